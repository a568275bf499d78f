import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { NEWS_PAGE_SIZE } from '@/features/news/rules'
import { NewsList } from '@/features/news/screens/news-list'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({
    title: 'Novinky',
    description: 'Správy z akadémie: zápasy, turnaje, nábory a život v klube.',
    path: '/news',
  })

export default async function NewsPage() {
  return <NewsList news={await publicReads.news(NEWS_PAGE_SIZE, 1)} />
}
