import { idOf } from '@/lib/reference'
import type { Document } from '@/payload-types'
import type { Visibility } from '../labels'
import type { DocumentView } from '../schema'
import { documentView } from '../views'

/** A document in the office's list. */
export interface AdminDocument extends DocumentView {
  visibility: Visibility
  /** The path of its folder, „Predpisy klubu / Archív“; null outside of every folder. */
  path: string | null
}

export interface AdminFolder {
  id: string
  path: string
  visibility: Visibility
}

/** The office's view of a document; `visibility` is the narrowest of its own and its folders'. */
export const adminDocument = (document: Document, folders: ReadonlyMap<string, string>): AdminDocument => ({
  ...documentView(document),
  visibility: document.effective ?? document.visibility,
  path: folders.get(idOf(document.folder) ?? '') ?? null,
})

/** A page of the office's documents, and all folders. */
export interface AdminDocumentList {
  documents: AdminDocument[]
  folders: AdminFolder[]
  page: number
  pages: number
  total: number
}
