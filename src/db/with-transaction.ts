import type { PayloadRequest } from 'payload'

/**
 * The same request, joined to a transaction. A child object, because the request itself may be in use by other
 * operations which must not slip into this transaction.
 */
export const withTransaction = (
  req: Partial<PayloadRequest> | undefined,
  transactionID: string,
): PayloadRequest => Object.assign(Object.create(req ?? {}) as PayloadRequest, { transactionID })
