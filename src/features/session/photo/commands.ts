import type { PayloadRequest } from 'payload'
import { scopeOf } from '@/access/scope'
import { pictureView } from '@/fields/picture'
import { forbidden, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { idOf } from '@/lib/reference'
import { revalidate } from '@/lib/revalidate'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { changeAccount } from '../commands'
import type { Photo } from './schema'

/**
 * The file name of photos that come from the profile. They are nobody else's picture: a replaced one is deleted. A picture the
 * office has chosen in the panel may be in an album as well, and stays.
 */
const FILE_NAME = 'profilova-fotka.jpg'
/** The picture's description names nobody, as it is part of its address: whose photo it is stands beside it. */
const DESCRIPTION = 'Profilová fotka'

/** Photos an account may send in an hour: each is decoded and encoded again. */
export const photoLimit = createLimit('photo', 20, 3600)

/** Throws 404 for somebody who is neither the caller nor their child, 403 for a child the caller may only read. */
async function requireOwn(req: PayloadRequest, id: string): Promise<void> {
  const { players, canActFor } = await scopeOf(req)
  if (id === req.user!.id) return
  if (!players.includes(id)) throw notFound()
  if (!canActFor.includes(id)) throw forbidden()
}

const photoOf = async (req: PayloadRequest, id: string): Promise<string | undefined> => {
  const row = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  return idOf(row?.photo)
}

/** Deletes a picture that was made for a profile, with its files; leaves any other. */
async function deletePhoto(req: PayloadRequest, picture: string | undefined): Promise<void> {
  if (!picture) return
  const { errors } = await req.payload.delete({
    collection: 'media',
    where: { and: [{ id: { equals: picture } }, { originalName: { equals: FILE_NAME } }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (errors.length > 0) throw new Error('The photo before could not be deleted')
}

/**
 * Sets the photo of the caller or of a child they act for, re-encoded as every picture is; the one before is deleted with
 * its files. Throws 404, 403, 400 for what is no picture, and 429.
 */
export async function setPhoto(req: PayloadRequest, id: string, picture: string): Promise<Photo> {
  await requireOwn(req, id)
  await photoLimit.take(req.user!.id)
  const data = Buffer.from(picture, 'base64')
  const media = await inTransaction(req, async () => {
    const made = await req.payload.create({
      collection: 'media',
      data: { alt: DESCRIPTION } as never,
      file: { data, name: FILE_NAME, mimetype: 'image/jpeg', size: data.length },
      depth: 0,
      overrideAccess: true,
      req,
    })
    const before = await photoOf(req, id)
    await changeAccount(req, id, () => ({ photo: made.id }))
    await deletePhoto(req, before)
    return made
  })
  await revalidate('staff')
  return { photo: pictureView(media) }
}

/** Removes the photo of the caller or of a child they act for; may be repeated. Throws 404 and 403. */
export async function removePhoto(req: PayloadRequest, id: string): Promise<Photo> {
  await requireOwn(req, id)
  await inTransaction(req, async () => {
    const before = await photoOf(req, id)
    await changeAccount(req, id, () => ({ photo: null }))
    await deletePhoto(req, before)
  })
  await revalidate('staff')
  return { photo: null }
}
