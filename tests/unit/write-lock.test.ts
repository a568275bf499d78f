import { expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { WriteLock } from '@/db/sqlite/write-lock'

test('the write lock refuses a writer who has waited too long with 503 and a Slovak sentence, and lets the others pass', async () => {
  const lock = new WriteLock(20)
  const release = await lock.acquire()
  await expect(lock.acquire()).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/Skúste/),
  })
  release()
  await expect(lock.acquire()).resolves.toBeInstanceOf(Function)
  expect(lock.figures.refused).toBe(1)
})

test('the write lock lets writers in one at a time, in the order they came', async () => {
  const lock = new WriteLock(1000)
  const order: number[] = []
  let inside = 0
  const write = async (who: number) => {
    const release = await lock.acquire()
    inside += 1
    expect(inside).toBe(1)
    order.push(who)
    await pause(1)
    inside -= 1
    release()
  }
  await Promise.all([1, 2, 3, 4, 5].map(write))
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(lock.figures.longestQueue).toBe(4)
})

test('a second release of the write lock by the same writer does not let two in', async () => {
  const lock = new WriteLock(30)
  const first = await lock.acquire()
  const second = lock.acquire()
  const third = lock.acquire()
  first()
  first()
  await second
  await expect(third).rejects.toMatchObject({ status: 503 })
})
