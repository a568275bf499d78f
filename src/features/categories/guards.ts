import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { refuseTrash } from '@/fields/trash-guard'
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

/** Undoing a migration puts its players back into their old categories, which must therefore still exist. */
const MIGRATIONS: Referrer = {
  collection: 'playerMigrations',
  fields: ['moves.from', 'moves.to', 'moves.second'],
  forms: ['presun hráčov', 'presuny hráčov', 'presunov hráčov'],
}

/** Throws 409 when rows refer to the category; `forever` counts rows in the trash and past migrations as well. */
async function refuseReferenced(req: PayloadRequest, id: number | string, forever: boolean): Promise<void> {
  const found: string[] = []
  for (const { collection, fields, forms } of forever ? [...REFERRERS, MIGRATIONS] : REFERRERS) {
    const where = { or: fields.map((field) => ({ [field]: { equals: id } })) }
    const { totalDocs } = await req.payload.count({
      collection,
      where,
      trash: forever,
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) found.push(counted(totalDocs, forms))
  }
  if (found.length > 0) {
    const way = forever
      ? 'Presuňte ich (aj tie v koši), alebo kategóriu v koši nechajte.'
      : 'Najprv ich presuňte.'
    throw new APIError(`Kategóriu nemožno odstrániť, patrí k nej ${found.join(', ')}. ${way}`, 409)
  }
}

/** A category that people, events or attendance refer to is neither deleted nor put into the trash. */
export const refuseDeleteReferenced: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseReferenced(req, id, true)

export const refuseTrashReferenced = refuseTrash((req, { id }) => refuseReferenced(req, id, false))
