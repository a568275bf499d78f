import { expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
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

const closed = (task: Promise<unknown>) =>
  task.then(
    () => undefined,
    (error: unknown) => (error instanceof LaneClosed ? error.afterMs : Promise.reject(error)),
  )

test('a new lane takes one task at a time, a quick one three, a slow one one again', async () => {
  const lanes = createLanes({ ...RULES, slowMs: 400, waitMs: 10_000 })
  let most = 0
  let active = 0
  const task = (ms: number) => async () => {
    active += 1
    most = Math.max(most, active)
    await pause(ms)
    active -= 1
  }
  const together = async (ms: number) => {
    most = 0
    await Promise.all([1, 2, 3, 4].map(() => closed(lanes.run('a', task(ms)))))
    return most
  }
  expect(await together(30)).toBe(3)
  expect(await together(5)).toBe(3)
  await lanes.run('a', task(450))
  most = 0
  const slow = [1, 2].map(() => closed(lanes.run('a', task(450))))
  await Promise.all(slow)
  expect(most).toBe(1)
})

test('who finds no place in time goes away, and others pass', async () => {
  const lanes = createLanes(RULES)
  const first = lanes.run('a', () => pause(120, 'done'))
  const second = closed(lanes.run('a', () => pause(1)))
  expect(await lanes.run('b', async () => 'other')).toBe('other')
  expect(await second).toBeGreaterThan(0)
  expect(await first).toBe('done')
  expect(await lanes.run('a', async () => 'again')).toBe('again')
})

test('after failures in a row nothing is begun for a while that grows', async () => {
  const lanes = createLanes({ ...RULES, maxPauseMs: 400 })
  const fails = () => lanes.failed('a', Date.now())
  const left = () => closed(lanes.run('a', async () => 1))
  fails()
  expect(await left()).toBeUndefined()
  fails()
  expect(await left()).toBeLessThanOrEqual(60)
  await pause(70)
  expect(await left()).toBeUndefined()
  fails()
  expect(await left()).toBeGreaterThan(60)
  await pause(130)
  expect(await left()).toBeUndefined()
  lanes.worked('a')
  fails()
  expect(await left()).toBeUndefined()
})

test('tasks that ran when a pause began make neither it nor the next one longer', async () => {
  const lanes = createLanes({ ...RULES, running: 8, untrusted: 8, pauseMs: 200, maxPauseMs: 60_000 })
  const left = () => closed(lanes.run('a', async () => 1))
  const dead = async () => {
    const begun = Date.now()
    await lanes.run('a', () => pause(20))
    lanes.failed('a', begun)
  }
  const begun = Date.now()
  await Promise.all(Array.from({ length: 8 }, dead))
  expect(await left()).toBeLessThanOrEqual(200)
  await pause(210)
  // One of them took longer than the pause.
  lanes.failed('a', begun)
  expect(await left()).toBeUndefined()
  lanes.failed('a', Date.now())
  const next = await left()
  expect(next).toBeGreaterThan(200)
  expect(next).toBeLessThanOrEqual(400)
})

test('a pause that begins while somebody waits holds for them, and is never longer than the longest', async () => {
  const lanes = createLanes(RULES)
  const first = lanes.run('a', () => pause(20))
  const second = closed(lanes.run('a', async () => 'begun'))
  await pause(1)
  lanes.pause('a', 1_000_000)
  await first
  expect(await second).toBeLessThanOrEqual(200)
})

test('a task that throws gives its place back', async () => {
  const lanes = createLanes(RULES)
  const fails = () => lanes.run('a', () => Promise.reject(new Error('x')))
  for (let tries = 0; tries < 5; tries += 1) await expect(fails()).rejects.toThrow('x')
  expect(await lanes.run('a', async () => 1)).toBe(1)
})
