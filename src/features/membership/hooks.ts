import type { CollectionBeforeChangeHook } from 'payload'
import { owedOn } from './rules'

/** What is still owed, kept as a column so that lists can filter and add it up; and who said so. */
export const deriveOwed: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  data.owed = owedOn({ ...originalDoc, ...data })
  data.changedBy = req.user?.id ?? null
  return data
}

/** A month's fees are made by the hundred, without versions: the first change keeps what stood before it. */
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
