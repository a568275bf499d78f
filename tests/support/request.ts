import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'

/** A request of the given person; without one, a visitor's. */
export const request = (payload: Payload, user?: TypedUser): Promise<PayloadRequest> =>
  createLocalReq(user ? { user } : {}, payload)

/** A request of the account with this id, as it is now. */
export const requestAs = async (payload: Payload, id: string): Promise<PayloadRequest> => {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return request(payload, { ...user, collection: 'users' })
}
