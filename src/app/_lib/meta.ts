import type { Metadata } from 'next'
import { shareAddress } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import { siteUrl } from '@/lib/env'
import { SHARE_SIZE } from '@/lib/share-size'
import { publicReads } from './public-reads'

interface PageMeta {
  title?: string
  description: string
  /** The canonical address of the page, the same for its variants. */
  path: string
  picture?: PictureView | null
  publishedAt?: string
  changedAt?: string
}

const CLUB_PICTURE = { url: '/share.png', ...SHARE_SIZE, alt: '' }

/** A picture as Open Graph image. */
const sharedPicture = (picture: PictureView) => ({
  url: shareAddress(picture),
  ...SHARE_SIZE,
  type: 'image/jpeg',
  alt: picture.alt,
})

/** Metadata of a page for search engines and shared links. */
export const pageMeta = async ({
  title,
  description,
  path,
  picture,
  publishedAt,
  changedAt,
}: PageMeta): Promise<Metadata> => ({
  metadataBase: new URL(siteUrl()),
  // Absent, not undefined: only then the layout's title applies.
  ...(title ? { title } : {}),
  description,
  alternates: { canonical: path },
  openGraph: {
    title,
    description,
    url: path,
    siteName: (await publicReads.club()).name,
    locale: 'sk_SK',
    ...(publishedAt
      ? { type: 'article', publishedTime: publishedAt, modifiedTime: changedAt }
      : { type: 'website' }),
    images: [picture ? sharedPicture(picture) : CLUB_PICTURE],
  },
})
