import { type PictureView, pictureView } from '@/fields/picture'
import type { Album } from '@/payload-types'

/** An album with the pictures the reader may see. */
export interface AlbumView {
  id: string
  slug: string
  title: string
  date: string
  photos: PictureView[]
}

/** The public view of an album; a picture hidden for want of consent is not counted either. */
export const albumView = (album: Album): AlbumView => ({
  id: album.id,
  slug: album.slug ?? album.id,
  title: album.title,
  date: album.date,
  photos: (album.photos ?? []).map(pictureView).filter((photo) => photo !== null),
})
