import { LRUCache } from 'lru-cache'
import { kept } from './process-state'

/** A task was not begun: its lane is paused, or has had no free place for too long. */
export class LaneClosed extends Error {
  constructor(
    /** Milliseconds until it is worth another try. */
    readonly afterMs: number,
  ) {
    super('The lane is closed')
  }
}

interface LaneRules {
  /** Tasks of one lane that run at once, once it has been quick. */
  running: number
  /** The same of a lane that is new, slow or failing, so that it takes few of those who could do something else. */
  untrusted: number
  /** A task that takes longer makes its lane slow. */
  slowMs: number
  /** How long a task waits for a place before it throws LaneClosed. */
  waitMs: number
  /** Failures in a row after which a lane is paused. */
  failures: number
  /** The first pause; each failure of a task begun after a pause doubles the next one. */
  pauseMs: number
  maxPauseMs: number
}

interface Lane {
  active: number
  line: Set<() => void>
  isTrusted: boolean
  failed: number
  /** When the last pause began. */
  pausedAt: number
  pausedUntil: number
}

/** More lanes than any club sends to; the least used are forgotten. */
const MAX_LANES = 10_000
/** What a task that found no place is told to wait. */
const FULL_MS = 5_000

/**
 * Lanes by name, such as the servers something is sent to: what is slow or fails in one holds up no other. In this
 * process only.
 */
export const createLanes = (what: string, rules: LaneRules) => {
  const lanes = kept(`lanes of ${what}`, new LRUCache<string, Lane>({ max: MAX_LANES }))
  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? {
      active: 0,
      line: new Set(),
      isTrusted: false,
      failed: 0,
      pausedAt: 0,
      pausedUntil: 0,
    }
    lanes.set(name, lane)
    return lane
  }
  const requireOpen = ({ pausedUntil }: Lane): void => {
    const left = pausedUntil - Date.now()
    if (left > 0) throw new LaneClosed(left)
  }
  const pauseLane = (lane: Lane, ms: number): void => {
    lane.pausedAt = Date.now()
    lane.pausedUntil = Math.max(lane.pausedUntil, lane.pausedAt + Math.min(ms, rules.maxPauseMs))
  }
  /** Lets those in first who have waited longest, as many as there are places. */
  const admit = (lane: Lane): void => {
    for (const take of lane.line) {
      if (lane.active >= (lane.isTrusted ? rules.running : rules.untrusted)) return
      lane.line.delete(take)
      lane.active += 1
      take()
    }
  }
  const enter = (lane: Lane): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        lane.line.delete(take)
        reject(new LaneClosed(FULL_MS))
      }, rules.waitMs)
      const take = () => {
        clearTimeout(late)
        resolve()
      }
      lane.line.add(take)
      admit(lane)
    })
  return {
    /** Runs a task in a lane. Throws LaneClosed without beginning it. */
    run: async <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
      const lane = laneOf(name)
      requireOpen(lane)
      await enter(lane)
      const begun = Date.now()
      try {
        // A pause may have begun while it waited.
        requireOpen(lane)
        const result = await task()
        lane.isTrusted = Date.now() - begun < rules.slowMs
        return result
      } finally {
        lane.active -= 1
        admit(lane)
      }
    },
    /** Begins no task of a lane for so long. */
    pause: (name: string, ms: number): void => pauseLane(laneOf(name), ms),
    /**
     * Notes a failure of the lane itself, of a task that was begun at `begun`; several in a row pause it. Tasks that ran
     * when a pause began tell of the same bad moment: they make it no longer, nor the next one.
     */
    failed: (name: string, begun: number): void => {
      const lane = laneOf(name)
      lane.isTrusted = false
      if (begun <= lane.pausedAt) return
      lane.failed += 1
      const beyond = lane.failed - rules.failures
      if (beyond >= 0) pauseLane(lane, rules.pauseMs * 2 ** Math.min(beyond, 20))
    },
    /** Notes that the lane works: failures before no longer count. */
    worked: (name: string): void => {
      laneOf(name).failed = 0
    },
    /** Forgets everything about the lanes (tests). */
    reset: (): void => lanes.clear(),
  }
}
