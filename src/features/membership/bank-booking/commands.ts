import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { momentAt } from '@/lib/dates'
import { idsOf } from '@/lib/reference'
import type { Payment } from '@/payload-types'
import { spendCredit } from '../credit/commands'
import { openFeesOf } from '../credit/queries'
import { allocateInTurn, type FamilyMoney, playersPaid } from '../credit/rules'
import { familiesAround } from '../families/queries'
import { endClaims, type LedgerEntry, writeEntries, type WrittenEntry } from '../ledger/commands'

/** Money of the account for a player's family. */
export interface Booking extends FamilyMoney {
  receivedAt: string
  symbol: string | null
  payer: string | null
  /** The same in the database for nothing else: one movement is one payment. */
  bankReference: string
  method?: Payment['method']
}

/** A movement's reference in the ledger: another one when it is booked by another import, after an undo. */
export const referenceOf = (key: string, statement: string): string => `${key.slice(0, 40)} ${statement}`

/** When the money of a bank's day came. */
export const receivedOn = (day: string): string => momentAt(day, '12:00').toISOString()

async function entriesOf(
  req: PayloadRequest,
  bookings: readonly Booking[],
  batch: string,
): Promise<LedgerEntry[]> {
  const families = await familiesAround(req, [...new Set(bookings.map(({ player }) => player))])
  const turns = allocateInTurn(bookings, { families, open: await openFeesOf(req, families) })
  return bookings.map(
    ({ player, amount, receivedAt, symbol, payer, bankReference, method = 'transfer' }, at) => {
      const turn = turns[at]!
      return {
        id: randomUUID(),
        ...{ amount, receivedAt, symbol, payer, bankReference, method, batch },
        players: playersPaid(player, turn),
        allocations: turn.allocations,
      }
    },
  )
}

/**
 * Books money of the account within `inLedger`, in the given order: it pays the families' open fees, the rest is their credit.
 * What they have reported of their fees has come with it.
 */
export async function bookMoney(
  req: PayloadRequest,
  bookings: readonly Booking[],
  batch: string,
): Promise<WrittenEntry[]> {
  if (bookings.length === 0) return []
  const entries = await entriesOf(req, bookings, batch)
  const players = [...new Set(entries.flatMap((entry) => entry.players))]
  await endClaims(req, players)
  const written = await writeEntries(req, entries)
  await spendCredit(req, players)
  return written
}

/** Books payments anew whose return was a mistake: they came once, on their own day. */
export const bookAgain = (
  req: PayloadRequest,
  payments: readonly Payment[],
  batch: string,
): Promise<WrittenEntry[]> =>
  bookMoney(
    req,
    payments.map(({ id, amount, players, receivedAt, symbol, payer, method }) => ({
      ...{ player: idsOf(players)[0]!, isFamily: false, amount, receivedAt, method },
      ...{ symbol: symbol ?? null, payer: payer ?? null },
      bankReference: `${id} ${batch}`,
    })),
    batch,
  )
