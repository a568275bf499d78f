import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { invalid } from '@/lib/errors'

/**
 * Throws 400 for the field when one of these rows does not exist, is in the trash (unless `trash`) or does not meet `only`. For an unknown
 * id one database would throw a raw error, the other would store it.
 */
export async function requireRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly (string | null | undefined)[],
  field: string,
  {
    only,
    message = 'Vybraný záznam neexistuje.',
    trash = false,
  }: { only?: Where; message?: string; trash?: boolean } = {},
): Promise<void> {
  const unique = [...new Set(ids.filter((id): id is string => Boolean(id)))]
  if (unique.length === 0) return
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { in: unique } }, ...(only ? [only] : [])] },
    trash,
    overrideAccess: true,
    req,
  })
  if (totalDocs < unique.length) throw invalid(message, field)
}
