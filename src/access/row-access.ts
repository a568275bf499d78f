import type { CollectionSlug, PayloadRequest, Where } from 'payload'

type Operation = 'read' | 'update' | 'delete'

/**
 * Whether the collection's access function allows the caller this operation on the row. For commands that check once and
 * then write many rows, or derived fields, past Payload.
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
 * Which rows of a collection its access function lets the caller read: all, none, or a condition. For queries past
 * Payload, and of collections of a later feature.
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
