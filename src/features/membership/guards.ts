import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { refuseTrash } from '@/fields/trash-guard'
import type { MemberFee } from '@/payload-types'

/** 409 for trashing a fee with a payment: it is waived or corrected instead, so that the payment keeps its fee. */
export const refuseTrashPaid = refuseTrash<MemberFee>((_req, { paidAmount }) => {
  if ((paidAmount ?? 0) > 0)
    throw new APIError('Na tento predpis už prišla platba, preto ho nemožno odstrániť.', 409)
})

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
