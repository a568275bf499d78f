import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { insertRows } from '@/db/insert-rows'
import { feeTexts } from '@/features/club/fee-texts/queries'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { MemberFee, Notice, Payment } from '@/payload-types'
import { familiesAround } from '../../membership/families/queries'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { playersOwing } from '../debts/queries'
import { dropNotices, type Teller } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { toldFamilies } from '../told-families/queries'
import { feeMessage, feeMessages, toldOf } from '../told-families/rules'
import { addressedOfFees, receivedMoney, toldDebts } from './queries'
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
  const told: Announcement[] = []
  for (const fees of groups.values()) {
    const addressed = await addressedOfFees(req, players(fees))
    told.push(feeMessage(newFeeWords(fees[0]!), addressed, byOf(notices)))
  }
  await announce(req, told)
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
  const money = await receivedMoney(
    req,
    docs.filter(({ id }) => !reversed.has(id)),
  )
  const words = paymentWords()
  const told = await toldFamilies(req, { body: words.body, text: (await feeTexts(req)).paid }, money)
  await announce(req, feeMessages(words, told, byOf(notices)))
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
  for (let ahead = DUE_SOON_DAYS; ahead >= 0; ahead -= 1) await tellDueSoon(req, addDays(today, ahead), now)
  await tellOverdue(req, today, now)
}

// The open fees of a whole club are read before a transaction is begun: every other write would wait for it.

async function tellDueSoon(req: PayloadRequest, dueDate: string, now: Date): Promise<void> {
  const key = `due:${dueDate}`
  if ((await noticesByKey(req, [key])).size > 0) return
  const due = { on: dueDate }
  const players = await playersOwing(req, due, now)
  if (players.length === 0) return
  const words = dueSoonWords(dueDate)
  const told = await toldDebts(req, 'dueSoon', due, { words, players, now })
  const messages = feeMessages(words, told, null)
  await inTransaction(req, async () => {
    if ((await noticesByKey(req, [key])).size > 0) return
    await remember(req, [key], momentAt(addDays(dueDate, 30)), now)
    await announce(req, messages)
  })
}

const overdueKey = (player: string): string => `overdue:${player}`

/** Which of these players' families were told within the last days, and the row of each that says so. */
async function toldOverdue(req: PayloadRequest, players: readonly string[], now: Date) {
  const rows = await noticesByKey(req, players.map(overdueKey))
  const rowOf = (player: string) => rows.get(overdueKey(player))
  const recent = players.filter((player) => Date.parse(rowOf(player)?.dueAt ?? '') > now.getTime())
  return { recent: new Set(recent), rowOf }
}

async function tellOverdue(req: PayloadRequest, today: string, now: Date): Promise<void> {
  const overdue = await playersOwing(req, { before: today }, now)
  if (overdue.length === 0) return
  const families = await familiesAround(req, overdue)
  const toRemind = async (some: readonly (readonly string[])[]) => {
    const told = await toldOverdue(req, some.flat(), now)
    return { ...told, players: familiesToRemind(some, new Set(overdue), told.recent) }
  }
  const { players: found } = await toRemind(families)
  if (found.length === 0) return
  const concerned = families.filter((family) => family.some((player) => found.includes(player)))
  const words = overdueWords()
  const debts = await toldDebts(req, 'overdue', { before: today }, { words, players: found, now })
  await inTransaction(req, async () => {
    // Another process may have told some of them meanwhile.
    const { players, rowOf } = await toRemind(concerned)
    if (players.length === 0) return
    const until = momentAt(addDays(today, OVERDUE_EVERY_DAYS), FEES_TOLD_AT)
    await dropNotices(
      req,
      players.flatMap((player) => rowOf(player)?.id ?? []),
    )
    await remember(req, players.map(overdueKey), until, now)
    await announce(req, feeMessages(words, toldOf(debts, new Set(players)), null))
  })
}
