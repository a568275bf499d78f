import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { NEWS_PAGE_SIZE } from '@/features/news/rules'
import { NewsList } from '@/features/news/screens/news-list'

type Props = { params: Promise<{ page: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const { page } = await params
  const description = 'Staršie správy z akadémie.'
  return pageMeta({ title: `Novinky, strana ${page}`, description, path: `/news?page=${page}` })
}

export default async function OlderNewsPage({ params }: Props) {
  const { page } = await params
  if (!/^[1-9]\d{0,3}$/.test(page)) notFound()
  const news = await publicReads.news(NEWS_PAGE_SIZE, Number(page))
  if (news.articles.length === 0) notFound()
  return <NewsList news={news} />
}
