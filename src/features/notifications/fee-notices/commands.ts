import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { insertRows } from '@/db/insert-rows'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import { inTransaction } from '@/lib/transaction'
import type { MemberFee, Notice, Payment } from '@/payload-types'
import { familiesAround } from '../../membership/families/queries'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { type OpenFee, openFees } from '../debts/queries'
import { noticesByKey, type Teller } from '../notices/commands'
import {
  DUE_SOON_DAYS,
  dueSoonWords,
  familiesToRemind,
  feeGroup,
  FEES_TOLD_AT,
  newFeeWords,
  OVERDUE_EVERY_DAYS,
  overdueWords,
  paymentWords,
} from './rules'

const toFamilies = (
  words: { title: string; body: string },
  players: readonly string[],
  by: string | null,
): Announcement => ({
  kind: 'fees',
  ...words,
  url: href('playerMembership'),
  urgent: false,
  audience: { kind: 'users', users: [...new Set(players)] },
  by,
})

const byOf = ([first]: readonly Notice[]): string | null => idOf(first?.by) ?? null
const subjects = (notices: readonly Notice[]) => notices.map(({ subject }) => subject)

/** Tells families of new fees that are still owed: one message for all of a run that are due the same day. */
export const tellFees: Teller = async (req, notices) => {
  const rows = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: { and: [{ id: { in: subjects(notices) } }, { deletedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
    req,
  })
  const groups = new Map<string, MemberFee[]>()
  for (const fee of rows.docs)
    if ((fee.owed ?? 0) > 0 && !fee.waived)
      groups.set(feeGroup(fee), [...(groups.get(feeGroup(fee)) ?? []), fee])
  const players = (fees: readonly MemberFee[]) => fees.flatMap(({ player }) => idOf(player) ?? [])
  await announce(
    req,
    [...groups.values()].map((fees) => toFamilies(newFeeWords(fees[0]!), players(fees), byOf(notices))),
  )
}

/** Thanks families for payments that were not taken back. */
export const tellPayments: Teller = async (req, notices) => {
  const ids = subjects(notices)
  const all = { limit: 0, pagination: false, req } as const
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { id: { in: ids } },
    ...all,
  })
  const reversals = await aggregate(req, 'payments', {
    where: { reverses: { in: ids } },
    by: ['id', 'reverses'],
  })
  const reversed = new Set(reversals.map(({ reverses }) => reverses))
  const players = docs.filter(({ id }) => !reversed.has(id)).flatMap((payment) => idsOf(payment.players))
  await announce(req, [toFamilies(paymentWords(), players, byOf(notices))])
}

/** Remembers that something was told, until a moment; the key is refused a second time. */
const remember = (req: PayloadRequest, keys: readonly string[], until: Date, now: Date): Promise<void> =>
  insertRows(
    req,
    'notices',
    keys.map((key) => ({
      id: randomUUID(),
      kind: 'overdue',
      subject: key,
      key,
      firstAt: now.toISOString(),
      dueAt: until.toISOString(),
      told: true,
    })),
  )

/**
 * Tells once a day, from nine o'clock on, what is due soon and what is overdue. A day on which the site did not run is
 * made up for. Fees that are paid, lately reported as paid or waived, and players whose fees are paused, are left out.
 */
export async function tellDueFees(req: PayloadRequest, now = new Date()): Promise<void> {
  const today = dayOf(now)
  if (now < momentAt(today, FEES_TOLD_AT)) return
  for (let ahead = DUE_SOON_DAYS; ahead >= 0; ahead -= 1)
    await inTransaction(req, () => tellDueSoon(req, addDays(today, ahead), now))
  await inTransaction(req, () => tellOverdue(req, today, now))
}

async function tellDueSoon(req: PayloadRequest, dueDate: string, now: Date): Promise<void> {
  const key = `due:${dueDate}`
  if ((await noticesByKey(req, [key])).size > 0) return
  const players = await withoutPaused(req, await openFees(req, { on: dueDate }, now), dueDate)
  if (players.length === 0) return
  await remember(req, [key], momentAt(addDays(dueDate, 30)), now)
  await announce(req, [toFamilies(dueSoonWords(dueDate), players, null)])
}

async function tellOverdue(req: PayloadRequest, today: string, now: Date): Promise<void> {
  const overdue = await withoutPaused(req, await openFees(req, { before: today }, now), today)
  if (overdue.length === 0) return
  const families = await familiesAround(req, overdue)
  const keyOf = (player: string) => `overdue:${player}`
  const known = await noticesByKey(req, families.flat().map(keyOf))
  const recent = families.flat().filter((player) => {
    const row = known.get(keyOf(player))
    return row && Date.parse(row.dueAt) > now.getTime()
  })
  const players = familiesToRemind(families, new Set(overdue), new Set(recent))
  if (players.length === 0) return
  const until = momentAt(addDays(today, OVERDUE_EVERY_DAYS), FEES_TOLD_AT)
  const old = players.flatMap((player) => known.get(keyOf(player))?.id ?? [])
  if (old.length > 0)
    await req.payload.db.deleteMany({ collection: 'notices', where: { id: { in: old } }, req })
  await remember(req, players.map(keyOf), until, now)
  await announce(req, [toFamilies(overdueWords(), players, null)])
}

/** The players of these fees who are not paused on a day. */
async function withoutPaused(req: PayloadRequest, fees: readonly OpenFee[], day: string): Promise<string[]> {
  const players = [...new Set(fees.map(({ player }) => player))]
  if (players.length === 0) return []
  const paused = await aggregate(req, 'users', {
    where: { and: [{ id: { in: players } }, { feePausedUntil: { greater_than_equal: day } }] },
    by: ['id'],
  })
  const left = new Set(paused.map(({ id }) => String(id)))
  return players.filter((player) => !left.has(player))
}
