import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import { runAt } from '@/lib/run-at'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Delivery } from '@/payload-types'
import type { CopyChannel } from '../labels'
import type { Copy } from './channel'
import { itemsOf, type Reader, readersOf, rowsWhere } from './queries'
import { copiesAmong, waitsUntil } from './rules'

/** A queue for each channel, so that slow mail holds up no phone. */
export const copyQueue = (channel: CopyChannel): string => `copies-${channel}`

/** Queues the sending of what is due at a moment, in the caller's transaction if there is one. */
export async function sendCopiesAt(req: PayloadRequest, channel: CopyChannel, moment: Date): Promise<void> {
  const job = { task: 'sendCopies', input: { channel }, queue: copyQueue(channel) } as const
  await req.payload.jobs.queue({ ...job, waitUntil: moment, overrideAccess: true, req })
  runAt(req, copyQueue(channel), moment)
}

/** A person's copies that are claimed at once; they wait no longer than their sending takes. */
const CLAIMED = 20
/** Sending takes half a minute at most; a claim older than this was left by a process that died. */
const LEASE_MS = 120_000
/** On globalThis: two bundles may each hold this module. */
const shared = globalThis as typeof globalThis & { akademiaSender?: string }
/** This process, for its claims: whatever another one has claimed in an SQLite file was left by a dead one. */
const sender = (): string => (shared.akademiaSender ??= randomUUID())

const abandoned = (req: PayloadRequest, now: Date): Where =>
  req.payload.db.name === 'sqlite'
    ? { claimedBy: { not_equals: sender() } }
    : { claimedAt: { less_than: new Date(now.getTime() - LEASE_MS).toISOString() } }

const dueWhere = (req: PayloadRequest, channel: CopyChannel, now: Date): Where => ({
  and: [
    { channel: { equals: channel } },
    {
      or: [
        { and: [{ state: { equals: 'waiting' } }, { dueAt: { less_than_equal: now.toISOString() } }] },
        { and: [{ state: { equals: 'sending' } }, abandoned(req, now)] },
      ],
    },
  ],
})

/** A copy with the deliveries it sends. */
export interface Claimed extends Copy {
  rows: readonly Delivery[]
  tries: number
}

/** What one claim gave: copies to send, and when what was put off is due. */
export interface Claim {
  copies: Claimed[]
  later: Date[]
  isMore: boolean
}

/** Claims due copies, urgent ones first: everything that is due of a person and channel is one copy. */
export const claim = (req: PayloadRequest, channel: CopyChannel, now: Date): Promise<Claim> =>
  inTransaction(req, async () => {
    const due = dueWhere(req, channel, now)
    const first = await req.payload.db.find<Delivery>({
      collection: 'deliveries',
      where: due,
      sort: ['-urgent', 'dueAt', 'id'],
      limit: CLAIMED,
      pagination: false,
      req,
    })
    const ids = [...new Set(first.docs.flatMap(({ user }) => idOf(user) ?? []))]
    const orphans = first.docs.filter(({ user }) => !idOf(user))
    const rows = ids.length > 0 ? await rowsWhere<Delivery>(req, 'deliveries', { and: [due, { user: { in: ids } }] }) : []
    const readers = await readersOf(req, ids)
    const put = sorted(rows, readers, now)
    await finish(req, [...orphans, ...put.unread], 'gone', 'Účet už neexistuje alebo je vypnutý.')
    await updateEach(
      req,
      'deliveries',
      put.quiet.map(({ row: { id }, until }) => ({ id, state: 'waiting', dueAt: until.toISOString() })),
    )
    const copies = await claimCopies(req, put.sendable, readers, now)
    const later = put.quiet.map(({ until }) => until)
    return { copies, later, isMore: first.docs.length > 0 }
  })

/** Rows to send now; those of readers who have quiet hours at the moment, whatever was planned; and those nobody reads. */
function sorted(rows: readonly Delivery[], readers: ReadonlyMap<string, Reader>, now: Date) {
  const sendable: Delivery[] = []
  const quiet: { row: Delivery; until: Date }[] = []
  const unread: Delivery[] = []
  for (const row of rows) {
    const reader = readers.get(idOf(row.user) ?? '')
    const until = reader && waitsUntil(now, row.urgent === true, reader.choices)
    if (!reader?.isActive) unread.push(row)
    else if (until) quiet.push({ row, until })
    else sendable.push(row)
  }
  return { sendable, quiet, unread }
}

async function claimCopies(
  req: PayloadRequest,
  rows: readonly Delivery[],
  readers: ReadonlyMap<string, Reader>,
  now: Date,
): Promise<Claimed[]> {
  const items = await itemsOf(req, rows)
  const groups = copiesAmong(rows.map((row) => ({ row, user: idOf(row.user)!, copy: row.copy ?? null })))
  const copies = groups.map((group): Claimed => {
    const told = group.flatMap(({ row }) => items.get(idOf(row.notification) ?? '') ?? [])
    const [{ user, copy }] = group as [(typeof group)[number]]
    const { id, name, email } = readers.get(user)!
    const own = copy ?? randomUUID()
    const [only] = told
    return {
      id: own,
      user: { id, name, email },
      items: told,
      urgent: group.some(({ row }) => row.urgent === true),
      tag: (told.length === 1 && only?.event) || own,
      rows: group.map(({ row }) => row),
      tries: Math.max(...group.map(({ row }) => row.attempts ?? 0)) + 1,
    }
  })
  const claimed = { state: 'sending', claimedAt: now.toISOString(), claimedBy: sender() }
  await updateEach(
    req,
    'deliveries',
    copies.flatMap(({ id: copy, rows: some, tries }) =>
      some.map(({ id }) => ({ id, copy, attempts: tries, ...claimed })),
    ),
  )
  return copies
}

/** Stores how deliveries ended. */
export const finish = async (
  req: PayloadRequest,
  rows: readonly { id: string }[],
  state: 'sent' | 'failed' | 'gone',
  reason: string | null,
): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await updateRows(req, 'deliveries', ['id', ids], { state, reason })
}

/** When what other processes are sending would count as left by them; empty when they are sending nothing. */
export async function leasesLeft(req: PayloadRequest, channel: CopyChannel): Promise<Date[]> {
  const { docs } = await req.payload.db.find<Delivery>({
    collection: 'deliveries',
    where: {
      and: [
        { channel: { equals: channel } },
        { state: { equals: 'sending' } },
        { claimedBy: { not_equals: sender() } },
      ],
    },
    sort: 'claimedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs.map(({ claimedAt }) => new Date(Date.parse(claimedAt ?? '') + LEASE_MS))
}
