import type { PayloadRequest } from 'payload'
import { notFound } from '@/lib/errors'
import type { ImportHistory, ImportView } from '../schema'
import { importView } from './views'

/** Imports on a page of the history. */
const PAGE_SIZE = 10

const WITH_NAMES = { depth: 1, populate: { users: { name: true } }, overrideAccess: false } as const

/** A page of the imports so far, the newest first. */
export async function importHistory(
  req: PayloadRequest,
  { page = 1 }: { page?: number } = {},
): Promise<ImportHistory> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'memberImports',
    sort: '-importedAt',
    limit: PAGE_SIZE,
    page,
    ...WITH_NAMES,
    req,
  })
  const now = new Date()
  return {
    imports: docs.map((doc) => importView(doc, now)),
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}

/** One import; throws 404 when there is none. */
export async function importById(req: PayloadRequest, id: string): Promise<ImportView> {
  const doc = await req.payload.findByID({
    collection: 'memberImports',
    id,
    disableErrors: true,
    ...WITH_NAMES,
    req,
  })
  if (!doc) throw notFound('Import už neexistuje.')
  return importView(doc, new Date())
}
