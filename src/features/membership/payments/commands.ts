import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { updateEach } from '@/db/update-each'
import { idOf, idsOf } from '@/lib/reference'
import { dayOf, momentAt } from '@/lib/dates'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { madeAhead } from '@/lib/made-ahead'
import type { Payment } from '@/payload-types'
import { paymentAccess } from '../access'
import { spendCredit } from '../credit/commands'
import { endClaims, writeEntries, type LedgerEntry, inLedger, type WrittenEntry } from '../ledger/commands'
import { batchFingerprint, ownersOfFees, rowsOfPayments } from '../ledger/queries'
import { allocationsByPayment } from '../ledger/rules'
import { requireFeePlayer } from '../players/guards'
import { receivedProblem } from '../rules'
import { settlements } from './rules'
import { claimsOfReversed, restoreClaims } from '../claims-again/commands'
import { familyShares, feesToSettle, paymentsOfBatch, reversedAmong } from './queries'
import type { ReceiptInput, Recorded } from './schema'
import { recordedView } from './views'

const receiptColumns = ({ method, receivedAt, batch }: ReceiptInput) => ({
  method,
  receivedAt: momentAt(receivedAt, '12:00').toISOString(),
  batch,
})

/**
 * Writes the rows of a request unless its `batch` was written already; what is left over pays what else the families
 * owe. Throws 400 for an impossible day, 409 when the batch was written by a different request.
 */
export const recordOnce = (
  req: PayloadRequest,
  receipt: ReceiptInput,
  request: object,
  entries: () => Promise<Pick<LedgerEntry, 'amount' | 'players' | 'allocations'>[]>,
): Promise<Recorded> =>
  inLedger(req, async () => {
    await requireRecording(req)
    const columns = {
      ...receiptColumns(receipt),
      requestHash: hashOf({ ...request, ...receiptColumns(receipt) }),
    }
    const before = await paymentsOfBatch(req, receipt.batch)
    // A batch without a request's digest is of another act: of a statement, for example.
    if (before.some(({ requestHash }) => requestHash !== columns.requestHash))
      throw conflict(
        'Táto úhrada je už zapísaná s inými údajmi. Skontrolujte platby rodiny. Ak ide o ďalšiu úhradu, otvorte okno znova a rozpísané zmeny zahoďte.',
      )
    if (before.length > 0) return recordedView(receipt.batch, before)
    const problem = receivedProblem(receipt.receivedAt, dayOf(new Date()))
    if (problem) throw invalid(problem, 'receivedAt')
    const payments = await writeEntries(
      req,
      (await entries()).map((entry) => ({ ...entry, ...columns })),
    )
    await spendCredit(
      req,
      payments.flatMap(({ players }) => idsOf(players)),
    )
    return recordedView(receipt.batch, payments)
  })

/** Throws 403 for who may not record payments. */
async function requireRecording(req: PayloadRequest): Promise<void> {
  if ((await paymentAccess.create({ req })) !== true) throw forbidden()
}

const hashOf = (request: object): string => createHash('sha256').update(JSON.stringify(request)).digest('hex')

/** Records open fees as paid in full, one payment a player, all or none; repeated, it changes nothing. */
export const settleFees = (req: PayloadRequest, ids: string[], receipt: ReceiptInput): Promise<Recorded> =>
  recordOnce(req, receipt, { fees: [...new Set(ids)].sort() }, async () => {
    const open = await feesToSettle(req, ids)
    if (open.length === 0) throw invalid('Tieto predpisy sú už uhradené.', 'fees')
    return settlements(open.map(({ id, player, owed }) => ({ id, player: idOf(player)!, owed: owed ?? 0 })))
  })

/**
 * Records a family's payment (cents): it pays the player's oldest fees, then the siblings'; the rest is credit. What the
 * family reported of these players' fees has come with it.
 */
export const recordPayment = (
  req: PayloadRequest,
  player: string,
  amount: number,
  receipt: ReceiptInput,
): Promise<Recorded> =>
  recordOnce(req, receipt, { player, amount }, async () => {
    await requireFeePlayer(req, player)
    const { players, allocations } = await familyShares(req, player, amount)
    await endClaims(req, players)
    return [{ amount, players, allocations }]
  })

