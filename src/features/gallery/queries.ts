import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/lib/reference'
import { pictureView } from '@/fields/picture'
import type { Album, Media } from '@/payload-types'
import { albumCard, type AlbumList, albumSlug, type AlbumView } from './views'

const ALBUMS = 12
const PHOTOS = 48
const PUBLISHED: Where = { published: { equals: true } }

/** The pictures of albums that nobody is shown yet for want of consent. They are few; the shown ones may be thousands. */
async function hiddenPhotos(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { hiddenForConsent: { equals: true } },
    select: { hiddenForConsent: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

const shownPhotos = (album: Album, hidden: ReadonlySet<string>): string[] =>
  idsOf(album.photos).filter((id) => !hidden.has(id))

/** These pictures by id, as far as the reader may see them. */
async function pictures(req: PayloadRequest, ids: string[]): Promise<Map<string, Media>> {
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

/** Published albums with a picture to show, newest first, a page of them. */
export async function albumPage(req: PayloadRequest, page: number): Promise<AlbumList> {
  const { docs, totalPages } = await req.payload.find({
    collection: 'albums',
    where: { and: [PUBLISHED, { photos: { exists: true } }] },
    sort: ['-date', 'id'],
    depth: 0,
    limit: ALBUMS,
    page,
    overrideAccess: false,
    req,
  })
  const hidden = await hiddenPhotos(req)
  const shown = docs.map((album) => ({ album, photos: shownPhotos(album, hidden) }))
  const covers = await pictures(
    req,
    shown.flatMap(({ photos }) => photos.slice(0, 1)),
  )
  const albums = shown.filter(({ photos }) => photos.length > 0)
  return {
    albums: albums.map(({ album, photos }) => albumCard(album, photos, covers.get(photos[0]!))),
    page,
    pages: totalPages,
  }
}

/** A published album by its address with a page of its pictures; null when there is none, or no such page. */
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
  const all = shownPhotos(album, await hiddenPhotos(req))
  const before = (page - 1) * PHOTOS
  const ids = all.slice(before, before + PHOTOS)
  if (ids.length === 0) return null
  const found = await pictures(req, ids)
  return {
    slug: albumSlug(album),
    title: album.title,
    date: album.date,
    photos: ids.map((id) => pictureView(found.get(id))).filter((photo) => photo !== null),
    before,
    total: all.length,
    page,
    pages: Math.ceil(all.length / PHOTOS),
  }
}

/** The address of every published album with pictures, and when it last changed. */
export async function albumAddresses(req: PayloadRequest): Promise<{ slug: string; changed: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where: { and: [PUBLISHED, { photos: { exists: true } }] },
    sort: ['-date', 'id'],
    select: { slug: true, updatedAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((album) => ({ slug: albumSlug(album), changed: album.updatedAt }))
}

/** Whether a published album shows a picture. */
export async function pictureInAlbums(req: PayloadRequest, picture: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'albums',
    where: { and: [{ photos: { in: [picture] } }, PUBLISHED] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
