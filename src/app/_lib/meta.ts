import type { Metadata } from 'next'
import { shareAddress } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import { siteUrl } from '@/lib/env'
import { SHARE_SIZE } from '@/lib/share-size'
import { publicReads } from './public-reads'

interface PageMeta {
  title?: string
  description: string
  /** The page's one address; variants of it name the same one. */
  path: string
  picture?: PictureView | null
  publishedAt?: string
  changedAt?: string
}

const CLUB_PICTURE = { url: '/share.png', ...SHARE_SIZE, alt: '' }

/** A picture of ours as the services that draw shared links take it. */
const sharedPicture = (picture: PictureView) => ({
  url: shareAddress(picture),
  ...SHARE_SIZE,
  type: 'image/jpeg',
  alt: picture.alt,
})

/** What a search engine and a shared link show of a page; pictures are our own files or none. */
export const pageMeta = async ({
  title,
  description,
  path,
  picture,
  publishedAt,
  changedAt,
}: PageMeta): Promise<Metadata> => ({
  metadataBase: new URL(siteUrl()),
  // A missing title must be absent, not undefined: only then the layout's own stands.
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
