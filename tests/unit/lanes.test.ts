import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createLanes, LaneClosed } from '@/lib/lanes'

const RULES = {
  running: 3,
  untrusted: 1,
  slowMs: 50,
  waitMs: 40,
  failures: 2,
  pauseMs: 60,
  maxPauseMs: 200,
} as const

// The clock of these tests moves only when they move it: a busy machine changes nothing.
beforeAll(() => {
  jest.useFakeTimers()
})
afterAll(() => {
  jest.useRealTimers()
})

/** Work of so many milliseconds. */
const work = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** So many milliseconds go by. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** How long a task that was not begun is told to wait; undefined of one that was. */
const closed = (task: Promise<unknown>) =>
  task.then(
    () => undefined,
    (error: unknown) => (error instanceof LaneClosed ? error.afterMs : Promise.reject(error)),
  )

test('a new lane takes one task at a time, a quick one three, a slow one one again', async () => {
  const lanes = createLanes('tests', { ...RULES, waitMs: 10_000 })
  let most = 0
  let active = 0
  const task = (ms: number) => async () => {
    active += 1
    most = Math.max(most, active)
    await work(ms)
    active -= 1
  }
  const together = async (ms: number, tasks: number) => {
    most = 0
    const all = Promise.all(Array.from({ length: tasks }, () => closed(lanes.run('a', task(ms)))))
    await pass(ms * tasks)
    expect(await all).toEqual(Array.from({ length: tasks }, () => undefined))
    return most
  }
  expect(await together(30, 1)).toBe(1)
  lanes.reset()
  expect(await together(30, 4)).toBe(3)
  expect(await together(5, 4)).toBe(3)
  expect(await together(60, 1)).toBe(1)
  expect(await together(60, 2)).toBe(1)
})

test('who finds no place in time goes away, and others pass', async () => {
  const lanes = createLanes('tests', RULES)
  const first = closed(lanes.run('a', () => work(120)))
  const second = closed(lanes.run('a', () => work(1)))
  expect(await lanes.run('b', async () => 'other')).toBe('other')
  await pass(40)
  expect(await second).toBeGreaterThan(0)
  await pass(80)
  expect(await first).toBeUndefined()
  expect(await lanes.run('a', async () => 'again')).toBe('again')
})

test('after failures in a row nothing is begun for a while that grows', async () => {
  const lanes = createLanes('tests', { ...RULES, maxPauseMs: 400 })
  const fails = () => lanes.failed('a', Date.now())
  const left = () => closed(lanes.run('a', async () => 1))
  fails()
  expect(await left()).toBeUndefined()
  fails()
  expect(await left()).toBe(60)
  await pass(59)
  expect(await left()).toBe(1)
  await pass(1)
  expect(await left()).toBeUndefined()
  fails()
  expect(await left()).toBe(120)
  await pass(120)
  expect(await left()).toBeUndefined()
  lanes.worked('a')
  fails()
  expect(await left()).toBeUndefined()
})

test('tasks that ran when a pause began make neither it nor the next one longer', async () => {
  const lanes = createLanes('tests', { ...RULES, running: 8, untrusted: 8, pauseMs: 200, maxPauseMs: 60_000 })
  const left = () => closed(lanes.run('a', async () => 1))
  const dead = async () => {
    const begun = Date.now()
    await lanes.run('a', () => work(20))
    lanes.failed('a', begun)
  }
  const begun = Date.now()
  const all = Promise.all(Array.from({ length: 8 }, dead))
  await pass(20)
  await all
  expect(await left()).toBe(200)
  await pass(200)
  // One of them took longer than the pause.
  lanes.failed('a', begun)
  expect(await left()).toBeUndefined()
  lanes.failed('a', Date.now())
  expect(await left()).toBe(400)
})

test('a pause that begins while somebody waits holds for them, and is never longer than the longest', async () => {
  const lanes = createLanes('tests', RULES)
  const first = closed(lanes.run('a', () => work(20)))
  const second = closed(lanes.run('a', async () => 'begun'))
  await pass(1)
  lanes.pause('a', 1_000_000)
  await pass(19)
  expect(await first).toBeUndefined()
  expect(await second).toBe(181)
})

test('a task that throws gives its place back', async () => {
  const lanes = createLanes('tests', RULES)
  const fails = () => lanes.run('a', () => Promise.reject(new Error('x')))
  for (let tries = 0; tries < 5; tries += 1) await expect(fails()).rejects.toThrow('x')
  expect(await lanes.run('a', async () => 1)).toBe(1)
})
