import type { PayloadRequest, TypeWithVersion } from 'payload'
import { updateEach } from '@/db/update-each'
import { saveVersions } from '@/db/save-versions'
import { updateRows } from '@/db/update-rows'
import type { OnMerge } from '@/fields/with-hooks'
import { notFound } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import { releaseSurplus, spendCredit } from '../credit/commands'
import { changeFees, inLedger, ledgerChanges } from '../ledger/commands'
import { mergedNote } from './labels'
import { feesToMerge } from './queries'
import { type FeePair, mergedClaim, movedAllocations } from './rules'

interface Ids {
  kept: string
  removed: string
}

const instead = (value: unknown, { kept, removed }: Ids): string | null => {
  const id = idOf(value) ?? null
  return id === removed ? kept : id
}

/** Payments for the second person are the first one's, and pay the fee that stays; no amount changes. */
async function movePayments(req: PayloadRequest, ids: Ids, pairs: readonly FeePair[]): Promise<void> {
  const staying = new Map(pairs.map(({ goes, stays }) => [goes.id, stays.id]))
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: {
      or: [
        { players: { in: [ids.removed] } },
        { holder: { equals: ids.removed } },
        ...(staying.size > 0 ? [{ 'allocations.fee': { in: [...staying.keys()] } }] : []),
      ],
    },
    pagination: false,
    limit: 0,
    req,
  })
  for (const row of docs) {
    const shares = (row.allocations ?? []).map((share) => ({ ...share, fee: idOf(share.fee)! }))
    const data = {
      ...row,
      players: [...new Set(idsOf(row.players).map((id) => instead(id, ids)!))],
      holder: instead(row.holder, ids),
      allocations: movedAllocations(shares, staying),
      updatedAt: new Date().toISOString(),
    }
    await req.payload.db.updateOne({ collection: 'payments', id: row.id, data, returning: false, req })
    ledgerChanges(req)?.payments.add(idOf(row.source) ?? row.id)
  }
}

async function feeById(req: PayloadRequest, id: string): Promise<MemberFee> {
  const fee = await req.payload.db.findOne<MemberFee>({
    collection: 'memberFees',
    where: { id: { equals: id } },
    req,
  })
  if (!fee) throw notFound('Predpis už neexistuje.')
  return fee
}

/**
 * The history of the fee that goes is in that of the one that stays. Its versions still name the row that is no more, which tells them
 * from those of the fee that stays.
 */
async function keepHistory(req: PayloadRequest, { stays, goes }: FeePair): Promise<void> {
  // A fee that was never changed has no version yet.
  await saveVersions(req, 'memberFees', [stays.id, goes.id], { onlyFirst: true })
  const { docs } = await req.payload.db.findVersions<MemberFee>({
    collection: 'memberFees',
    where: { parent: { equals: goes.id } },
    pagination: false,
    limit: 0,
    req,
  })
  for (const { id, ...doc } of docs as (TypeWithVersion<MemberFee> & { id: string })[])
    await req.payload.db.updateVersion<MemberFee>({
      collection: 'memberFees',
      id,
      versionData: { ...doc, parent: stays.id } as never,
      returning: false,
      req,
    })
}

/** Gives the fee that stays the terms that hold and the money of both, removes the other, and returns what is too much. */
async function mergeFee(req: PayloadRequest, pair: FeePair): Promise<void> {
  const { stays, goes, terms, other, paid } = pair
  const { amount, reason, dueDate, note, deletedAt, waived } = await feeById(req, terms.id)
  await keepHistory(req, pair)
  await updateEach(req, 'memberFees', [
    {
      ...{ id: stays.id, amount, dueDate },
      ...{ reason: reason ?? null, note: mergedNote(note, other), deletedAt: deletedAt ?? null },
    },
  ])
  await changeFees(req, [
    {
      ...{ id: stays.id, amount, paidAmount: paid, owed: 0, waived: waived === true },
      ...mergedClaim(pair),
      trashed: Boolean(deletedAt),
    },
  ])
  await req.payload.db.deleteMany({ collection: 'memberFees', where: { id: { equals: goes.id } }, req })
  await releaseSurplus(req, await feeById(req, stays.id))
}

/** The history of fees names the person who stays: as whose the fee is, unless it is a fee that went, and as who changed it. */
async function moveVersions(req: PayloadRequest, ids: Ids, staying: ReadonlySet<string>): Promise<void> {
  const { docs } = await req.payload.db.findVersions<MemberFee>({
    collection: 'memberFees',
    where: {
      or: [{ 'version.player': { equals: ids.removed } }, { 'version.changedBy': { equals: ids.removed } }],
    },
    pagination: false,
    limit: 0,
    req,
  })
  for (const { id, ...doc } of docs as (TypeWithVersion<MemberFee> & { id: string })[]) {
    const version = {
      ...doc.version,
      player: staying.has(String(doc.parent)) ? doc.version.player : instead(doc.version.player, ids)!,
      changedBy: instead(doc.version.changedBy, ids),
    }
    await req.payload.db.updateVersion<MemberFee>({
      collection: 'memberFees',
      id,
      versionData: { ...doc, version } as never,
      returning: false,
      req,
    })
  }
}

/**
 * When two people are one: fees and payments of the second are the first one's. Of two fees for the same thing one stays with the
 * money of both, and what is too much is credit of the family, which pays what is open. What was received does not change.
 */
export const mergeLedger: OnMerge = (req, ids) =>
  inLedger(req, async () => {
    const { moved, pairs } = await feesToMerge(req, ids.kept, ids.removed)
    await movePayments(req, ids, pairs)
    for (const pair of pairs) await mergeFee(req, pair)
    await updateRows(req, 'memberFees', ['id', moved.map(({ id }) => id)], {
      player: ids.kept,
      updatedAt: new Date().toISOString(),
    })
    for (const { id } of moved) ledgerChanges(req)?.fees.add(id)
    await moveVersions(req, ids, new Set(pairs.map(({ stays }) => stays.id)))
    await spendCredit(req, [ids.kept])
  })
