import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { refuseTrash } from '@/fields/trash-guard'
import type { MemberFee } from '@/payload-types'

/** A fee that money came for is waived or corrected, not thrown away: the payment would point at nothing. */
export const refuseTrashPaid = refuseTrash<MemberFee>((_req, { paidAmount }) => {
  if ((paidAmount ?? 0) > 0)
    throw new APIError('Na tento predpis už prišla platba, preto ho nemožno odstrániť.', 409)
})

/** A fee that any payment speaks of, even one taken back, stays in the books. */
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
