import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import Table from '../src/pages/Table.svelte'
import { keep } from '../src/protocol/keys.ts'
import type { Shown } from '../src/protocol/types'
import { place } from '../src/router.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'
import fixture from './fixtures/table/maffiosi.json'
import { aShown, aTable, frameAtOnce, Wire } from './table-line'

const chair = (name: string) => ({ kind: 'person' as const, name, level: '', away: false, resigned: false, hints: 0 })
const table = (more = {}) => aTable({ chairs: ['Rosa', 'Enzo', 'Gina', 'Nino'].map(chair), ...more })
const moment = fixture.moments[0]!
const shown = (more: Partial<Shown> = {}) =>
  aShown({
    view: moment.view as never,
    legal: moment.legal,
    labels: moment.labels,
    turn: moment.turn,
    prompt: moment.prompt,
    ...more,
  })

vi.setConfig({ testTimeout: 30_000 })

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('requestAnimationFrame', frameAtOnce)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(fixture.game)))
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never
  HTMLDialogElement.prototype.showModal ??= () => {}
  Wire.all = []
  await speak('en')
})
afterEach(() => vi.unstubAllGlobals())

/** Boards are loaded when they are needed. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
const things = () => document.querySelectorAll('.felt [data-object]')

describe('the page of a table', () => {
  test('says what is to be done, lights it, and lists every choice by its name', async () => {
    keep('T', { seats: { [moment.seat]: 'k' } })
    render(Table, { id: 'T' })
    Wire.last.greet(moment.seat)
    Wire.last.say(table(), shown())
    await soon(() => expect(document.querySelectorAll('.felt .open').length).toBeGreaterThan(0))
    expect(document.querySelector('.prompt')?.textContent).toContain(moment.prompt)
    screen.getByRole('tab', { name: 'Choices' }).click()
    await tick()
    expect(document.querySelectorAll('.choice-button')).toHaveLength(moment.legal.length)
  })

  test('draws a curtain between two hands, with nothing of either behind it', async () => {
    keep('T', { seats: { 0: 'a', 1: 'b' } })
    render(Table, { id: 'T' })
    const [rosa, enzo] = Wire.all
    for (const [seat, wire] of [rosa!, enzo!].entries()) {
      wire.greet(seat)
      wire.say(table(), shown({ turn: [0], legal: seat ? [] : moment.legal }))
    }
    await soon(() => expect(screen.getByText('Pass the device to Rosa')).toBeTruthy())
    expect(things()).toHaveLength(0)
    screen.getByRole('button', { name: 'I am Rosa' }).click()
    await soon(() => expect(things().length).toBeGreaterThan(0))
    rosa!.say(shown({ number: 2, question: 2, turn: [1], legal: [] }))
    enzo!.say(shown({ number: 2, question: 2, turn: [1] }))
    await soon(() => expect(screen.getByText('Pass the device to Enzo')).toBeTruthy())
    expect(things()).toHaveLength(0)
  })

  test('keeps the curtain up when the other of two who must choose hears of it first', async () => {
    keep('T', { seats: { 0: 'a', 1: 'b' } })
    render(Table, { id: 'T' })
    const [rosa, enzo] = Wire.all
    for (const [seat, wire] of [rosa!, enzo!].entries()) {
      wire.greet(seat)
      wire.say(table(), shown({ turn: [0], legal: seat ? [] : moment.legal }))
    }
    await soon(() => screen.getByRole('button', { name: 'I am Rosa' }).click())
    await soon(() => expect(things().length).toBeGreaterThan(0))
    for (const wire of [rosa!, enzo!]) wire.say(shown({ number: 2, question: 2, turn: [2], legal: [] }))
    enzo!.say(shown({ number: 3, question: 3, turn: [0, 1] }))
    await tick()
    expect(screen.queryByText('Pass the device to Enzo')).toBeNull()
    rosa!.say(shown({ number: 3, question: 3, turn: [0, 1] }))
    await tick()
    expect(screen.queryByText('Pass the device to Enzo')).toBeNull()
  })

  test('offers chairs by link while people gather', async () => {
    keep('T', { seats: { 0: 'k' }, invitations: { 1: 'secret' } })
    render(Table, { id: 'T' })
    Wire.last.greet(0)
    const open = { ...chair(''), kind: 'open' as const }
    Wire.last.say(table({ phase: 'gathering', chairs: [chair('Rosa'), open] }))
    await soon(() => expect(screen.getByLabelText('Invite somebody to this chair')).toBeTruthy())
    expect((screen.getByLabelText('Invite somebody to this chair') as HTMLInputElement).value).toContain(
      't/T#invite=secret',
    )
  })

  test('ends with the ranking and the seal of the deal', async () => {
    keep('T', { seats: { 0: 'k' } })
    render(Table, { id: 'T' })
    Wire.last.greet(0)
    const end = fixture.moments.at(-1)!
    Wire.last.say(
      table({ phase: 'over' }),
      shown({
        view: end.view as never,
        legal: [],
        turn: [],
        over: true,
        result: { ranking: [2, 1, 3, 4], scores: [11, 20, 5, 1] },
      }),
    )
    await soon(() => expect(screen.getByRole('heading', { name: 'Enzo wins' })).toBeTruthy())
    expect(document.querySelector('.seal')?.textContent).toBe('f203')
    expect(document.querySelectorAll('.ending li')).toHaveLength(4)
  })

  test('lets a guest with an invitation see a closed table and sit down', async () => {
    const open = { ...chair(''), kind: 'open' as const }
    const gathering = table({ phase: 'gathering', chairs: [chair('Rosa'), open] })
    const asked = vi.fn(async (address: URL | string) => {
      const sits = String(address).endsWith('/sit')
      return new Response(JSON.stringify(sits ? { seat: 1, key: 'mine' } : gathering), { status: sits ? 201 : 200 })
    })
    vi.stubGlobal('fetch', asked)
    place.fragment = 'invite=secret'
    render(Table, { id: 'T' })
    place.fragment = ''
    Wire.last.greet(null)
    Wire.last.break(4003)
    await soon(() => expect(screen.getByText('A chair is kept for you.')).toBeTruthy())
    screen.getByRole('button', { name: 'Sit down' }).click()
    await soon(() => expect(Wire.all).toHaveLength(2))
    Wire.last.greet(1)
    expect(Wire.last.sent[0]).toMatchObject({ type: 'join', key: 'mine' })
  })

  test('says that a table is closed to this link', async () => {
    render(Table, { id: 'T' })
    Wire.last.greet(null)
    Wire.last.break(4003)
    await soon(() => expect(screen.getByText(/this one is not valid/)).toBeTruthy())
  })
})
