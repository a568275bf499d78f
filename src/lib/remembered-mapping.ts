import { createHash } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { fold } from './text'

/** A digest of a file's headings: the next file with the same ones is read by the same mapping. */
export const headingsKey = (headings: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map((heading) => fold(String(heading ?? '')))))
    .digest('hex')

/**
 * The mapping of the last import with these headings, undefined when there was none. The collection has `headings` (see
 * headingsKey), `mapping` and `importedAt`; who may not read it gets none.
 */
export async function rememberedMapping<Mapping>(
  req: PayloadRequest,
  collection: Extract<CollectionSlug, 'memberImports' | 'bankStatements' | 'fixtureImports'>,
  headings: readonly unknown[],
): Promise<Mapping | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { headings: { equals: headingsKey(headings) } },
    sort: '-importedAt',
    select: { mapping: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return (docs[0] as { mapping?: Mapping } | undefined)?.mapping
}
