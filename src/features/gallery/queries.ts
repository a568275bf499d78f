import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { idsOf } from '@/lib/reference'
import { pictureView } from '@/fields/picture'
import type { Album, Media } from '@/payload-types'
import { publicAt } from './rules'
import { albumCard, type AlbumList, albumSlug, type AlbumView } from './views'

const ALBUMS_PER_PAGE = 12
const PHOTOS_PER_PAGE = 48
const PUBLISHED: Where = { published: { equals: true } }

/** The ids of the pictures anybody may see: all, or those of these. */
async function publicPhotos(req: PayloadRequest, among?: readonly string[]): Promise<ReadonlySet<string>> {
  if (among?.length === 0) return new Set()
  const where: Where = {
    and: [publicAt(new Date()), ...(among ? [{ id: { in: [...new Set(among)] } }] : [])],
  }
  return new Set((await aggregate(req, 'media', { where, by: ['id'] })).map(({ id }) => String(id)))
}

const visiblePhotos = ({ photos }: Pick<Album, 'photos'>, visible: ReadonlySet<string>): string[] =>
  idsOf(photos).filter((id) => visible.has(id))

/** Of these pictures those the caller may read, by id. */
async function picturesById(req: PayloadRequest, ids: string[]): Promise<Map<string, Media>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** The published albums that have a visible picture, the newest first, each with the ids of its visible pictures. */
async function visibleAlbums(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where: { and: [PUBLISHED, { photos: { exists: true } }] },
    sort: ['-date', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const visible = await publicPhotos(req)
  return docs
    .map((album) => ({ album, photos: visiblePhotos(album, visible) }))
    .filter(({ photos }) => photos.length > 0)
}

/** A page of the published albums that have a visible picture, the newest first. */
export async function albumPage(req: PayloadRequest, page: number): Promise<AlbumList> {
  const all = await visibleAlbums(req)
  const shown = all.slice((page - 1) * ALBUMS_PER_PAGE, page * ALBUMS_PER_PAGE)
  const covers = await picturesById(
    req,
    shown.map(({ photos }) => photos[0]!),
  )
  return {
    albums: shown.map(({ album, photos }) => albumCard(album, photos, covers.get(photos[0]!))),
    page,
    pages: Math.max(1, Math.ceil(all.length / ALBUMS_PER_PAGE)),
  }
}

/** A published album by its slug or id, with a page of its pictures; null without the album or the page. */
export async function albumBySlug(
  req: PayloadRequest,
  slug: string,
  page: number,
): Promise<AlbumView | null> {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where: { and: [PUBLISHED, { or: [{ slug: { equals: slug } }, { id: { equals: slug } }] }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [album] = docs
  if (!album) return null
  const all = visiblePhotos(album, await publicPhotos(req, idsOf(album.photos)))
  const before = (page - 1) * PHOTOS_PER_PAGE
  const ids = all.slice(before, before + PHOTOS_PER_PAGE)
  if (ids.length === 0) return null
  const found = await picturesById(req, ids)
  return {
    slug: albumSlug(album),
    title: album.title,
    date: album.date,
    photos: ids.map((id) => pictureView(found.get(id))).filter((photo) => photo !== null),
    before,
    total: all.length,
    page,
    pages: Math.ceil(all.length / PHOTOS_PER_PAGE),
  }
}

/** The slug of every published album with visible pictures, and when it last changed; for the sitemap. */
export const albumAddresses = async (req: PayloadRequest): Promise<{ slug: string; changed: string }[]> =>
  (await visibleAlbums(req)).map(({ album }) => ({ slug: albumSlug(album), changed: album.updatedAt }))

/** Whether a picture is in a published album. */
export async function pictureInAlbums(req: PayloadRequest, picture: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'albums',
    where: { and: [{ photos: { in: [picture] } }, PUBLISHED] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
