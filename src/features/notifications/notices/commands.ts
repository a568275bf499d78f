import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { isQuietAct } from '@/fields/quiet-act'
import { runAt } from '@/lib/run-at'
import { inTransaction } from '@/lib/transaction'
import type { Notice } from '@/payload-types'
import { noticesByKey, snapshotIn } from './queries'
import {
  keyOf,
  LONGEST_HOLD_MS,
  type NoticeKind,
  noticeAfter,
  type Snapshot,
  type Telling,
  type Waiting,
} from './rules'

/** Telling has a queue of its own: neither slow mail nor a long delivery holds it up. */
export const NOTICE_QUEUE = 'notices'

/** A change of one row as families see it. */
export interface NotedChange {
  subject: string
  before: Snapshot | null
  after: Snapshot | null
}

/** What was written in one request is told together. */
const batchOf = (req: PayloadRequest): string => (req.context.noticeBatch ??= randomUUID()) as string

const waitingOf = (row: Notice | undefined): Waiting | undefined =>
  row && { before: snapshotIn(row), firstAt: new Date(row.firstAt), dueAt: new Date(row.dueAt) }

const columnsOf = ({ before, firstAt, dueAt }: Waiting) => ({
  before: before && JSON.stringify(before),
  firstAt: firstAt.toISOString(),
  dueAt: dueAt.toISOString(),
})

/** Deletes notices that were told, or have nothing left to tell. */
export const dropNotices = async (req: PayloadRequest, ids: string[]): Promise<void> => {
  if (ids.length > 0)
    await req.payload.db.deleteMany({ collection: 'notices', where: { id: { in: ids } }, req })
}

/** The notices of one act, all due with its first: one urgent training does not tear a series apart. */
function dueTogether<Noted extends { next: Waiting | undefined }>(
  req: PayloadRequest,
  notices: readonly Noted[],
): Noted[] {
  const moments = notices.flatMap(({ next }) => (next ? [next.dueAt.getTime()] : []))
  const earlier = (req.context.noticeDueAt as number | undefined) ?? Infinity
  const first = Math.min(earlier, ...moments)
  req.context.noticeDueAt = first
  const dueAt = new Date(first)
  return notices.map((each) => ({ ...each, next: each.next && { ...each.next, dueAt } }))
}

/**
 * Notes changes of rows in the transaction that wrote them, to be told after a while (rules.ts); merges them into notices
 * that wait. What the actor leaves out (`asActed`) is not told later by accident either.
 */
export const noteChanges = (
  req: PayloadRequest,
  kind: NoticeKind,
  telling: Telling,
  changes: readonly NotedChange[],
  now = new Date(),
): Promise<void> =>
  inTransaction(req, async () => {
    if (changes.length === 0) return
    const isQuiet = isQuietAct(req)
    const known = await noticesByKey(
      req,
      changes.map(({ subject }) => keyOf(kind, subject)),
    )
    const act = { batch: batchOf(req), by: req.user?.id ?? null }
    const added = []
    const moved = []
    const dropped: string[] = []
    const notices = changes.map(({ subject, before, after }) => {
      const row = known.get(keyOf(kind, subject))
      const next = noticeAfter(waitingOf(row), { before, after, isQuiet }, telling, now)
      return { subject, row, next }
    })
    for (const { subject, row, next } of isQuiet ? notices : dueTogether(req, notices)) {
      if (!next && row) dropped.push(row.id)
      if (next && row) moved.push({ id: row.id, ...columnsOf(next), ...(isQuiet ? {} : act) })
      if (next && !row) added.push({ kind, subject, key: keyOf(kind, subject), ...columnsOf(next), ...act })
    }
    await dropNotices(req, dropped)
    await insertRows(
      req,
      'notices',
      added.map((row) => ({ ...row, told: false })),
    )
    await updateEach(req, 'notices', moved)
    if (!isQuiet)
      await tellAt(
        req,
        [...added, ...moved].map(({ dueAt }) => dueAt),
      )
  })

/** Queues the telling of what is due at these moments, in the caller's transaction. */
export async function tellAt(req: PayloadRequest, moments: readonly string[]): Promise<void> {
  for (const moment of new Set(moments)) {
    const waitUntil = new Date(moment)
    const job = { task: 'tellNotices', input: {}, queue: NOTICE_QUEUE, waitUntil } as const
    await req.payload.jobs.queue({ ...job, overrideAccess: true, req })
    runAt(req, NOTICE_QUEUE, waitUntil)
  }
}

/**
 * Tells the notices of one act, which are of one kind, in the running transaction. Returns those that cannot be told yet,
 * by id, and until when they wait.
 */
export type Teller = (
  req: PayloadRequest,
  notices: readonly Notice[],
  now: Date,
) => Promise<ReadonlyMap<string, Date> | void>

/** How long a notice waits whose telling failed by a fault of the program; the others are told meanwhile. */
const AFTER_FAULT_MS = 10 * 60_000

/**
 * Tells every notice that is due, those of one act and kind together, each act in a transaction of its own that deletes
 * its notices: two processes tell nothing twice, a killed one leaves nothing untold.
 */
export async function tellDue(
  req: PayloadRequest,
  tellers: Record<NoticeKind, Teller>,
  now = new Date(),
): Promise<void> {
  for (let last = ''; ;) {
    let rows: Notice[] = []
    try {
      const isLeft = await inTransaction(req, async () => {
        rows = await firstDue(req, now)
        const [first] = rows
        if (!first) return false
        if (first.id === last) throw new Error(`Notice ${first.id} is told again and again`)
        const kept = (await tellers[first.kind as NoticeKind]?.(req, rows, now)) || new Map<string, Date>()
        for (const [id, until] of kept) await postpone(req, [{ id }], until, now)
        await dropNotices(
          req,
          rows.map(({ id }) => id).filter((id) => !kept.has(id)),
        )
        return true
      })
      if (!isLeft) return
      last = rows[0]!.id
    } catch (err) {
      if (rows.length === 0) throw err
      req.payload.logger.error({ err, msg: 'A notice could not be told' })
      await postpone(req, rows, new Date(now.getTime() + AFTER_FAULT_MS), now)
    }
  }
}

/** The notices of the act whose telling is due first; empty when none is. */
async function firstDue(req: PayloadRequest, now: Date): Promise<Notice[]> {
  const due: Where[] = [{ told: { equals: false } }, { dueAt: { less_than_equal: now.toISOString() } }]
  const find = (more: Where[], limit: number) =>
    req.payload.db.find<Notice>({
      collection: 'notices',
      where: { and: [...due, ...more] },
      sort: ['dueAt', 'id'],
      limit,
      pagination: false,
      req,
    })
  const [first] = (await find([], 1)).docs
  if (!first) return []
  if (!first.batch) return [first]
  return (await find([{ batch: { equals: first.batch } }, { kind: { equals: first.kind } }], 0)).docs
}

const postpone = async (
  req: PayloadRequest,
  rows: readonly Pick<Notice, 'id'>[],
  until: Date,
  now: Date,
): Promise<void> => {
  const dueAt = until.toISOString()
  await updateEach(
    req,
    'notices',
    rows.map(({ id }) => ({ id, dueAt })),
  )
  // What waits for days is found by the next look (telling/service.ts).
  if (until.getTime() - now.getTime() <= LONGEST_HOLD_MS) await inTransaction(req, () => tellAt(req, [dueAt]))
}
