import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { unreported } from '@/features/membership/queries'
import type { DueDays } from './rules'

/** A fee that its family still owes, amounts in cents, days YYYY-MM-DD. */
export interface OpenFee {
  id: string
  player: string
  period: string
  item: string
  owed: number
  dueDate: string
}

/**
 * The fees owed that were due before a day, or with `on` on that day, which the family has not reported as paid lately.
 * Without access control: for what the club sends, and for administrators.
 */
export async function openFees(req: PayloadRequest, due: DueDays, now = new Date()): Promise<OpenFee[]> {
  const rows = await aggregate(req, 'memberFees', {
    where: {
      and: [
        { dueDate: 'on' in due ? { equals: due.on } : { less_than: due.before } },
        { owed: { greater_than: 0 } },
        { waived: { not_equals: true } },
        unreported(now),
        { deletedAt: { exists: false } },
      ],
    },
    by: ['id', 'player', 'period', 'item', 'owed', 'dueDate'],
  })
  return rows.map(({ id, player, period, item, owed, dueDate }) => ({
    id: String(id),
    player: String(player),
    period: String(period),
    item: String(item),
    owed: Number(owed),
    dueDate: String(dueDate),
  }))
}

/**
 * The players whose families are told that such fees are due: with open ones, and not paused on that day. Without access
 * control.
 */
export async function playersOwing(req: PayloadRequest, due: DueDays, now = new Date()): Promise<string[]> {
  const players = [...new Set((await openFees(req, due, now)).map(({ player }) => player))]
  if (players.length === 0) return []
  const day = 'on' in due ? due.on : due.before
  const paused = await aggregate(req, 'users', {
    where: { and: [{ id: { in: players } }, { feePausedUntil: { greater_than_equal: day } }] },
    by: ['id'],
  })
  const left = new Set(paused.map(({ id }) => String(id)))
  return players.filter((player) => !left.has(player))
}
