import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { idOf } from '@/lib/reference'
import { erasedAmong } from '../queries'

const MESSAGE = 'Údaje tejto osoby boli vymazané, nič nové sa o nej už nezapisuje.'

/**
 * 400 for a value that somebody gives to one of these fields of a row whose player's data were erased: they are erased only
 * once. A field may be emptied, and what the program writes itself is not checked.
 */
export const refuseOnErased =
  (fields: readonly string[]): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    const given = fields.filter((name) => data[name] && data[name] !== originalDoc?.[name])
    const player = idOf(data.player ?? originalDoc?.player)
    if (!req.user || !player || given.length === 0) return data
    if ((await erasedAmong(req, [player])).size === 0) return data
    const errors = given.map((path) => ({ message: MESSAGE, path }))
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
