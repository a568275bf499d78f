import { afterAll, expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { NOTICE_QUEUE } from '@/features/notifications/notices/commands'
import { startJobs, stopJobs } from '@/lib/jobs'
import { setUpAcademy } from '../support/academy'

// When a queue runs that nobody has set a timer for: by a process that died, or more than a minute ago.

const academy = setUpAcademy()
afterAll(() => stopJobs(academy.payload, 5_000))

test('what a dead process had queued for the next minute runs at its moment', async () => {
  const { payload } = academy
  const waitUntil = new Date(Date.now() + 2_000)
  const { id } = await payload.jobs.queue({
    ...({ task: 'tellNotices', input: {}, queue: NOTICE_QUEUE } as const),
    waitUntil,
    overrideAccess: true,
  })
  const left = () => payload.db.count({ collection: 'payload-jobs', where: { id: { equals: id } } })
  startJobs(payload, [NOTICE_QUEUE])
  await pause(1_000)
  expect(await left()).toEqual({ totalDocs: 1 })
  for (const until = Date.now() + 10_000; Date.now() < until && (await left()).totalDocs > 0;)
    await pause(100)
  expect(await left()).toEqual({ totalDocs: 0 })
})
