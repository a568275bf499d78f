import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import type { BankRow } from '@/payload-types'
import { inLedger } from '../ledger/commands'
import { requireFeePlayer } from '../players/guards'
import { bookMoney, receivedOn, referenceOf } from '../bank-booking/commands'

/** A movement that waits; undefined when `done` says that it has been dealt with so already. Throws 404, 409 for another end. */
async function waitingRow(
  req: PayloadRequest,
  id: string,
  done: (row: BankRow) => boolean,
): Promise<BankRow | undefined> {
  const row: BankRow | null = await req.payload.findByID({
    collection: 'bankRows',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!row) throw notFound('Pohyb už neexistuje, výpis bol vrátený.')
  if (done(row)) return undefined
  if (row.state !== 'left') throw conflict('Tento pohyb už niekto spracoval. Načítajte zoznam znova.')
  return row
}

const store = (req: PayloadRequest, row: BankRow, data: Partial<BankRow>): Promise<unknown> =>
  req.payload.update({ collection: 'bankRows', id: row.id, data, depth: 0, overrideAccess: true, req })

/** Books a waiting movement for a player's family; repeated, it changes nothing. Throws 400 for somebody without fees. */
export const bookRow = (req: PayloadRequest, id: string, player: string): Promise<void> =>
  inLedger(req, async () => {
    const row = await waitingRow(req, id, (each) => each.state === 'booked' && idOf(each.player) === player)
    if (!row) return
    await requireFeePlayer(req, player)
    const statement = idOf(row.statement)!
    const { amount, day, symbol, payer } = row
    const [payment] = await bookMoney(
      req,
      [
        {
          ...{ player, isFamily: false, amount, receivedAt: receivedOn(day) },
          ...{ symbol: symbol ?? null, payer: payer ?? null },
          bankReference: referenceOf(`${row.key.slice(0, 30)}-${Date.now().toString(36)}`, statement),
        },
      ],
      statement,
    )
    await store(req, row, { state: 'booked', payment: payment!.id, player, payer: null, note: null })
  })

/** Says that a waiting movement is no fee; nothing is kept that tells whose money it was. Repeated, it changes nothing. */
export const dismissRow = (req: PayloadRequest, id: string): Promise<void> =>
  inLedger(req, async () => {
    const row = await waitingRow(req, id, ({ state }) => state === 'dismissed')
    if (row) await store(req, row, { state: 'dismissed', payer: null, iban: null, note: null })
  })