/** Movements of the account that these payments were of wait for the office again: the money is still there. */
async function releaseBankRows(req: PayloadRequest, payments: readonly Payment[]): Promise<void> {
  const payerOf = new Map(payments.map(({ id, payer }) => [id, payer ?? null]))
  const rows = await aggregate(req, 'bankRows', {
    where: { and: [{ payment: { in: [...payerOf.keys()] } }, { state: { equals: 'booked' } }] },
    by: ['id', 'payment'],
  })
  const left = { state: 'left', payment: null, player: null }
  await updateEach(
    req,
    'bankRows',
    rows.map(({ id, payment }) => ({ id: String(id), ...left, payer: payerOf.get(String(payment)) ?? null })),
  )
}

/** The rows that reverse payments: every fee loses exactly what the payment's money pays on it now, wherever credit has moved since. */
async function reversalsOf(req: PayloadRequest, payments: readonly Payment[]): Promise<LedgerEntry[]> {
  const ids = payments.map(({ id }) => id)
  const reversed = await reversedAmong(req, ids)
  const allocated = allocationsByPayment(await rowsOfPayments(req, ids))
  const owner = await ownersOfFees(req, [...allocated.values()].flat())
  return payments
    .filter(({ id }) => !reversed.has(id))
    .map(({ id, amount, players, method, receivedAt, batch }) => {
      const shares = allocated.get(id) ?? []
      const owners = shares.map(({ fee }) => owner.get(fee)).filter((player) => player !== undefined)
      return {
        amount: -amount,
        players: [...new Set([...idsOf(players), ...owners])],
        allocations: shares.map((share) => ({ fee: share.fee, amount: -share.amount })),
        method,
        receivedAt,
        batch: batch ? `${batch.slice(0, 38)}-0` : undefined,
        source: id,
        reverses: id,
      }
    })
}

/** Writes such rows, within `inLedger`; fees that are open again are paid from the families' other credit. */
async function writeReversalRows(
  req: PayloadRequest,
  entries: readonly LedgerEntry[],
): Promise<WrittenEntry[]> {
  const written = await writeEntries(req, entries)
  await spendCredit(req, [...new Set(entries.flatMap(({ players }) => players))])
  return written
}

/** Reverses payments by new rows, within `inLedger`; returns the rows. */
export const writeReversals = async (
  req: PayloadRequest,
  payments: readonly Payment[],
): Promise<WrittenEntry[]> => writeReversalRows(req, await reversalsOf(req, payments))

/**
 * Reverses all payments of a batch by new rows, and lets the families' reports stand again that they ended; repeated, it
 * changes nothing. What is reversed is read ahead: a batch may be
 * of the whole club, and everybody else who writes would wait for it.
 */
export async function reverseBatch(req: PayloadRequest, batch: string): Promise<Recorded> {
  await requireRecording(req)
  const presentPlan = await madeAhead(
    () => batchFingerprint(req, batch),
    async () => {
      const payments = await paymentsOfBatch(req, batch, { allocations: false })
      const entries = await reversalsOf(req, payments)
      return { payments, entries, claims: await claimsOfReversed(req, payments, entries) }
    },
  )
  return inLedger(req, async () => {
    const { payments, entries, claims } = await presentPlan()
    if (payments.length === 0) throw notFound('Platba už neexistuje.')
    const before = await paymentsOfBatch(req, `${batch}-0`)
    const written = await writeReversalRows(req, entries)
    await restoreClaims(req, claims)
    await releaseBankRows(req, payments)
    return recordedView(`${batch}-0`, [...before, ...written])
  })
}

/** Reverses one payment, of any date; throws 400 for a row that only moves credit or is a reversal itself. */
export const reversePayment = (req: PayloadRequest, id: string): Promise<{ id: string }> =>
  inLedger(req, async () => {
    const payment = await req.payload.findByID({
      collection: 'payments',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!payment) throw notFound('Platba už neexistuje.')
    if (payment.amount <= 0) throw invalid('Vrátiť možno len prijatú platbu.')
    const written = await writeReversals(req, [payment])
    await restoreClaims(req, await claimsOfReversed(req, [payment], written))
    await releaseBankRows(req, [payment])
    return { id }
  })
