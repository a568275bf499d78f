import type { PayloadRequest } from 'payload'

/**
 * The request with the id of a transaction. A child object, because other operations may be using the request itself and
 * must not become part of this transaction. The id is defined, not assigned: an assignment would reach the request of a job,
 * which is a proxy, and leave it with an id that has ended.
 */
export const withTransaction = (
  req: Partial<PayloadRequest> | undefined,
  transactionID: string,
): PayloadRequest =>
  Object.create(req ?? {}, {
    transactionID: { value: transactionID, writable: true, enumerable: true, configurable: true },
  }) as PayloadRequest
