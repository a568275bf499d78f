import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Albums } from '@/features/gallery/screens/albums'
import { href } from '@/lib/routes'
import { isPageNumber } from '@/lib/search-params'

type Props = { params: Promise<{ page: string }> }

export const revalidate = 300
export const generateStaticParams = () => [{ page: '1' }]

export async function generateMetadata({ params }: Props) {
  const { page } = await params
  const description = 'Fotky zo zápasov, turnajov a sústredení.'
  return page === '1'
    ? pageMeta({ title: 'Galéria', description, path: href('gallery') })
    : pageMeta({ title: `Galéria, strana ${page}`, description, path: href('gallery', { page }) })
}

/** Every page of the albums, the first included (rewrites in next.config.mjs). */
export default async function GalleryPage({ params }: Props) {
  const { page } = await params
  if (!isPageNumber(page)) notFound()
  const albums = await publicReads.albums(Number(page))
  if (page !== '1' && albums.albums.length === 0) notFound()
  return <Albums page={albums} />
}
