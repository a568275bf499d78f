import type { CollectionSlug, PayloadRequest, Where } from 'payload'

type Operation = 'read' | 'update' | 'delete'

/**
 * Whether the caller may do this to the row, asked of the collection's own access function. For commands that
 * check once and then write many rows, or derived fields, through the adapter.
 */
export async function canAccessRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  operation: Operation,
  id: string,
): Promise<boolean> {
  const { access } = req.payload.collections[collection].config
  const allowed = await access[operation]({ req, id: id as never })
  if (typeof allowed === 'boolean') return allowed
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, allowed] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Which rows of a collection the caller may read, as its own access function says: all, none, or a condition. For
 * queries that read or count rows past Payload, also of a collection that a later feature owns.
 */
export const readFilter = async (req: PayloadRequest, collection: CollectionSlug): Promise<Where | boolean> =>
  req.payload.collections[collection].config.access.read({ req })

/** A condition narrowed to the rows that the caller may read; undefined when they may read none. */
export async function readableWhere(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<Where | undefined> {
  const readable = await readFilter(req, collection)
  if (!readable) return undefined
  return readable === true ? where : { and: [where, readable] }
}
