import type { PayloadRequest, Where } from 'payload'
import { editRow } from '@/access/edit'
import { requireRows } from '@/access/require-rows'
import { advisoryLock } from '@/db/advisory-lock'
import { updateRows } from '@/db/update-rows'
import type { Shows } from '@/features/gallery/media/labels'
import { momentAt } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import { revalidate } from '@/lib/revalidate'
import type { Named } from '@/lib/schema'
import { slugify } from '@/lib/text'
import { inTransaction } from '@/lib/transaction'
import { officePhoto, peopleIn, SHOWN_COLUMNS, type ShownRow } from './queries'
import { consenting } from '../queries'
import { publicationOf } from './rules'
import type { AlbumInput, PhotoView, SayInput } from './schema'

/** The tags of everything that may show a picture. */
export const PICTURE_TAGS = ['gallery', 'news', 'products', 'club', 'staff'] as const

const picturesWhere = async (req: PayloadRequest, where: Where): Promise<ShownRow[]> => {
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    select: SHOWN_COLUMNS,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

const asTime = (moment: string | null | undefined): number | null =>
  moment ? new Date(moment).getTime() : null

/**
 * Computes anew which of these pictures are public and until when, in the running transaction, and renews the pages when
 * one has changed. Rows that are to be changed alike are one statement.
 */
async function renew(req: PayloadRequest, where: Where): Promise<void> {
  await advisoryLock(req, 'consents')
  const pictures = await picturesWhere(req, where)
  const agreed = await consenting(req, pictures.flatMap(peopleIn), 'photos')
  const changes = new Map<
    string,
    { ids: string[]; data: { isPublic: boolean; publicUntil: string | null } }
  >()
  for (const picture of pictures) {
    const data = publicationOf({ shows: picture.shows as Shows, people: peopleIn(picture) }, agreed)
    const isSame =
      data.isPublic === (picture.isPublic === true) &&
      asTime(data.publicUntil) === asTime(picture.publicUntil)
    if (isSame) continue
    const key = `${data.isPublic} ${data.publicUntil}`
    changes.set(key, { ids: [...(changes.get(key)?.ids ?? []), picture.id], data })
  }
  for (const { ids, data } of changes.values()) await updateRows(req, 'media', ['id', ids], data)
  if (changes.size > 0) await revalidate(...PICTURE_TAGS)
}

/** Renews the pictures that show one of these people. */
export const renewPicturesOf = (req: PayloadRequest, people: readonly string[]): Promise<void> =>
  inTransaction(req, () =>
    renew(req, { or: [{ people: { in: [...people] } }, { portraitOf: { in: [...people] } }] }),
  )

/** Renews the pictures whose publication has ended by itself. */
export const endPublications = (req: PayloadRequest, now: Date): Promise<void> =>
  inTransaction(req, () => renew(req, { publicUntil: { less_than_equal: now.toISOString() } }))

/** Forgets what was said about pictures of somebody whose account is deleted: who is left in them must be said anew. */
export const forgetPicturesOf = (req: PayloadRequest, person: string): Promise<void> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'consents')
    const where: Where = { or: [{ people: { in: [person] } }, { portraitOf: { equals: person } }] }
    const ids = (await picturesWhere(req, where)).map(({ id }) => id)
    if (ids.length === 0) return
    await updateRows(req, 'media', ['id', ids], { shows: null, isPublic: false, publicUntil: null })
    await revalidate(...PICTURE_TAGS)
  })

/**
 * Notes whose photo a picture is and that it shows that person, whatever was said of it before; the picture they had before is
 * nobody's photo any more, and shows whom it did.
 */
export async function notePortrait(
  req: PayloadRequest,
  person: string,
  { now, before }: { now?: string; before?: string },
): Promise<void> {
  if (before) {
    await updateRows(req, 'media', ['id', before], { portraitOf: null })
    await renew(req, { id: { equals: before } })
  }
  const picture = now ? (await picturesWhere(req, { id: { equals: now } }))[0] : undefined
  if (!picture) return
  await req.payload.update({
    collection: 'media',
    id: picture.id,
    data: { portraitOf: person },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/**
 * Notes what a picture shows. Throws 404 without the picture, 400 for an unknown or erased person, 409 with the present one when somebody
 * else has changed it since it was shown.
 */
export async function sayPhoto(
  req: PayloadRequest,
  id: string,
  { updatedAt, ...data }: SayInput,
): Promise<PhotoView> {
  // Who is in the trash stays marked, so that they are not shown when they are restored.
  await requireRows(req, 'users', data.people, 'people', { trash: true })
  await editRow(req, { collection: 'media', id, seen: updatedAt, data })
  return officePhoto(req, id)
}

/** Creates an album without pictures. Throws 400 when the day has one of this name. */
export const createAlbum = (req: PayloadRequest, { title, date }: AlbumInput): Promise<Named> =>
  inTransaction(req, async () => {
    const slug = slugify(`${title} ${date}`)
    const where: Where = { slug: { equals: slug } }
    const shared = { collection: 'albums', overrideAccess: false, req } as const
    if ((await req.payload.count({ ...shared, where })).totalDocs > 0)
      throw invalid('V ten deň už taký album je. Vyberte ho zo zoznamu.', 'title')
    const data = { title, slug, date: momentAt(date, '12:00').toISOString(), photos: [], published: true }
    const { id } = await req.payload.create({ ...shared, data, depth: 0 })
    return { id, name: title }
  })

/**
 * Adds an uploaded picture to an album; nobody sees it before somebody has said what it shows. Throws 404 without the album. The
 * description is the album's name and a number, until the office writes a better one.
 */
export async function addPhoto(
  req: PayloadRequest,
  album: string,
  file: NonNullable<PayloadRequest['file']>,
): Promise<PhotoView> {
  const find = async () => {
    const found = await req.payload.findByID({
      collection: 'albums',
      id: album,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!found) throw notFound('Album už neexistuje.')
    return found
  }
  const { title, photos } = await find()
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt: `${title}, ${idsOf(photos).length + 1}. fotka` },
    file,
    depth: 0,
    overrideAccess: false,
    req,
  })
  await inTransaction(req, async () => {
    const now = await find()
    const data = { photos: [...idsOf(now.photos), id] }
    await req.payload.update({ collection: 'albums', id: album, data, depth: 0, overrideAccess: false, req })
  })
  return officePhoto(req, id)
}
