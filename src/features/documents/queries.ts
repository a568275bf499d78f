import type { PayloadRequest } from 'payload'
import type { DocumentView } from './schema'
import { documentView } from './views'

const DOCUMENT_COLUMNS = {
  title: true,
  folder: true,
  originalName: true,
  mimeType: true,
  filesize: true,
  updatedAt: true,
} as const

/** All documents the caller may read, by title. */
export async function documentList(req: PayloadRequest): Promise<DocumentView[]> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    sort: 'title',
    select: DOCUMENT_COLUMNS,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
    .map((doc) => documentView(doc as Parameters<typeof documentView>[0]))
    .sort((a, b) => a.title.localeCompare(b.title, 'sk'))
}
