import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { counted, type Forms } from '@/lib/plural'

const REFERRERS: { collection: 'users' | 'events' | 'attendances'; fields: string[]; forms: Forms }[] = [
  {
    collection: 'users',
    fields: ['category', 'secondCategory', 'categories'],
    forms: ['osoba', 'osoby', 'osôb'],
  },
  { collection: 'events', fields: ['categories'], forms: ['udalosť', 'udalosti', 'udalostí'] },
  {
    collection: 'attendances',
    fields: ['category'],
    forms: ['záznam dochádzky', 'záznamy dochádzky', 'záznamov dochádzky'],
  },
]

async function refuseWhileReferred(req: PayloadRequest, id: number | string): Promise<void> {
  const found: string[] = []
  for (const { collection, fields, forms } of REFERRERS) {
    const where = { or: fields.map((field) => ({ [field]: { equals: id } })) }
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
    if (totalDocs > 0) found.push(counted(totalDocs, forms))
  }
  if (found.length > 0) {
    throw new APIError(
      `Kategóriu nemožno odstrániť, patrí k nej ${found.join(', ')}. Najprv ich presuňte.`,
      409,
    )
  }
}

/** A category somebody or something belongs to is not deleted (product.md §2). */
export const keepReferredCategory: CollectionBeforeDeleteHook = ({ id, req }) => refuseWhileReferred(req, id)

/** Trashing runs update hooks, never beforeDelete: the same rule holds for it. */
export const keepReferredFromTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await refuseWhileReferred(req, originalDoc.id)
  return data
}
