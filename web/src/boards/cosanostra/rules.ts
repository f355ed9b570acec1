/** The rule that says what a thing does, for its help. */
import type { Deed, Influence, Trade } from '../../art/cosanostra/signs'
import type { Job } from './printed'

const DEEDS: Record<Deed, string> = {
  cash: 'CN-80',
  bash: 'CN-105',
  damage: 'CN-104',
  vandalism: 'CN-105',
  theft: 'CN-103',
  kill: 'CN-106',
  persuasion: 'CN-107',
  arson: 'CN-106',
  car_bomb: 'CN-106',
  assassination: 'CN-108',
  drive_by: 'CN-110',
  robbery: 'CN-130',
  trap: 'CN-134',
  laundering: 'CN-115',
  connections: 'CN-119',
  offer: 'CN-118',
  birthday: 'CN-117',
  racing: 'CN-116',
}
const CARDS: Record<Influence, string> = {
  snitch: 'CN-145',
  spy: 'CN-145',
  schemer: 'CN-147',
  emergency_doc: 'CN-150',
  henchman: 'CN-72',
  machine_pistol: 'CN-71',
  saboteur: 'CN-72',
  distraction: 'CN-71',
}
/** Those with an ability, or that count for a monopoly; all others only earn. */
const TRADES: Partial<Record<Trade, string>> = {
  lawyer: 'CN-151',
  politician: 'CN-21',
  cop: 'CN-74',
  drug_dealer: 'CN-164',
  pimp: 'CN-164',
  loan_shark: 'CN-164',
}

export const ruleOfJob = ({ deed }: Job): string => DEEDS[deed]
export const ruleOfInfluence = (card: Influence): string => CARDS[card]
export const ruleOfTrade = (trade: Trade): string => TRADES[trade] ?? 'CN-160'
