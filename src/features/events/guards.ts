import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

async function refuseHeld(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'attendances',
    where: { event: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) {
    throw new APIError(
      'Udalosť má zapísanú dochádzku, preto ju nemožno odstrániť. Namiesto toho ju zrušte.',
      409,
    )
  }
}

/** An event somebody attended is cancelled, never deleted; with any other its invitations go too. */
export const keepHeldEvent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseHeld(req, id)
  await req.payload.db.deleteMany({ collection: 'participants', where: { event: { equals: id } }, req })
}

/** Trashing runs update hooks, never beforeDelete: the same rule holds for it. */
export const keepHeldFromTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await refuseHeld(req, originalDoc.id)
  return data
}
