import type { Payload } from 'payload'
import { writeFigures } from '@/db/sqlite/adapter'

/**
 * Runs a task and prints how long it took and, on SQLite, the longest time it kept other writers waiting. The figures are to
 * be read; nothing asserts them.
 */
export async function timed<Result>(
  payload: Payload,
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const figures = writeFigures(payload.db)
  if (figures) figures.longestHoldMs = 0
  const began = performance.now()
  const result = await task()
  const took = Math.round(performance.now() - began)
  const held = figures ? `, write lock at most ${Math.round(figures.longestHoldMs)} ms` : ''
  process.stdout.write(`${what}: ${took} ms${held}\n`)
  return result
}
