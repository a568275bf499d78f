import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CategorySeasonScreen } from '@/features/fixtures/screens/category-season'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { pageMeta } from './meta'
import { publicReads } from './public-reads'

/** The parameters of a path below /categoryMatch; next.config.mjs rewrites addresses with a query to it. */
export interface SeasonPath {
  /** `first` stands for the first category. */
  id: string
  /** The year a past season began in. */
  season?: string
}

async function find({ id, season }: SeasonPath) {
  if (season !== undefined && !/^20\d{2}$/.test(season)) return null
  return publicReads.categoryMatches(
    id === 'first' ? '' : id,
    season === undefined ? undefined : Number(season),
  )
}

/** The metadata of a category's season; empty when there is none. */
export async function seasonMeta(path: SeasonPath): Promise<Metadata> {
  const found = await find(path)
  if (!found) return {}
  const { id, name } = found.category
  const title = found.current ? `Zápasy ${name}` : `Zápasy ${name}, sezóna ${found.season}`
  const description = `Zápasy a výsledky kategórie ${name} v sezóne ${found.season}.`
  const season = found.current ? undefined : path.season
  return pageMeta({ title, description, path: href('matches', { id, season }) })
}

/** A category's matches of this season or of a past one; the 404 page when it played none. */
export async function SeasonPage({ path }: { path: SeasonPath }) {
  const found = await find(path)
  if (!found) notFound()
  const { shortName } = await publicReads.club()
  return <CategorySeasonScreen club={shortName} season={found} today={dayOf(new Date())} />
}
