import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { CategorySeasonScreen } from '@/features/events/fixtures/screens/category-season'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'

type Props = { params: Promise<{ id: string }> }

/** What stands for the first category (next.config.mjs leads the address without one here). */
const FIRST = /^first$/

export const revalidate = 300
export const generateStaticParams = () => [{ id: 'first' }]

const find = async ({ params }: Props) => publicReads.categoryMatches((await params).id.replace(FIRST, ''))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const season = await find(props)
  if (!season) return {}
  const { id, name } = season.category
  const description = `Zápasy a výsledky kategórie ${name} v sezóne ${season.season}.`
  return pageMeta({ title: `Zápasy ${name}`, description, path: href('matches', { id }) })
}

export default async function CategoryMatchesPage(props: Props) {
  const season = await find(props)
  if (!season) notFound()
  const { shortName } = await publicReads.club()
  return <CategorySeasonScreen club={shortName} season={season} today={dayOf(new Date())} />
}
