import type { PayloadRequest } from 'payload'

/**
 * The request with the id of a transaction. A child object, because other operations may be using the request itself and
 * must not become part of this transaction.
 */
export const withTransaction = (
  req: Partial<PayloadRequest> | undefined,
  transactionID: string,
): PayloadRequest => Object.assign(Object.create(req ?? {}) as PayloadRequest, { transactionID })
