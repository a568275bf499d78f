import { expect, test } from '@jest/globals'
import { inThread } from '@/lib/thread'

/** A thread with this code. */
const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${code}`)}`,
  )
const LIMITS = { megabytes: 64, ms: 20_000 }

test('a thread gets what it is given and gives what it sends first', async () => {
  const code =
    'parentPort.postMessage([workerData.day.getTime(), workerData.bytes.length]); parentPort.postMessage(2)'
  const data = { day: new Date(86_400_000), bytes: Buffer.from('abc') }
  expect(await inThread(thread(code), data, LIMITS)).toEqual([86_400_000, 3])
})

test.each([
  ['fails', 'throw new RangeError("no such cell")', /no such cell/],
  ['ends without a word', '', /sent nothing/],
  ['keeps more than it may', 'const kept = []; for (;;) kept.push(new Array(10_000).fill(0.5))', /memory/],
])('a thread that %s is an error, and this process goes on', async (_, code, message) => {
  await expect(inThread(thread(code), null, LIMITS)).rejects.toThrow(message)
})

test('a thread that has no end is ended', async () => {
  const begun = Date.now()
  await expect(inThread(thread('for (;;);'), null, { ...LIMITS, ms: 300 })).rejects.toThrow(/too long/)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(290)
})
