import type { Metadata } from 'next'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { NEWS_DEFAULT_LIMIT } from '@/features/news/rules'
import { Home } from './_home/home'

export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const [club, texts] = [await publicReads.club(), await publicReads.home()]
  return pageMeta({ description: texts.lead || club.name, path: '/' })
}

export default async function HomePage() {
  const [club, texts, matches, news, week, products] = await Promise.all([
    publicReads.club(),
    publicReads.home(),
    publicReads.latestMatches(),
    publicReads.news(NEWS_DEFAULT_LIMIT),
    publicReads.trainingWeek(),
    publicReads.products(),
  ])
  const props = { club, texts, matches, articles: news.articles, categories: week.categories, products }
  return <Home {...props} now={new Date()} />
}
