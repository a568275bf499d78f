import type { PayloadRequest, TypedCollection } from 'payload'
import { notFound } from './errors'
import { namedOf } from './reference'
import type { PageView } from './schema'
import { mayUndo, undoUntil } from './undo-days'

type ImportSlug = 'memberImports' | 'bankStatements' | 'fixtureImports'

/** Imports on a page of the history. */
const PAGE_SIZE = 10

const WITH_NAMES = { depth: 1, populate: { users: { name: true } }, overrideAccess: false } as const

interface Imported {
  id: string
  fileName: string
  importedAt: string
  importedBy?: unknown
  undoneAt?: string | null
}

/** What every import says of itself; `now` decides whether it can still be taken back. */
export const importedView = ({ id, fileName, importedAt, importedBy, undoneAt }: Imported, now: Date) => ({
  ...{ id, fileName, importedAt },
  importedBy: namedOf(importedBy)?.name ?? '',
  undoneAt: undoneAt ?? null,
  undoUntil: mayUndo({ doneAt: importedAt, undoneAt }, now) ? undoUntil(importedAt) : null,
})

/** A page of the imports of one kind, the newest first; throws 403 for who may not read them. */
export async function pastImports<Slug extends ImportSlug>(
  req: PayloadRequest,
  collection: Slug,
  page = 1,
): Promise<{ docs: TypedCollection[Slug][]; page: PageView }> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    sort: '-importedAt',
    limit: PAGE_SIZE,
    page,
    ...WITH_NAMES,
    req,
  })
  return {
    docs: docs as TypedCollection[Slug][],
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}

/** The id of the import that a request with this id of the client has made. */
async function importOfOperation(
  req: PayloadRequest,
  collection: ImportSlug,
  operation: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { operation: { equals: operation } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id
}

/** Makes an import once and returns its id: the same `operation` sent again, also at the same moment, returns that of the first. */
export async function importOnce(
  req: PayloadRequest,
  collection: ImportSlug,
  operation: string,
  make: () => Promise<string>,
): Promise<string> {
  const known = await importOfOperation(req, collection, operation)
  if (known) return known
  try {
    return await make()
  } catch (error) {
    // The same request, sent twice at once, was the faster one.
    const other = await importOfOperation(req, collection, operation)
    if (!other) throw error
    return other
  }
}

/** Of an import by a plan that is not as it was seen any more. */
export const PLAN_CHANGED = 'Medzitým sa v klube niečo zmenilo. Pozrite si nový náhľad.'

/** One import; throws 404 with this sentence when there is none. */
export async function pastImport<Slug extends ImportSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
  gone: string,
): Promise<TypedCollection[Slug]> {
  const doc = await req.payload.findByID({ collection, id, disableErrors: true, ...WITH_NAMES, req })
  if (!doc) throw notFound(gone)
  return doc as TypedCollection[Slug]
}
