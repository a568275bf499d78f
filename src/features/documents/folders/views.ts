import type { DocumentView, FolderView } from '../schema'

/** The tree as the reader sees it. */
export interface LibraryView {
  folders: FolderView[]
  /** Documents in no folder. */
  loose: DocumentView[]
}
