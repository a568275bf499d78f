import type { CollectionBeforeChangeHook } from 'payload'
import { occasionOf } from './occasions/rules'
import { NO_CLAIM, owedOn } from './rules'

/** Fills `owed`, a column so that lists can filter and sum it, and `changedBy`; nothing is reported of a fee not owed. */
export const deriveOwed: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  data.owed = owedOn({ ...originalDoc, ...data })
  if (data.owed === 0) Object.assign(data, NO_CLAIM)
  data.changedBy = req.user?.id ?? null
  return data
}

/**
 * Fills `occasion` where the reason is another one: a fee whose reason was erased, or lost a name, is still for what it was for.
 */
export const deriveOccasion: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const fee = { ...originalDoc, ...data }
  const isSame =
    operation === 'update' &&
    (fee.reason ?? '') === (originalDoc.reason ?? '') &&
    fee.item === originalDoc.item
  data.occasion = isSame ? originalDoc.occasion : occasionOf(fee)
  return data
}

/** Saves the state before a fee's first change as a version: a month's fees are inserted in bulk, without versions. */
export const keepFirstVersion: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const collectionSlug = collection.slug
  const where = { parent: { equals: originalDoc.id } }
  const { totalDocs } = await req.payload.db.countVersions({ collection: collectionSlug, where, req })
  if (totalDocs > 0) return data
  const { id: parent, ...versionData } = originalDoc
  const { createdAt, updatedAt } = originalDoc
  await req.payload.db.createVersion({
    collectionSlug,
    parent,
    versionData,
    autosave: false,
    createdAt,
    updatedAt,
    returning: false,
    req,
  })
  return data
}
