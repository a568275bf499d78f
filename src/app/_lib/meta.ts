import type { Metadata } from 'next'
import type { PictureView } from '@/fields/picture'
import { siteUrl } from '@/lib/env'
import { publicReads } from './public-reads'

interface PageMeta {
  title?: string
  description: string
  /** The page's one address; variants of it name the same one. */
  path: string
  picture?: PictureView | null
  publishedAt?: string
}

const SHARE_PICTURE = { url: '/share.png', width: 1200, height: 630, alt: '' }

/** What a search engine and a shared link show of a page; pictures are our own files or none. */
export const pageMeta = async ({
  title,
  description,
  path,
  picture,
  publishedAt,
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
    ...(publishedAt ? { type: 'article', publishedTime: publishedAt } : { type: 'website' }),
    images: picture
      ? [{ url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }]
      : [SHARE_PICTURE],
  },
})
