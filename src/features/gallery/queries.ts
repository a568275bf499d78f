import type { PayloadRequest } from 'payload'
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

/** Whether a published album shows a picture. */
export async function pictureInAlbums(req: PayloadRequest, picture: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'albums',
    where: { and: [{ photos: { in: [picture] } }, { published: { equals: true } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
