import type { Payload, PayloadRequest } from 'payload'
import { atMost } from './at-most'
import { momentsDue } from './due-jobs'
import { keepState } from './process-state'

/** Jobs of one queue that run at once; a job is claimed only when a worker is free. */
const WORKERS = 3
/** How often the queues are searched for due jobs. */
const TICK_MS = 60_000
/** A claim older than this was abandoned by a process that died unseen; no job takes so long. */
const LEASE_MS = 15 * 60_000
/** A job abandoned so often probably crashes its process, and is not tried again. */
const MAX_ABANDONED = 20
/** How long a job that was given up is kept. */
const KEPT_MS = 30 * 86_400_000
const DELETE_MS = 86_400_000

interface Running {
  done: Promise<void>
  /** A job was added after this run had perhaps searched for the last time. */
  again: boolean
}
interface Runner {
  running: Map<string, Running>
  stopping: boolean
  timers: NodeJS.Timeout[]
}

// On globalThis: two bundles may each hold this module, and only one of them may run a queue.
const shared = globalThis as typeof globalThis & { akademiaJobs?: Map<Payload, Runner> }
const runners = (shared.akademiaJobs ??= new Map())
const runnerOf = (payload: Payload): Runner => {
  const known = runners.get(payload) ?? { running: new Map(), stopping: false, timers: [] }
  runners.set(payload, known)
  return known
}
const endTimers = ({ timers }: Runner): void => timers.forEach((timer) => clearInterval(timer))
const forget = () => {
  runners.forEach(endTimers)
  runners.clear()
}
keepState({ name: 'runners of jobs', size: () => runners.size, forget })

/** Retries with doubling pauses: after 1, 2, 4 … minutes, the last after 8.5 hours; then the job is given up. */
export const PATIENT_RETRIES = { attempts: 9, backoff: { type: 'exponential', delay: 60_000 } } as const

/**
 * Runs the due jobs of a queue, also those added meanwhile. One run of a queue at a time: a second caller waits for the
 * run under way. Does nothing once the process is stopping; the next start runs what is left.
 */
export function runQueue(payload: Payload, queue: string): Promise<void> {
  const runner = runnerOf(payload)
  if (runner.stopping) return Promise.resolve()
  const present = runner.running.get(queue)
  if (present) {
    present.again = true
    return present.done
  }
  const run: Running = { again: true, done: Promise.resolve() }
  run.done = (async () => {
    try {
      await releaseAbandoned(payload, queue)
      while (run.again && !runner.stopping) {
        run.again = false
        const workers = Array.from({ length: WORKERS }, () => runWorker(payload, queue, runner))
        // Every worker is waited for: the next run would take the job of one that still works for abandoned.
        const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
        if (failed) throw failed.reason
      }
    } finally {
      runner.running.delete(queue)
    }
  })()
  runner.running.set(queue, run)
  return run.done
}

/** Runs one due job after another, each claimed alone: a killed process abandons at most one a worker. */
async function runWorker(payload: Payload, queue: string, runner: Runner): Promise<void> {
  while (!runner.stopping) {
    const ran = await payload.jobs.run({ queue, limit: 1, silent: true, overrideAccess: true })
    if (!ran.jobStatus || Object.keys(ran.jobStatus).length === 0) return
  }
}

interface StoredJob {
  id: string
  error?: { cancelled?: boolean } | null
  hasError?: boolean | null
  log?: { state: string }[] | null
  totalTried?: number | null
  updatedAt: string
}

/** Whether Payload gave a job up before its tries were used up: the statement that records a try had failed. */
const isUnrecorded = ({ error, hasError, log, totalTried }: StoredJob): boolean =>
  Boolean(hasError) &&
  !error?.cancelled &&
  (totalTried ?? 0) < MAX_ABANDONED &&
  (log ?? []).filter(({ state }) => state === 'failed').length <= PATIENT_RETRIES.attempts

/**
 * Releases the jobs whose runner died, and those whose end could not be recorded. On SQLite the file has one process and
 * the queue one run: every claim from before it was abandoned. On MongoDB, every claim of a dead process, or of LEASE_MS ago.
 */
async function releaseAbandoned(payload: Payload, queue: string): Promise<void> {
  const before = new Date(Date.now() - LEASE_MS).toISOString()
  const left = { processing: { equals: true } }
  const { orphanedJobs } = payload.db as { orphanedJobs?: (queue: string) => Promise<string[]> }
  const orphans = (await orphanedJobs?.(queue)) ?? []
  const { docs } = await payload.db.find<StoredJob>({
    collection: 'payload-jobs',
    where: {
      and: [
        { queue: { equals: queue } },
        { completedAt: { exists: false } },
        {
          or: [
            payload.db.name === 'sqlite' ? left : { and: [left, { updatedAt: { less_than: before } }] },
            { and: [left, { id: { in: orphans } }] },
            { hasError: { equals: true } },
          ],
        },
      ],
    },
    pagination: false,
    limit: 0,
  })
  for (const job of docs) {
    if (job.hasError && !isUnrecorded(job)) continue
    const { id, updatedAt } = job
    const tried = (job.totalTried ?? 0) + 1
    const givenUp = tried >= MAX_ABANDONED
    payload.logger.warn(`Job ${id} was left unfinished and is ${givenUp ? 'given up' : 'taken up again'}`)
    await payload.db.updateMany({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] },
      data: { processing: false, totalTried: tried, hasError: givenUp },
      returning: false,
    })
  }
}

/** Deletes finished jobs, and those given up long ago: their input holds the texts of e-mails. */
async function deleteOld(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      or: [
        { completedAt: { exists: true } },
        { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before } }] },
      ],
    },
  })
}

/**
 * Runs these queues now and every minute, what is due between at its moment, and deletes old jobs now and every day.
 */
export function startJobs(payload: Payload, queues: readonly string[]): void {
  const runner = runnerOf(payload)
  const noted = (what: string) => (err: unknown) => payload.logger.error({ err, msg: what })
  const run = (queue: string) => void runQueue(payload, queue).catch(noted(`queue ${queue}`))
  const runDue = async () => {
    for (const { queue, inMs } of await momentsDue(payload, queues, TICK_MS))
      setTimeout(run, inMs, queue).unref()
  }
  const tick = () => {
    queues.forEach(run)
    void runDue().catch(noted('jobs of the next minute'))
  }
  const drop = () => void deleteOld(payload).catch(noted('finished jobs'))
  endTimers(runner)
  runner.stopping = false
  runner.timers = [setInterval(tick, TICK_MS), setInterval(drop, DELETE_MS)]
  runner.timers.forEach((timer) => timer.unref())
  drop()
  tick()
}

/** Starts no further job and waits for those under way, at most so long; the next start runs the rest. */
export async function stopJobs(payload: Payload, withinMs: number): Promise<void> {
  const runner = runnerOf(payload)
  runner.stopping = true
  endTimers(runner)
  await atMost(withinMs, Promise.allSettled([...runner.running.values()].map(({ done }) => done)))
}

/** Stores in a job's input what it has done so far, so that a repeated run does not do it twice. */
export const noteProgress = async (
  req: PayloadRequest,
  job: { id: number | string; input?: unknown },
  done: object,
): Promise<void> => {
  job.input = { ...(job.input as object), ...done }
  const data = { input: job.input }
  await req.payload.db.updateOne({ collection: 'payload-jobs', id: job.id, data, returning: false, req })
}
