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
  changedAt?: string
}

const SHARE_PICTURE = { url: '/share.png', width: 1200, height: 630, alt: '' }

/** The widest stored size of a picture, with the measures of that file. */
function sharedPicture({ src, srcSet, width, height, alt }: PictureView) {
  const sizes = [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, url, wide]) => ({ url, width: Number(wide) }))
  const widest = sizes.sort((a, b) => b.width - a.width)[0]
  if (!widest?.url) return { url: src, width, height, alt }
  return { url: widest.url, width: widest.width, height: Math.round((widest.width * height) / width), alt }
}

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
    images: [picture ? sharedPicture(picture) : SHARE_PICTURE],
  },
})
