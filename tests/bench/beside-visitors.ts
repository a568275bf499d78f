import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from './server'
import type { Visits } from './visitors'

const PAGES = ['/', '/news', '/trainings', '/api/latestMatches']
/** From the start of the visitors until the task: their connections are open by then. */
const BEFORE_MS = 2000

/** Performs a task while so many visitors read a page a second each, from another process; what they had. */
export async function besideVisitors<Result>(
  server: Server,
  visitors: number,
  task: () => Promise<Result>,
): Promise<{ result: Result; visits: Visits }> {
  // What was written before has just changed the pages: here they are read, not made.
  for (const page of PAGES) await (await fetch(`${server.url}${page}`)).arrayBuffer()
  const reader = fork(path.join(import.meta.dirname, 'visitors.ts'))
  reader.send({ url: server.url, visitors, paths: PAGES })
  await once(reader, 'message')
  await pause(BEFORE_MS)
  try {
    const result = await task()
    reader.send('stop')
    const [visits] = (await once(reader, 'message')) as [Visits]
    return { result, visits }
  } finally {
    reader.kill()
  }
}
