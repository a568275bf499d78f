import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Album } from '@/features/gallery/screens/album'
import { href } from '@/lib/routes'
import { isPageNumber } from '@/lib/search-params'

type Props = { params: Promise<{ slug: string; page: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const albumOf = async ({ params }: Props) => {
  const { slug, page } = await params
  return isPageNumber(page) ? publicReads.album(slug, Number(page)) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const album = await albumOf(props)
  if (!album) return {}
  const { slug, title, photos, page } = album
  const path = href('album', { slug, page: page > 1 ? page : undefined })
  const named = page > 1 ? `${title}, strana ${page}` : title
  return pageMeta({ title: named, description: `Fotky: ${title}.`, path, picture: photos[0] })
}

/** Every page of an album, the first included (rewrites in next.config.mjs). */
export default async function AlbumPage(props: Props) {
  return <Album album={(await albumOf(props)) ?? notFound()} />
}
