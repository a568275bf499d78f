import type { PayloadRequest, Where } from 'payload'
import { scopeOf } from '@/access/scope'
import type { Shows } from '@/features/gallery/media/labels'
import { usersWithPhoto } from '@/features/users/photos/queries'
import { notFound } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Media } from '@/payload-types'
import { consenting, subjectsOf, withAnswer } from '../queries'
import { photoSigns } from '../signs/queries'
import type { PhotoState } from './labels'
import { publicationOf } from './rules'
import type { PhotosQuery, PhotosView, PhotoView } from './schema'
import { photoView } from './views'

/** The rows of a picture that decide whether it may be public. */
export const SHOWN_COLUMNS = {
  shows: true,
  people: true,
  portraitOf: true,
  isPublic: true,
  publicUntil: true,
} as const
export type ShownRow = Pick<Media, 'id' | keyof typeof SHOWN_COLUMNS>

/** Everybody in a picture: who was named, and whose photo in the profile it is. */
export const peopleIn = ({ people, portraitOf }: Pick<Media, 'people' | 'portraitOf'>): string[] => [
  ...new Set([...idsOf(people), ...idsOf([portraitOf])]),
]

/**
 * Whether anybody may see a picture now, by what was said and by the consents themselves; the columns that lists use are
 * not asked. For each request of a file.
 */
export async function mayBePublic(req: PayloadRequest, picture: ShownRow): Promise<boolean> {
  const owners = (await usersWithPhoto(req, picture.id)).map(({ id }) => id)
  const people = [...new Set([...peopleIn(picture), ...owners])]
  if (!picture.shows) return false
  const agreed = await consenting(req, people, 'photos')
  return publicationOf({ shows: picture.shows as Shows, people }, agreed).isPublic
}

/**
 * Whether a picture is the photo of somebody the caller may read: themselves, their child, or a player of theirs for whom the
 * purpose `processing` was not refused.
 */
export async function isReadablePhoto(req: PayloadRequest, picture: string): Promise<boolean> {
  if (!req.user) return false
  const users = await usersWithPhoto(req, picture)
  if (users.length === 0) return false
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: users.map(({ id }) => id) } },
    select: { role: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const readable = docs.map(({ id }) => id)
  const family = [req.user.id, ...(await scopeOf(req)).players]
  if (readable.some((id) => family.includes(id))) return true
  const refused = await withAnswer(req, readable, 'processing', false)
  return readable.some((id) => !refused.has(id))
}

/** Whether a picture shows somebody: such a one is asked for anew at every use. */
export const showsPeople = (picture: ShownRow): boolean =>
  picture.shows !== 'nobody' || peopleIn(picture).length > 0 || idOf(picture.portraitOf) !== undefined

const STATE_WHERE: Record<PhotoState, Where> = {
  unsaid: { shows: { exists: false } },
  inside: { and: [{ shows: { exists: true } }, { isPublic: { not_equals: true } }] },
  all: { id: { exists: true } },
}

const countPhotos = async (req: PayloadRequest, where: Where): Promise<number> =>
  (await req.payload.count({ collection: 'media', where, overrideAccess: false, req })).totalDocs

/** Of how many pictures that the caller may read nobody has said who is in them. */
export const photosUnsaid = (req: PayloadRequest): Promise<number> => countPhotos(req, STATE_WHERE.unsaid)

/** The office's views of pictures. Who is in the trash is named as well: what is saved of a picture is whole. */
async function photoViews(req: PayloadRequest, photos: readonly Media[]): Promise<PhotoView[]> {
  const ids = photos.flatMap(peopleIn)
  const people = await subjectsOf(req, [...new Set(ids)])
  const signs = await photoSigns(req, ids)
  const now = new Date()
  return photos.map((photo) => photoView(photo, { people, signs, now }))
}

/** A page of pictures for the office, the oldest first; throws 404 for an unknown album. */
export async function officePhotos(
  req: PayloadRequest,
  { album, state, page, size }: PhotosQuery,
): Promise<PhotosView> {
  const shared = { depth: 0, overrideAccess: false, req } as const
  const found = album
    ? await req.payload.findByID({ collection: 'albums', id: album, disableErrors: true, ...shared })
    : undefined
  if (album && !found) throw notFound('Album už neexistuje.')
  const inAlbum: Where[] = found ? [{ id: { in: idsOf(found.photos) } }] : []
  const where = (each: PhotoState): Where => ({ and: [...inAlbum, STATE_WHERE[each]] })
  const countOf = (each: PhotoState) => countPhotos(req, where(each))
  const { docs, totalDocs } = await req.payload.find({
    collection: 'media',
    where: where(state),
    sort: ['createdAt', 'id'],
    depth: 0,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  return {
    photos: await photoViews(req, docs),
    page: { number: page, size, total: totalDocs },
    counts: { unsaid: await countOf('unsaid'), inside: await countOf('inside'), all: await countOf('all') },
  }
}

/** One picture for the office; throws 404 without it. */
export async function officePhoto(req: PayloadRequest, id: string): Promise<PhotoView> {
  const photo = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!photo) throw notFound('Fotka už neexistuje.')
  return (await photoViews(req, [photo]))[0]!
}

/** The albums to put pictures into, the newest first. */
export async function albumChoices(req: PayloadRequest): Promise<Named[]> {
  const { docs } = await req.payload.find({
    collection: 'albums',
    sort: ['-date', 'id'],
    select: { title: true },
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, title }) => ({ id, name: title }))
}
