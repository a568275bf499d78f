import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { keepState } from './process-state'

/** How long a conflicting write is repeated before its error is thrown: as long as a writer of SQLite waits for its turn. */
const GIVE_UP_MS = 10_000
/** The first pause is at most this long, and each further one at most twice as long as the one before. */
const FIRST_PAUSE_MS = 8
const LONGEST_PAUSE_MS = 100
/** How long a repeated write waits at most until the one before it in this process is done. */
const TURN_MS = 1000

/** Whether MongoDB gave an error this label. By shape: a production build holds the driver's classes in several bundles. */
export const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof Error &&
  'hasErrorLabel' in error &&
  typeof error.hasErrorLabel === 'function' &&
  error.hasErrorLabel(label) === true

/** MaxTimeMSExpired and ExceededTimeLimit: the server has ended a statement, which has changed nothing. */
const ENDED = [50, 262]

/**
 * Whether two writers conflicted, or the server ended a statement that waited too long, and the write may be repeated
 * (MongoDB; on SQLite writers queue).
 */
export const isTransient = (error: unknown): boolean =>
  hasLabel(error, 'TransientTransactionError') ||
  (error instanceof Error && 'code' in error && ENDED.includes(error.code as number))

/** What the running try has met, and whether its task is being repeated. */
interface Try {
  conflict?: unknown
  isRepeated: boolean
}
/** On globalThis: a production build holds this module in several bundles. */
const shared = globalThis as typeof globalThis & {
  akademiaTries?: AsyncLocalStorage<Try>
  /** Settles when every write that is being repeated in this process has ended. */
  akademiaRepeated?: Promise<unknown>
}
const tries = (shared.akademiaTries ??= new AsyncLocalStorage<Try>())
keepState({
  name: 'repeated writes',
  size: () => Number(shared.akademiaRepeated !== undefined),
  forget: () => (shared.akademiaRepeated = undefined),
})

/**
 * Waits until the writes that are being repeated in this process have ended, a second at most; returns what lets the next
 * one begin. In any order they would only meet each other again, and somebody would lose every time.
 */
async function takeTurn(): Promise<() => void> {
  const before = shared.akademiaRepeated
  let end: () => void = () => undefined
  const own = new Promise<void>((resolve) => (end = resolve))
  shared.akademiaRepeated = Promise.all([before, own]).then(() => undefined)
  await Promise.race([before, pause(TURN_MS, undefined, { ref: false })])
  return end
}

/**
 * Records that a statement of the running try failed because of another writer. Payload turns such errors into others
 * (a bulk update collects them as texts, its REST as responses), which no longer say so.
 */
export const noteConflict = (error: unknown): void => {
  const running = tries.getStore()
  if (running && isTransient(error)) running.conflict = error
}

/** A random pause: with equal ones the same writers would meet again. */
const pauseBefore = (attempt: number): Promise<void> =>
  pause(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt))

/**
 * Runs a task and, while it fails because of another writer, runs it again after a growing random pause, for ten seconds
 * at most (`withinMs`); then throws the conflict (`isTransient`). Tasks of one process are repeated one after another. The
 * task must be safe to run again. `hasFailed` says of a result whether it stands for a failure; without it only an error
 * does.
 */
export async function retryConflicts<Result>(
  task: () => Promise<Result>,
  hasFailed: (result: Result) => boolean = () => false,
  withinMs = GIVE_UP_MS,
): Promise<Result> {
  const until = Date.now() + withinMs
  // Who is repeated as a part of another task has that one's turn.
  let isRepeated = tries.getStore()?.isRepeated ?? false
  let endTurn: (() => void) | undefined
  try {
    for (let attempt = 0; ; attempt += 1) {
      const running: Try = { isRepeated }
      try {
        const result = await tries.run(running, task)
        if (running.conflict === undefined || !hasFailed(result) || Date.now() > until) return result
      } catch (error) {
        const conflict = isTransient(error) ? error : running.conflict
        if (conflict === undefined) throw error
        if (Date.now() > until) {
          noteConflict(conflict)
          throw conflict
        }
      }
      if (!isRepeated) endTurn = await takeTurn()
      isRepeated = true
      await pauseBefore(attempt)
    }
  } finally {
    endTurn?.()
  }
}
