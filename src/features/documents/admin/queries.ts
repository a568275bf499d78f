import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { fold } from '@/lib/text'
import { adminDocument, type AdminFolder, type AdminDocumentList } from './views'

const PAGE_SIZE = 25

/** The office's documents and all folders, whatever their visibility; titles narrowed by `search`. */
export async function adminDocumentList(
  req: PayloadRequest,
  { page, search }: { page: number; search: string },
): Promise<AdminDocumentList> {
  const folders = await folderPaths(req)
  const names = new Map(folders.map((folder) => [folder.id, folder.path]))
  const words = fold(search)
  const found = await req.payload.find({
    collection: 'documents',
    where: words ? { id: { in: await titled(req, words) } } : {},
    sort: 'title',
    limit: PAGE_SIZE,
    page,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    documents: found.docs.map((document) => adminDocument(document, names)),
    folders,
    page,
    pages: found.totalPages,
    total: found.totalDocs,
  }
}

/** Every folder with its whole path, „Predpisy klubu / Archív“, in the order of the tree. */
async function folderPaths(req: PayloadRequest): Promise<AdminFolder[]> {
  const { docs } = await req.payload.find({
    collection: 'documentFolders',
    sort: ['order', 'name'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const byId = new Map(docs.map((folder) => [folder.id, folder]))
  const pathOf = (id: string): string => {
    const folder = byId.get(id)
    const parent = idOf(folder?.parent)
    return parent && parent !== id ? `${pathOf(parent)} / ${folder?.name}` : (folder?.name ?? '')
  }
  return docs.map((folder) => ({
    id: folder.id,
    path: pathOf(folder.id),
    visibility: folder.effective ?? folder.visibility,
  }))
}

/** By the folded title: one database folds the case of plain letters only, and neither takes „l“ for „ľ“. */
async function titled(req: PayloadRequest, words: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    select: { title: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.filter(({ title }) => fold(title).includes(words)).map(({ id }) => id)
}
