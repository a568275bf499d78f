import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { counted, type Forms } from '@/lib/plural'

interface Referrer {
  collection: 'users' | 'events' | 'attendances' | 'playerMigrations'
  fields: string[]
  forms: Forms
}

const REFERRERS: Referrer[] = [
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

/** An undo of a migration puts players back where they were: there must be such a place. */
const MIGRATIONS: Referrer = {
  collection: 'playerMigrations',
  fields: ['moves.from', 'moves.to', 'moves.second'],
  forms: ['presun hráčov', 'presuny hráčov', 'presunov hráčov'],
}

/** `forever`: what lies in the trash and what only remembers the category count as well. */
async function refuseWhileReferred(
  req: PayloadRequest,
  id: number | string,
  forever: boolean,
): Promise<void> {
  const found: string[] = []
  for (const { collection, fields, forms } of forever ? [...REFERRERS, MIGRATIONS] : REFERRERS) {
    const where = { or: fields.map((field) => ({ [field]: { equals: id } })) }
    const asked = { where, trash: forever, overrideAccess: true, req } as const
    const { totalDocs } = await req.payload.count({ collection, ...asked })
    if (totalDocs > 0) found.push(counted(totalDocs, forms))
  }
  if (found.length > 0) {
    const way = forever
      ? 'Presuňte ich (aj tie v koši), alebo kategóriu v koši nechajte.'
      : 'Najprv ich presuňte.'
    throw new APIError(`Kategóriu nemožno odstrániť, patrí k nej ${found.join(', ')}. ${way}`, 409)
  }
}

/** A category somebody or something belongs to is not deleted (product.md §2). */
export const keepReferredCategory: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseWhileReferred(req, id, true)

/** Trashing runs update hooks, never beforeDelete: the same rule holds for it. */
export const keepReferredFromTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await refuseWhileReferred(req, originalDoc.id, false)
  return data
}
