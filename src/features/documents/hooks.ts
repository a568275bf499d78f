import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { withoutMetadata } from '@/lib/pictures'
import { idOf } from '@/lib/reference'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { type ReadyFile, uploadHooks } from '@/fields/upload-hooks'
import { requireDocumentFile } from './guards'
import type { Visibility } from './labels'
import { narrowest } from './rules'

async function folderVisibility(req: PayloadRequest, folder: unknown): Promise<Visibility | undefined> {
  const id = idOf(folder)
  if (!id) return undefined
  const found = await req.payload.findByID({
    collection: 'documentFolders',
    id,
    depth: 0,
    select: { effective: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found?.effective ?? undefined
}

const deriveDocument: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const whole = { ...originalDoc, ...data }
  data.effective = narrowest(whole.visibility, await folderVisibility(req, whole.folder))
  if (typeof req.context.originalName === 'string') data.originalName = req.context.originalName
  return data
}

const deriveFolder: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const whole = { ...originalDoc, ...data }
  data.effective = narrowest(whole.visibility, await folderVisibility(req, whole.parent))
  return data
}

/** Saves everything in a folder whose visibility has changed, so that each row derives its own anew. */
const passVisibilityDown: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.effective === previousDoc?.effective) return doc
  const below = [
    ['documentFolders', { parent: { equals: doc.id } }],
    ['documents', { folder: { equals: doc.id } }],
  ] as const
  for (const [collection, where] of below) {
    const { docs } = await req.payload.find({
      collection,
      where,
      select: {},
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: true,
      req,
    })
    for (const { id } of docs)
      await req.payload.update({ collection, id, data: {}, depth: 0, trash: true, overrideAccess: true, req })
  }
  return doc
}

/** A document as it is stored: a picture without the metadata its camera wrote. Throws 400 as requireDocumentFile. */
async function readyDocument({ data: sent }: { data: Buffer }): Promise<ReadyFile> {
  const type = await requireDocumentFile(sent)
  const data = type.mime.startsWith('image/') ? await withoutMetadata(sent) : sent
  const filename = `${randomUUID()}.${type.ext}`
  return { row: { filename, filesize: data.length, mimeType: type.mime }, files: new Map([[filename, data]]) }
}

const files = uploadHooks(readyDocument)
const revalidation = revalidateHooks('documents')

export const documentHooks: CollectionConfig['hooks'] = {
  ...files,
  beforeChange: [deriveDocument],
  afterChange: [...files.afterChange, ...(revalidation.afterChange ?? [])],
  afterDelete: revalidation.afterDelete,
}

export const folderHooks: CollectionConfig['hooks'] = {
  ...revalidation,
  beforeChange: [deriveFolder],
  afterChange: [passVisibilityDown, ...(revalidation.afterChange ?? [])],
}
