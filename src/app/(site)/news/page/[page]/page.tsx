import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { NEWS_PAGE_SIZE } from '@/features/news/rules'
import { NewsList } from '@/features/news/screens/news-list'
import { href } from '@/lib/routes'
import { isPageNumber } from '@/lib/search-params'

type Props = { params: Promise<{ page: string }> }

export const revalidate = 300
export const generateStaticParams = () => [{ page: '1' }]

export async function generateMetadata({ params }: Props) {
  const { page } = await params
  const description = 'Správy z akadémie: zápasy, turnaje, nábory a život v klube.'
  return page === '1'
    ? pageMeta({ title: 'Novinky', description, path: href('news') })
    : pageMeta({ title: `Novinky, strana ${page}`, description, path: href('news', { page }) })
}

/** Every page of the list, the first included (rewrites in next.config.mjs). */
export default async function NewsPage({ params }: Props) {
  const { page } = await params
  if (!isPageNumber(page)) notFound()
  const news = await publicReads.news(NEWS_PAGE_SIZE, Number(page))
  if (page !== '1' && news.articles.length === 0) notFound()
  return <NewsList news={news} />
}
