import { pictureView } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import type { Album, Media } from '@/payload-types'

/** An album in the list, with its first visible picture. */
export interface AlbumCard {
  id: string
  slug: string
  title: string
  date: string
  cover: PictureView | null
  /** How many pictures are visible. */
  count: number
}

/** A page of albums. */
export interface AlbumList {
  albums: AlbumCard[]
  page: number
  pages: number
}

/** One album with a page of its pictures. */
export interface AlbumView {
  slug: string
  title: string
  date: string
  photos: PictureView[]
  /** How many pictures are on the pages before this one. */
  before: number
  /** How many pictures the album has. */
  total: number
  page: number
  pages: number
}

/** The slug of an album; its id where it was made before albums had slugs. */
export const albumSlug = ({ id, slug }: Pick<Album, 'id' | 'slug'>): string => slug ?? id

/** The card of an album; `photos` are the ids of its visible pictures. */
export const albumCard = (album: Album, photos: readonly string[], cover: Media | undefined): AlbumCard => ({
  id: album.id,
  slug: albumSlug(album),
  title: album.title,
  date: album.date,
  cover: pictureView(cover),
  count: photos.length,
})
