import type { DocumentView } from '../views'

/** A folder with what stands in it. */
export interface FolderView {
  id: string
  name: string
  folders: FolderView[]
  documents: DocumentView[]
}

/** The tree as the reader sees it. */
export interface LibraryView {
  folders: FolderView[]
  /** Documents in no folder. */
  loose: DocumentView[]
}
