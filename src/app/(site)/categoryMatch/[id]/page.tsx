import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { CategorySeasonScreen } from '@/features/events/fixtures/screens/category-season'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'

type Props = { params: Promise<{ id: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const season = await publicReads.categoryMatches((await params).id)
  if (!season) return {}
  const { id, name } = season.category
  const description = `Najbližšie zápasy a výsledky kategórie ${name} v sezóne ${season.season}.`
  return pageMeta({ title: `Zápasy ${name}`, description, path: href('matches', { id }) })
}

export default async function CategoryMatchesPage({ params }: Props) {
  const season = await publicReads.categoryMatches((await params).id)
  if (!season) notFound()
  const [club, categories] = [await publicReads.club(), await publicReads.matchCategories()]
  const shown = { categories, season, club: club.shortName, today: dayOf(new Date()) }
  return <CategorySeasonScreen {...shown} />
}
