import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { CategorySeasonScreen } from '@/features/events/fixtures/screens/category-season'
import { dayOf } from '@/lib/dates'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({
    title: 'Zápasy',
    description: 'Najbližšie zápasy a výsledky našich družstiev.',
    path: '/categoryMatch',
  })

/** Without a category in the address the first one is shown. */
export default async function MatchesPage() {
  const categories = await publicReads.matchCategories()
  const season = categories[0] && (await publicReads.categoryMatches(categories[0].id))
  if (!season) notFound()
  const { shortName } = await publicReads.club()
  const shown = { categories, season, club: shortName, today: dayOf(new Date()) }
  return <CategorySeasonScreen {...shown} />
}
