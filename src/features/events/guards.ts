import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** An event somebody attended is cancelled or trashed, never deleted; with any other its invitations go too. */
export const keepHeldEvent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { event: { equals: id } }
  const { totalDocs } = await req.payload.count({
    collection: 'attendances',
    where,
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) {
    throw new APIError(
      'Udalosť má zapísanú dochádzku, preto ju nemožno odstrániť. Namiesto toho ju zrušte.',
      409,
    )
  }
  await req.payload.db.deleteMany({ collection: 'participants', where, req })
}
