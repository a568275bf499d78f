import { idOf } from '@/lib/reference'
import { fileAddress } from '@/fields/picture'
import type { Document } from '@/payload-types'
import type { DocumentView } from './schema'

const TYPES: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** The word for a file's type; empty when it is none we take. */
export const fileType = (mimeType: string | null | undefined): string => TYPES[mimeType ?? ''] ?? ''

/** The view of a document; its address is ours and checks the reader's right each time. */
export const documentView = (document: Document): DocumentView => ({
  id: document.id,
  title: document.title,
  folder: idOf(document.folder) ?? null,
  type: fileType(document.mimeType),
  size: document.filesize ?? 0,
  url: fileAddress('documents', document.id, 'original', document.originalName ?? document.title),
  updatedAt: document.updatedAt,
})
