import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

/** A request of the given person; without one, a visitor's. */
export const request = (payload: Payload, user?: TypedUser): Promise<PayloadRequest> =>
  createLocalReq(user ? { user } : {}, payload)
