import { pictureView } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import type { Album, Media } from '@/payload-types'

/** An album in the list: its first picture stands for all. */
export interface AlbumCard {
  id: string
  slug: string
  title: string
  date: string
  cover: PictureView | null
  /** Pictures the reader may see; one hidden for want of consent is not counted. */
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
  /** How many pictures stand before this page, and in the whole album. */
  before: number
  total: number
  page: number
  pages: number
}

/** The address of an album; one from before addresses has its id. */
export const albumSlug = ({ id, slug }: Pick<Album, 'id' | 'slug'>): string => slug ?? id

/** The card of an album by its visible pictures. */
export const albumCard = (album: Album, photos: readonly string[], cover: Media | undefined): AlbumCard => ({
  id: album.id,
  slug: albumSlug(album),
  title: album.title,
  date: album.date,
  cover: pictureView(cover),
  count: photos.length,
})
