import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { aggregate } from './aggregate'

/**
 * A text that changes whenever a row of a collection is created, changed or deleted: how many there are, and when the last of
 * them changed. What is written without `updatedAt` leaves it as it was.
 */
export const lastChange = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  where: Where = {},
): Promise<string> => JSON.stringify(await aggregate(req, slug, { where, by: [], latest: 'updatedAt' }))
