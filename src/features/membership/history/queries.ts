import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { notFound } from '@/lib/errors'
import type { MemberFee } from '@/payload-types'
import { paidFromCredit } from '../credit/commands'
import { userNames, paymentsOfFee } from '../payments/queries'
import { feeById, officeFee } from '../queries'
import { claimOf } from '../rules'
import { changesOf, type FeeFacts } from './rules'
import type { FeeChange, FeeDetail } from './schema'

const factsOf = (fee: MemberFee): FeeFacts => ({
  amount: fee.amount,
  dueDate: fee.dueDate,
  reason: fee.reason ?? '',
  note: fee.note ?? '',
  waived: fee.waived === true,
  paidAmount: fee.paidAmount ?? 0,
  claim: claimOf(fee),
  trashed: Boolean(fee.deletedAt),
})

/** Who changed what of a fee and when, the newest first. Only the office may read versions. */
async function feeHistory(req: PayloadRequest, id: string, player: unknown): Promise<FeeChange[]> {
  const { docs } = await req.payload.findVersions({
    collection: 'memberFees',
    where: { parent: { equals: id } },
    sort: ['updatedAt', 'id'],
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: false,
    req,
  })
  const names = await userNames(
    req,
    docs.map(({ version }) => idOf(version.changedBy) ?? ''),
  )
  // Of a fee that became one with this one the versions name the row that is no more (merging/hooks).
  const last = new Map<string | undefined, MemberFee>()
  const changes = docs.map(({ version, updatedAt }): FeeChange => {
    const whose = idOf(version.player)
    const before = last.get(whose)
    last.set(whose, version)
    return {
      at: updatedAt,
      by: names.get(idOf(version.changedBy) ?? '') ?? null,
      merged: whose !== player,
      changes: before ? changesOf(factsOf(before), factsOf(version)) : [],
    }
  })
  // The first version of each is the fee as it was created; versions without a change are left out.
  return changes.filter((change) => change.changes.length > 0).reverse()
}

/** One fee with its payments and history; throws 404 when there is none. */
export async function feeDetail(req: PayloadRequest, id: string): Promise<FeeDetail> {
  const fee = await feeById(req, id)
  if (!fee) throw notFound('Predpis už neexistuje.')
  return {
    memberFee: await officeFee(req, fee),
    fromCredit: await paidFromCredit(req, fee),
    payments: await paymentsOfFee(req, id),
    history: await feeHistory(req, id, idOf(fee.player)),
  }
}
