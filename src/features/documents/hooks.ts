import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/reference'
import { renewing } from '@/fields/renewing'
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

/** A folder's new visibility reaches everything below it: each row is saved again and works out its own. */
const passOn: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
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

export const documentHooks: CollectionConfig['hooks'] = {
  ...renewing('documents'),
  beforeChange: [deriveDocument],
}

const renewed = renewing('documents')
export const folderHooks: CollectionConfig['hooks'] = {
  ...renewed,
  beforeChange: [deriveFolder],
  afterChange: [passOn, ...(renewed.afterChange ?? [])],
}
