import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { refuseTrash } from '@/fields/trash-guard'
import { dayOf } from '@/lib/dates'
import { conflict, Refusal } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import type { MemberFee } from '@/payload-types'
import { formatRestore, formatTrashed } from './labels'
import { feeState } from './rules'

/** 409 for trashing a fee with a payment: it is waived or corrected instead, so that the payment keeps its fee. */
export const refuseTrashPaid = refuseTrash<MemberFee>((_req, { paidAmount }) => {
  if ((paidAmount ?? 0) > 0)
    throw new APIError('Na tento predpis už prišla platba, preto ho nemožno odstrániť.', 409)
})

/**
 * 409 for a fee that the player has already, and for a reason that makes one fee of two; what is in the trash counts. In place of a
 * new fee one in the trash is described, so that it can be restored instead. Runs after `occasion` is derived.
 */
export const refuseDuplicate: CollectionBeforeChangeHook<MemberFee> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined
  if (before && data.occasion === before.occasion) return data
  const { player, period, item, occasion } = { ...before, ...data }
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: {
      and: [
        { player: { equals: idOf(player) } },
        ...[{ period: { equals: period } }, { item: { equals: item } }, { occasion: { equals: occasion } }],
        ...(before ? [{ id: { not_equals: before.id } }] : []),
      ],
    },
    limit: 1,
    pagination: false,
    req,
  })
  const [fee] = docs
  if (!fee) return data
  if (before) throw new Refusal(409, { message: reasonTaken(fee), field: 'reason' })
  throw fee.deletedAt
    ? conflict(formatTrashed(fee, feeState(fee, dayOf(new Date()))), {
        id: fee.id,
        trashed: true,
        restores: formatRestore(fee.amount),
      })
    : conflict(
        `Tento hráč už má za toto obdobie rovnaký predpis.${item === 'monthly' ? '' : ' Ak je nový za niečo iné, napíšte iný dôvod.'}`,
        { id: fee.id },
      )
}

const reasonTaken = ({ deletedAt }: MemberFee): string =>
  `Tento hráč má za to isté obdobie${deletedAt ? ' v\u00a0koši' : ''} iný predpis s\u00a0týmto dôvodom. Napíšte iný dôvod.`

/** 409 for deleting a fee that any payment refers to, even a reversed one. */
export const refuseDeleteWithPayments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'payments',
    where: { 'allocations.fee': { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0)
    throw new APIError('K tomuto predpisu patrí platba, preto ho nemožno odstrániť. Môžete ho odpustiť.', 409)
}
