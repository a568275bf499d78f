import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { invalid } from '@/lib/errors'

/**
 * Refuses (400, naming the field) when one of these rows does not exist or lies in the trash. Both databases
 * would take a dangling id badly: one with a raw error, the other without a word. `only` narrows what may be named, and
 * `message` is the sentence for whatever is not among it.
 */
export async function requireRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly (string | null | undefined)[],
  field: string,
  { only, message = 'Vybraný záznam neexistuje.' }: { only?: Where; message?: string } = {},
): Promise<void> {
  const wanted = [...new Set(ids.filter((id): id is string => Boolean(id)))]
  if (wanted.length === 0) return
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { in: wanted } }, ...(only ? [only] : [])] },
    overrideAccess: true,
    req,
  })
  if (totalDocs < wanted.length) throw invalid(message, field)
}
