import type { PayloadRequest } from 'payload'
import { titleContains } from '@/access/title-search'
import { idOf } from '@/lib/reference'
import { adminDocument, type AdminFolder, type AdminDocumentList } from './views'

const PAGE_SIZE = 25

/** A page of the office's documents with all folders, whoever may see them; `search` looks in the titles. */
export async function adminDocumentList(
  req: PayloadRequest,
  { page, search }: { page: number; search: string },
): Promise<AdminDocumentList> {
  const folders = await folderPaths(req)
  const paths = new Map(folders.map((folder) => [folder.id, folder.path]))
  const found = await req.payload.find({
    collection: 'documents',
    where: await titleContains(req, 'documents', search),
    sort: 'title',
    limit: PAGE_SIZE,
    page,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    documents: found.docs.map((document) => adminDocument(document, paths)),
    folders,
    page,
    pages: found.totalPages,
    total: found.totalDocs,
  }
}

/** All folders with their whole path, „Predpisy klubu / Archív“, in the club's order. */
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
