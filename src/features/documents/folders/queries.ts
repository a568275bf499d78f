import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { documentList } from '../queries'
import { folderTree } from './rules'
import type { LibraryView } from './views'

/** Folders and documents the caller may read, as a tree in the club's order. */
export async function library(req: PayloadRequest): Promise<LibraryView> {
  const { docs } = await req.payload.find({
    collection: 'documentFolders',
    sort: ['order', 'name'],
    select: { name: true, parent: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const rows = docs.map(({ id, name, parent }) => ({ id, name, parent: idOf(parent) ?? null }))
  return folderTree(rows, await documentList(req))
}
