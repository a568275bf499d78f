import { fold } from '@/lib/text'

export interface FolderTree<File> {
  id: string
  name: string
  folders: FolderTree<File>[]
  documents: File[]
}

interface FolderRow {
  id: string
  name: string
  parent: string | null
}

/**
 * The folders as a tree in the given order, each with its documents. A folder or document whose parent is not among
 * `rows` (the reader may not see it) is put at the top, a document in `loose`. A circle in old data is cut.
 */
export function folderTree<File extends { folder: string | null }>(
  rows: readonly FolderRow[],
  documents: readonly File[],
): { folders: FolderTree<File>[]; loose: File[] } {
  const known = new Set(rows.map((row) => row.id))
  const build = (parent: string | null, above: ReadonlySet<string>): FolderTree<File>[] =>
    rows
      .filter((row) => (row.parent && known.has(row.parent) ? row.parent : null) === parent)
      .filter((row) => !above.has(row.id))
      .map((row) => ({
        id: row.id,
        name: row.name,
        folders: build(row.id, new Set([...above, row.id])),
        documents: documents.filter((document) => document.folder === row.id),
      }))
  return {
    folders: build(null, new Set()),
    loose: documents.filter((document) => !document.folder || !known.has(document.folder)),
  }
}

/** The tree without folders that hold no document at any depth. */
export function withoutEmptyFolders<File>(folders: readonly FolderTree<File>[]): FolderTree<File>[] {
  return folders
    .map((folder) => ({ ...folder, folders: withoutEmptyFolders(folder.folders) }))
    .filter((folder) => folder.folders.length > 0 || folder.documents.length > 0)
}

/** The number of documents in a folder, at any depth. */
export function documentCount<File>(folder: FolderTree<File>): number {
  return folder.documents.length + folder.folders.reduce((sum, child) => sum + documentCount(child), 0)
}

/**
 * The documents in whose title, or in the name of a folder above them, every typed word occurs, whatever its case and
 * diacritics, in their folders. An empty text finds everything.
 */
export function searchLibrary<File extends { title: string }>(
  library: { folders: readonly FolderTree<File>[]; loose: readonly File[] },
  typed: string,
): { folders: FolderTree<File>[]; loose: File[] } {
  const words = fold(typed).split(' ')
  const matches = (text: string): boolean => words.every((word) => fold(text).includes(word))
  function searchFolder(folder: FolderTree<File>, above: string): FolderTree<File> {
    const path = `${above} ${folder.name}`
    return {
      ...folder,
      folders: folder.folders.map((child) => searchFolder(child, path)),
      documents: folder.documents.filter(({ title }) => matches(`${path} ${title}`)),
    }
  }
  return {
    folders: withoutEmptyFolders(library.folders.map((folder) => searchFolder(folder, ''))),
    loose: library.loose.filter(({ title }) => matches(title)),
  }
}
