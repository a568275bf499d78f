import { APIError, type CollectionBeforeChangeHook } from 'payload'

/** A fee that money came for is waived or corrected, not thrown away: the payment would point at nothing. */
export const keepPaidFee: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.deletedAt && !originalDoc?.deletedAt && (originalDoc?.paidAmount ?? 0) > 0)
    throw new APIError('Na tento predpis už prišla platba, preto ho nemožno odstrániť.', 409)
  return data
}
