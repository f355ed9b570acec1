import { expect, test, vi } from 'vitest'

import { glide, placesIn } from '../src/boards/common/gliding.ts'

function thingAt(board: HTMLElement, left: number, top: number): HTMLElement {
  const thing = document.createElement('div')
  thing.dataset.place = ''
  Object.defineProperties(thing, { offsetLeft: { value: left, writable: true }, offsetTop: { value: top } })
  thing.animate = vi.fn()
  board.append(thing)
  return thing
}

test('only what lies elsewhere glides, from where it was; what is new drops in', () => {
  const board = document.createElement('div')
  const [stays, moves] = [thingAt(board, 0, 0), thingAt(board, 40, 0)]
  const before = placesIn(board)
  Object.assign(moves, { offsetLeft: 90 })
  const comes = thingAt(board, 40, 0)
  glide(before, placesIn(board), 300)
  expect(stays.animate).not.toHaveBeenCalled()
  expect(moves.animate).toHaveBeenCalledWith([{ transform: 'translate(-50px, 0px)' }, {}], expect.objectContaining({ duration: 300 }))
  expect(comes.animate).toHaveBeenCalledWith([{ transform: 'translateY(-24px)', opacity: 0 }, {}], expect.anything())
})
