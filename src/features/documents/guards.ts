import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/lib/reference'

const MAX_DEPTH = 12

/** A folder with anything in it is not deleted by accident. */
export const refuseFullFolder: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const shared = { trash: true, overrideAccess: true, req } as const
  const files = await req.payload.count({
    collection: 'documents',
    where: { folder: { equals: id } },
    ...shared,
  })
  const folders = await req.payload.count({
    collection: 'documentFolders',
    where: { parent: { equals: id } },
    ...shared,
  })
  if (files.totalDocs + folders.totalDocs > 0) {
    throw new APIError('Priečinok nie je prázdny. Najprv presuňte alebo odstráňte jeho dokumenty.', 409)
  }
}

/** No folder stands inside itself, directly or through others. */
export const refuseFolderCircle: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const self = originalDoc?.id
  let above = idOf(data?.parent)
  for (let depth = 0; above && depth < MAX_DEPTH; depth += 1) {
    if (above === self) throw new APIError('Priečinok nemôže byť sám v sebe.', 400)
    const next = await req.payload.findByID({
      collection: 'documentFolders',
      id: above,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    above = idOf(next?.parent)
  }
  if (above) throw new APIError(`Priečinky môžu byť vnorené najviac ${MAX_DEPTH}-krát.`, 400)
  return data
}
