import type { PayloadRequest, Where } from 'payload'
import type { PictureUse } from '@/fields/picture'
import { type AlbumView, albumView } from './views'

/** Published albums, newest first, with every picture the reader may see. */
export async function albumList(req: PayloadRequest): Promise<AlbumView[]> {
  const { docs } = await req.payload.find({
    collection: 'albums',
    where: { published: { equals: true } },
    sort: '-date',
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(albumView)
}

/** What the albums make of a picture: shown in a published one, held back in others, or in none. */
export async function pictureInAlbums(req: PayloadRequest, picture: string): Promise<PictureUse> {
  const shared = { collection: 'albums', overrideAccess: true, req } as const
  const inAlbum: Where = { photos: { in: [picture] } }
  const shown = await req.payload.count({
    ...shared,
    where: { and: [inAlbum, { published: { equals: true } }] },
  })
  if (shown.totalDocs > 0) return 'shown'
  const kept = await req.payload.count({ ...shared, where: inAlbum, trash: true })
  return kept.totalDocs > 0 ? 'held' : 'unused'
}
