import type { CollectionSlug, PayloadRequest } from 'payload'

type Operation = 'read' | 'update' | 'delete'

/**
 * Whether the caller may do this to the row, asked of the collection's own access function. For commands that
 * check once and then write many rows, or derived fields, through the adapter.
 */
export async function reaches(
  req: PayloadRequest,
  collection: CollectionSlug,
  operation: Operation,
  id: string,
): Promise<boolean> {
  const { access } = req.payload.collections[collection].config
  const answer = await access[operation]({ req, id: id as never })
  if (typeof answer === 'boolean') return answer
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, answer] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
