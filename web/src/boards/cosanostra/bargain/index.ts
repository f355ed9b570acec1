/** What the bargaining table gives the board of La Cosa Nostra: `...bargain` in it, and Bargain.svelte on its felt. */
import type { Board } from '../../../table/board'
import Deals from './Deals.svelte'
import type { CosaView } from '../view'

export { default as Bargain } from './Bargain.svelte'

const ASIDE = /^(take_back|offer_\w+|give_\w+|ask_\w+|tag|accept|reject|withdraw)$/
/** Milliseconds, as section 8 of the rules gives people. */
const QUICK = 3000
const SLOW = 6000
const WINDOWS: Record<string, number> = { spying: QUICK, scheme: QUICK, rob: SLOW, trap: SLOW, doctor: SLOW }
const BREACHES = ['broke_promise']
const THREATS = ['carried_out_threat', 'empty_threat']
const DEALS = ['offered', 'rejected', 'withdrawn', 'expired', 'exchanged', 'took_back']
const TOLD = [...DEALS, 'kept_promise', ...THREATS, ...BREACHES]

export const bargain: Pick<Board<CosaView>, 'aside' | 'reaction' | 'deals'> = {
  aside: ({ kind }) => ASIDE.test(kind),
  reaction: ({ phase }) => (WINDOWS[phase] ? { time: WINDOWS[phase], silence: 'pass' } : null),
  deals: {
    component: Deals,
    waiting: ({ offers, you }) => offers.filter(({ to }) => to === you).length,
    events: TOLD,
    breaches: BREACHES,
  },
}
