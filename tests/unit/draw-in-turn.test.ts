import { expect, test } from '@jest/globals'
import { drawInTurn } from '@/lib/draw-in-turn'

/** A drawing that ends when it is told to. */
const held = () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { draw: () => ended, end }
}

test('a page does not wait for a list, and lists wait for each other', async () => {
  const list = held()
  const done: string[] = []
  const first = drawInTurn(list.draw, 'list').then(() => done.push('first list'))
  const second = drawInTurn(async () => undefined, 'list').then(() => done.push('second list'))
  await drawInTurn(async () => undefined)
  done.push('page')
  list.end()
  await Promise.all([first, second])
  expect(done).toEqual(['page', 'first list', 'second list'])
})

test('of many lists the last one is asked to come later; a page is still drawn', async () => {
  const list = held()
  const waiting = Array.from({ length: 6 }, () => drawInTurn(list.draw, 'list'))
  await expect(drawInTurn(list.draw, 'list')).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('Skúste to o chvíľu'),
  })
  expect(await drawInTurn(async () => 'page')).toBe('page')
  list.end()
  await Promise.all(waiting)
})
