import type { Metadata } from 'next'
import type { PictureView } from '@/fields/picture'
import { siteUrl } from '@/lib/env'

interface PageMeta {
  title?: string
  description: string
  /** The page's one address; variants of it name the same one. */
  path: string
  picture?: PictureView | null
  publishedAt?: string
}

/** What a search engine and a shared link show of a page; pictures are our own files or none. */
export const pageMeta = ({ title, description, path, picture, publishedAt }: PageMeta): Metadata => ({
  metadataBase: new URL(siteUrl()),
  // A missing title must be absent, not undefined: only then the layout's own stands.
  ...(title ? { title } : {}),
  description,
  alternates: { canonical: path },
  openGraph: {
    title,
    description,
    url: path,
    locale: 'sk_SK',
    ...(publishedAt ? { type: 'article', publishedTime: publishedAt } : { type: 'website' }),
    images: picture
      ? [{ url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }]
      : [],
  },
})
