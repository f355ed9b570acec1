import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, serializeExpression, type Entry, type Message } from '@fluent/syntax'
import { expect, test } from 'vitest'

import { EVENT_IDS } from '../src/art/capo/events'
import { isEventOurs, kindIds, kindOf, missionFacts } from '../src/art/capo/kinds'
import { MISSION_IDS } from '../src/art/capo/missions'
import { countOf, nothing } from '../src/boards/capo/count'
import { calm, follow, pace, Stage } from '../src/boards/capo/scene'
import { faceUp, type CapoView } from '../src/boards/capo/view'
import { keepPrinted } from '../src/protocol/printed'
import type { GameEvent } from '../src/protocol/types'
import { EventQueue, shownWith } from '../src/table/event-queue.svelte'
import moments from './fixtures/capo/moments.json'
import printed from './fixtures/capo/printed.json'
import story from './fixtures/capo/story.json'

const GAME = resolve(import.meta.dirname, '../../src/sitdown/games/capo')
const read = (path: string) => readFileSync(path, 'utf8')

/** The tables [[name]] of a TOML file whose values are words, numbers and yes or no. */
function tables(name: string): Record<string, string | number | boolean>[] {
  const parts = read(`${GAME}/data.toml`).split(/^\[\[(\w+)\]\]$/m)
  return parts
    .flatMap((part, at) => (at % 2 && part === name ? [parts[at + 1]!] : []))
    .map((text) =>
      Object.fromEntries(
        [...text.matchAll(/^(\w+) = ("[^"]*"|\d+|true|false)/gm)].map(([, key, value]) => [key, JSON.parse(value!)]),
      ),
    )
}

keepPrinted('capo', printed)

const MOMENTS = moments as unknown as Record<string, { view: CapoView; before: CapoView; events: GameEvent[] }>
const { judged } = MOMENTS
const { view, before, events } = judged!

test('cards and missions are those of the game', () => {
  const made = ({ provenance }: Record<string, unknown>) => provenance === 'X'
  const cards = tables('mafioso').map((one) => [one.id, one.symbols, one.stars, one.power, made(one)])
  const drawn = kindIds().map((id) => ({ id, ...kindOf(id) }))
  expect(drawn.map(({ id, symbols, stars, power, ours }) => [id, symbols.join(''), stars, power ?? '', ours])).toEqual(
    cards,
  )
  const missions = tables('mission').map((one) => {
    const { id, needs, stars, envelope } = one
    return [id, { needs, stars, envelope, ours: made(one) }]
  })
  expect(MISSION_IDS.map((id) => [id, missionFacts(id)])).toEqual(missions)
  expect(EVENT_IDS.map(isEventOurs)).toEqual(tables('event').map(made))
})

test('a crew counts what the game says, by the places of its cards', () => {
  const { view } = MOMENTS.play!
  expect(view.counts).toHaveLength(2 ** view.hand!.length)
  view.counts!.forEach(([stars, missing, , meets, wanted], slots) => {
    const places = view.hand!.flatMap((_, place) => (slots & (1 << place) ? [place] : []))
    const count = countOf(view, places)
    if (!slots) return expect(count).toBeNull()
    expect(count).toMatchObject({ stars, missing, meets, limit: view.mission.stars })
    expect(count!.wanted).toHaveLength(view.mission.needs.length)
    expect(count!.wanted.filter(({ met }) => met === 'no')).toHaveLength(missing)
    expect(count!.wanted.map(({ symbol }) => symbol).join('')).toBe(wanted.replaceAll(/[-+*]/g, ''))
  })
  expect(nothing(view).wanted.map(({ symbol, met }) => symbol + met)).toEqual(
    [...view.mission.needs].map((need) => `${need}no`),
  )
})

test('a crew that is laid counts as a whole; Vincenzo fills what is missing', () => {
  const { view } = MOMENTS.suspect!
  expect(countOf(view, [])).toMatchObject({ stars: view.count![0], missing: view.count![1], meets: view.count![3] })
  const helped: CapoView = { ...view, count: [2, 0, 0, true, 'B+?*I-'] }
  expect(countOf(helped, [])!.wanted).toEqual([
    { symbol: 'B', met: 'yes' },
    { symbol: '?', met: 'wild' },
    { symbol: 'I', met: 'no' },
  ])
})

test('of two cards that are alike one lies face up', () => {
  expect(faceUp(['K01', 'K01', 'K02'], ['K01', 'K02'])).toEqual([true, false, true])
})

/** What events do not tell: the own choices, what the rules make of an event, who is asked next, the end. */
const UNTOLD =
  'hand crew chosen full count counts to_turn_up suspects laid discards_known most_cards turn_up gain loss next_envelope phase over ending ranking'.split(
    ' ',
  )
const plain = (view: CapoView) => ({
  ...Object.fromEntries(Object.entries(view).filter(([field]) => !UNTOLD.includes(field))),
  players: view.players.map((player) => ({
    ...player,
    protected: false,
    deciding: false,
    ready: false,
    overview: view.phase === 'suspect' ? 'hat' : player.overview, // CA-25 turns them without a word
  })),
})

test('a whole game, event by event, leads from each view to the next', () => {
  const { first, parts } = story as unknown as { first: CapoView; parts: { events: GameEvent[]; view: CapoView }[] }
  let scene = calm(first)
  for (const { events, view } of parts) {
    scene = events.reduce(follow, scene)
    expect(plain({ ...scene.view, phase: view.phase })).toEqual(plain(view))
  }
  const heard = new Set(parts.flatMap(({ events }) => events.map(({ event }) => event)))
  for (const event of ['crew', 'turned_up', 'revealed', 'respect', 'shuffled', 'event']) expect(heard).toContain(event)
})

test('a round is settled step by step, and nothing of the next one is seen before it begins', () => {
  const stage = new Stage(before)
  for (const event of events) {
    const scene = stage.see(view, event)
    const later = ['round', 'mission', 'event'].includes(event.event)
    expect(scene.view.round).toBe(before.round + Number(later))
    if (event.event === 'respect') expect(scene.view.players[event.seat!]!.respect).toBe(event.now)
    if (event.event === 'revealed') expect(scene.view.players[event.seat!]!.crew_up).toEqual(event.cards)
    if (event.event === 'judged') expect(scene.view.players[event.seat!]!.overview).toBe(event.hat ? 'hat' : 'prison')
    if (event.event === 'judged') expect(scene.rats).toBe(1)
  }
  expect(stage.see(view, events.at(-1)!).view.hand).toEqual(view.hand)
  const last = stage.see(view, null)
  expect(last.held).toBe(false)
  expect(last.last).toEqual(view.players.map((player, seat) => player.respect - before.players[seat]!.at_start))
})

test('two who suspect each other at a sit-down put their pistols away', () => {
  const aimed = [0, 1].reduce(
    (scene, seat) => follow(scene, { event: 'suspects', seat, target: 1 - seat }),
    calm(before),
  )
  const voided = follow(aimed, { event: 'void', seat: 0, target: 1, rule: 'CA-80' })
  expect(voided.pistols.slice(0, 2).map((pistol) => pistol?.void)).toEqual([true, true])
})

test('what needs no look of its own passes together with what comes next', () => {
  expect(pace({ event: 'countdown' })).toBeGreaterThan(1000)
  expect(pace({ event: 'ready', seat: 3 })).toBe(0)
  const shown: (GameEvent | null)[] = []
  const queue = new EventQueue(pace)
  queue.play([{ event: 'ready', seat: 3 }, { event: 'crew', seat: 0, size: 2 }, events.at(-1)!])
  shown.push(queue.event)
  expect(shownWith(shown[0]!).map(({ event }) => event)).toEqual(['ready', 'crew', 'mission'])
  queue.finish()
})

/** The words of a message, as the file writes them. */
function messages(path: string, prefix: string): Map<string, string> {
  const body = parse(read(path), {}).body.filter((entry: Entry): entry is Message => entry.type === 'Message')
  return new Map(
    body.map(({ id, value }) => [
      id.name,
      (value?.elements ?? [])
        .map((part) => (part.type === 'TextElement' ? part.value : serializeExpression(part)))
        .join('')
        .replaceAll(prefix, '')
        .replaceAll(/\s+/g, ' '),
    ]),
  )
}

test.each(['en', 'nl'])('the board calls everything what the game calls it (%s)', (lang) => {
  const ours = messages(resolve(import.meta.dirname, `../src/words/capo.${lang}.ftl`), 'capo-')
  const theirs = messages(`${GAME}/${lang}.ftl`, 'capo-')
  const shared = [...ours.keys()].map((key) => key.replace('capo-', '')).filter((key) => theirs.has(key))
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.map((key) => [key, ours.get(`capo-${key}`)])).toEqual(shared.map((key) => [key, theirs.get(key)]))
})
