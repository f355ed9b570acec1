import { beforeEach, expect, test, vi } from 'vitest'
import { Layout } from '../src/boards/cosanostra/layout.svelte'

/** What each element would be told when it changes its size. */
const watched = new Map<Element, () => void>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void
      constructor(told: () => void) {
        this.#told = told
      }
      observe(element: Element) {
        watched.set(element, this.#told)
      }
      disconnect() {}
    },
  )
})

const sized = (element: HTMLElement, width: number, height: number) => {
  Object.defineProperty(element, 'clientWidth', { value: width, configurable: true })
  Object.defineProperty(element, 'clientHeight', { value: height, configurable: true })
  watched.get(element)!()
}

test('mats keep their size while deeds and offers come and go above them', () => {
  let round = 1
  const layout = new Layout(
    () => false,
    () => 2,
    () => 2,
    () => `${round}`,
  )
  const board = document.createElement('div')
  const cloth = document.createElement('div')
  const above = document.createElement('div')
  layout.seesBoard(board)
  layout.seesCloth(cloth)
  layout.seesAbove(above)
  sized(board, 960, 680)
  sized(cloth, 960, 410)
  sized(above, 932, 120)
  expect(layout.crowded).toBe(false)
  sized(above, 932, 200)
  expect(layout.crowded).toBe(true)
  sized(above, 932, 120)
  expect(layout.crowded).toBe(true)
  round = 2
  sized(above, 932, 121)
  expect(layout.crowded).toBe(false)
  sized(above, 932, 200)
  sized(board, 960, 700) // larger for what lies on it, in the same window
  sized(above, 932, 120)
  expect(layout.crowded).toBe(true)
  vi.stubGlobal('innerHeight', 1100)
  sized(board, 960, 900)
  sized(cloth, 960, 630)
  sized(above, 932, 120)
  expect(layout.crowded).toBe(false)
})
