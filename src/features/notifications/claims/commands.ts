import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Delivery } from '@/payload-types'
import type { Copy } from '../copies/channel'
import {
  copyEvents,
  type CopyEvent,
  itemsOf,
  type Reader,
  readersOf,
  rowsWhere,
  type ToldItem,
} from '../copies/queries'
import { copiesAmong, firstStart, waitsUntil } from '../copies/rules'
import type { CopyChannel } from '../labels'
import { OUTDATED } from '../outdated/labels'
import { outdatedCopies } from '../outdated/queries'
import { dueWhere, inHand, sender } from './queries'
import { aloneOf, tagOf } from './rules'

/** People whose copies are claimed at once. */
const CLAIMED = 20

/** A copy with the deliveries it sends. */
export interface Claimed extends Copy {
  rows: readonly Delivery[]
  tries: number
  /** When it was written. */
  written: Date
}

/** What one claim gave: copies to send, and when what was put off is due. */
export interface Claim {
  copies: Claimed[]
  later: Date[]
  isMore: boolean
}

/** Claims due copies, urgent ones first, then those that were tried least: everything that is due of a person and channel is one copy. */
export async function claim(req: PayloadRequest, channel: CopyChannel, now: Date): Promise<Claim> {
  // In hand before it is stored, so that no other claim of this process takes it for abandoned.
  let taken: string[] = []
  const forget = () => taken.forEach((id) => inHand().delete(id))
  const take = (rows: readonly Delivery[]) => {
    taken = rows.map(({ id }) => id)
    taken.forEach((id) => inHand().add(id))
  }
  try {
    return await inTransaction(req, () => {
      forget()
      return claimDue(req, channel, now, take)
    })
  } catch (error) {
    forget()
    throw error
  }
}

async function claimDue(
  req: PayloadRequest,
  channel: CopyChannel,
  now: Date,
  take: (rows: readonly Delivery[]) => void,
): Promise<Claim> {
  const due = dueWhere(req, channel, now)
  const first = await req.payload.db.find<Delivery>({
    collection: 'deliveries',
    where: due,
    // Never tried before failed: their service may take the former.
    sort: ['-urgent', 'attempts', 'dueAt', 'id'],
    limit: CLAIMED,
    pagination: false,
    req,
  })
  const ids = [...new Set(first.docs.flatMap(({ user }) => idOf(user) ?? []))]
  const orphans = first.docs.filter(({ user }) => !idOf(user))
  const found =
    ids.length > 0 ? await rowsWhere<Delivery>(req, 'deliveries', { and: [due, { user: { in: ids } }] }) : []
  // Another claim of this process may have taken some since the condition was made.
  const rows = found.filter(({ id }) => !inHand().has(id)).sort(byPlace(ids))
  const readers = await readersOf(req, ids)
  const items = await itemsOf(req, rows)
  const eventIds = [...items.values()].flatMap(({ events: told }) => told)
  const events = await copyEvents(req, eventIds)
  const outdated = await outdatedCopies(req, { rows, readers, items, events }, now)
  for (const reason of new Set(outdated.values()))
    await drop(
      req,
      rows.filter(({ id }) => outdated.get(id) === reason),
      reason,
    )
  await drop(req, orphans, OUTDATED.unread)
  const { sendable, quiet } = sorted(
    rows.filter(({ id }) => !outdated.has(id)),
    { readers, items, events },
    now,
  )
  await updateEach(
    req,
    'deliveries',
    quiet.map(({ row: { id }, until }) => ({ id, state: 'waiting', dueAt: until.toISOString() })),
  )
  take(sendable)
  const copies = await claimCopies(req, sendable, { readers, items, events }, now)
  return { copies, later: quiet.map(({ until }) => until), isMore: first.docs.length > 0 }
}

/** As their readers stand in a list. */
const byPlace = (users: readonly string[]) => (one: Delivery, other: Delivery) =>
  users.indexOf(idOf(one.user)!) - users.indexOf(idOf(other.user)!)

/** Ends deliveries that need not, or cannot, be sent. */
const drop = async (req: PayloadRequest, rows: readonly Delivery[], reason: string): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await updateRows(req, 'deliveries', ['id', ids], { state: 'gone', reason })
}

/** What copies are made of: their readers, what they tell by notification, and of which events. */
interface Facts {
  readers: ReadonlyMap<string, Reader>
  items: ReadonlyMap<string, ToldItem>
  events: ReadonlyMap<string, CopyEvent>
}

const itemOf = ({ items }: Facts, row: Delivery): ToldItem | undefined =>
  items.get(idOf(row.notification) ?? '')

/** Rows to send now, and those that wait by their reader's choices of this moment, whatever was planned. */
function sorted(rows: readonly Delivery[], facts: Facts, now: Date) {
  const sendable: Delivery[] = []
  const quiet: { row: Delivery; until: Date }[] = []
  for (const row of rows) {
    const { choices } = facts.readers.get(idOf(row.user) ?? '')!
    const events = itemOf(facts, row)?.events ?? []
    const startsAt = firstStart(
      events.flatMap((id) => facts.events.get(id) ?? []),
      now,
    )
    const timing = { passes: row.urgent === true, written: new Date(row.createdAt), startsAt }
    const until = waitsUntil(now, timing, choices)
    if (until) quiet.push({ row, until })
    else sendable.push(row)
  }
  return { sendable, quiet }
}

async function claimCopies(
  req: PayloadRequest,
  rows: readonly Delivery[],
  facts: Facts,
  now: Date,
): Promise<Claimed[]> {
  const groups = copiesAmong(
    rows.map((row) => ({
      row,
      user: idOf(row.user)!,
      copy: row.copy ?? null,
      alone: aloneOf(row, itemOf(facts, row)),
    })),
  )
  const copies = groups.map((group): Claimed => {
    const told = group.flatMap(({ row }) => {
      const item = itemOf(facts, row)
      return item ? [{ ...item, place: facts.events.get(item.event ?? '')?.place ?? null }] : []
    })
    const [{ user, copy }] = group as [(typeof group)[number]]
    const { id, name, email } = facts.readers.get(user)!
    const own = copy ?? randomUUID()
    return {
      id: own,
      user: { id, name, email },
      items: told,
      urgent: group.some(({ row }) => row.urgent === true),
      tag: tagOf(told, own),
      rows: group.map(({ row }) => row),
      tries: Math.max(...group.map(({ row }) => row.attempts ?? 0)) + 1,
      written: new Date(Math.min(...group.map(({ row }) => Date.parse(row.createdAt)))),
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
