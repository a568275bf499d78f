import { type FileTypeResult, fileTypeFromBuffer } from 'file-type'
import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload'
import { invalid } from '@/lib/errors'
import { isHarmlessPdf } from '@/lib/pdf-check'
import { idOf } from '@/lib/reference'
import { FILE_TYPES } from './labels'

const MAX_DEPTH = 12

/** Refuses (409) to delete a folder that holds anything, trashed documents among it. */
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

/** Refuses (400) a folder inside itself, directly or through others, and one deeper than MAX_DEPTH. */
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

/**
 * Refuses (400) an upload that is no file of FILE_TYPES, or a PDF with scripts; returns its type. The type is read from
 * the bytes: the name and type that were sent may be wrong.
 */
export async function requireDocumentFile(sent: Buffer): Promise<FileTypeResult> {
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  if (!type || !(type.mime in FILE_TYPES))
    throw invalid(
      'Súbor sa nedá použiť, je poškodený alebo iného typu. Prijímame PDF, DOCX, XLSX, JPG, PNG a WebP.',
      'file',
    )
  if (type.ext === 'pdf' && !isHarmlessPdf(sent))
    throw invalid(
      'PDF sa nedá použiť, je poškodené, zaheslované alebo obsahuje skripty. Uložte ho znova tlačou do PDF.',
      'file',
    )
  return type
}
