import { idOf } from '@/lib/reference'
import { fileAddress } from '@/fields/picture'
import type { Document } from '@/payload-types'
import { FILE_TYPES } from './labels'
import type { DocumentView } from './schema'

/** The view of a document. Its `url` is a route that checks access at every download. */
export const documentView = (document: Document): DocumentView => ({
  id: document.id,
  title: document.title,
  folder: idOf(document.folder) ?? null,
  type: FILE_TYPES[document.mimeType ?? ''] ?? '',
  size: document.filesize ?? 0,
  url: fileAddress('documents', document.id, 'original', document.originalName ?? document.title),
  updatedAt: document.updatedAt,
})
