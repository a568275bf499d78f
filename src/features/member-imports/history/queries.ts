import type { PayloadRequest } from 'payload'
import { pastImport, pastImports } from '@/lib/past-imports'
import type { MemberImport } from '@/payload-types'
import type { ImportHistory, ImportView } from '../schema'
import { withNames } from '../undo/queries'
import { type ImportChanges, madeReachable } from '../undo/rules'
import { importView } from './views'

async function importViews(req: PayloadRequest, docs: readonly MemberImport[]): Promise<ImportView[]> {
  const now = new Date()
  const views = []
  for (const doc of docs) {
    const { kept = [] } = (doc.changes ?? {}) as Partial<ImportChanges>
    views.push(importView(doc, await withNames(req, kept), now))
  }
  return views
}

/** A page of the imports so far, the newest first. */
export async function importHistory(
  req: PayloadRequest,
  query: { page?: number } = {},
): Promise<ImportHistory> {
  const { docs, page } = await pastImports(req, 'memberImports', query.page)
  return { imports: await importViews(req, docs), page }
}

/** One import; throws 404 when there is none. */
export const importById = async (req: PayloadRequest, id: string): Promise<ImportView> =>
  (await importViews(req, [await pastImport(req, 'memberImports', id, 'Import už neexistuje.')]))[0]!

/** Whose accounts an import has made, or given their first e-mail; of one that was taken back, whom its undo has left. */
export interface ImportedPeople {
  id: string
  fileName: string
  people: ReadonlySet<string>
}

/** Undefined when the caller may not read it, there is none, or it is too old to know whom it made. */
export async function importedPeople(req: PayloadRequest, id: string): Promise<ImportedPeople | undefined> {
  if (!id) return undefined
  const shared = { depth: 0, disableErrors: true, overrideAccess: false, req } as const
  const found = await req.payload.findByID({ collection: 'memberImports', id, ...shared })
  const changes = found?.changes as ImportChanges | null | undefined
  if (!found || (!changes && !found.undoneAt)) return undefined
  const left = (changes?.kept ?? []).map((person) => person.id)
  return {
    id,
    fileName: found.fileName,
    people: new Set([...(changes ? madeReachable(changes) : []), ...left]),
  }
}
