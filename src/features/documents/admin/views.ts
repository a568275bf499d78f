import { idOf } from '@/lib/reference'
import type { Document } from '@/payload-types'
import type { Visibility } from '../labels'
import type { DocumentView } from '../schema'
import { documentView } from '../views'

/** A document as the office sees it: who reaches it, and where it stands. */
export interface AdminDocument extends DocumentView {
  visibility: Visibility
  /** The folder's whole path; null outside of every folder. */
  path: string | null
}

export interface AdminFolder {
  id: string
  path: string
  visibility: Visibility
}

/** The office's row of a document; `visibility` is the narrowest of the file's and its folders'. */
export const adminDocument = (document: Document, folders: ReadonlyMap<string, string>): AdminDocument => ({
  ...documentView(document),
  visibility: document.effective ?? document.visibility,
  path: folders.get(idOf(document.folder) ?? '') ?? null,
})

/** A page of the office's list. */
export interface AdminDocumentList {
  documents: AdminDocument[]
  folders: AdminFolder[]
  page: number
  pages: number
  total: number
}
