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

/**
 * The rows with the time of the last change of each: exact also where a write that began earlier is kept later, which
 * `lastChange` does not notice on MongoDB; for some hundreds of rows.
 */
export const eachChange = async (req: PayloadRequest, slug: CollectionSlug, where: Where): Promise<string> =>
  JSON.stringify(await aggregate(req, slug, { where, by: ['id', 'updatedAt'] }))

/**
 * Reads something once for all transactions of a job, and anew only when `changeOf` gives another text (`eachChange`). The
 * result is shared: it must not be changed.
 */
export function untilChanged<Result>(
  changeOf: (req: PayloadRequest) => Promise<string>,
  read: (req: PayloadRequest) => Promise<Result>,
): (req: PayloadRequest) => Promise<Result> {
  let known: { change: string; result: Result } | undefined
  return async (req) => {
    const change = await changeOf(req)
    if (known?.change !== change) known = { change, result: await read(req) }
    return known.result
  }
}
