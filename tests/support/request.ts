import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

/** A request as the given person would make it; nobody's without one. */
export const request = (payload: Payload, user?: TypedUser): Promise<PayloadRequest> =>
  createLocalReq(user ? { user } : {}, payload)
