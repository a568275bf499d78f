import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { rosterPlayerSeason, rosterWithRates } from '@/features/attendance/roster/queries'
import { parseSort } from '@/features/attendance/roster/rules'
import { PlayerSeason } from '@/features/attendance/roster/screens/player-season'
import { RosterList } from '@/features/attendance/roster/screens/roster-list'
import { teamSeason } from '@/features/attendance/team/queries'
import { TeamSeasonScreen } from '@/features/attendance/team/screens/team-season'
import { trialEnquiries } from '@/features/enquiries/queries'
import { TrialList } from '@/features/enquiries/screens/trial-list'
import { idParam, pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Súpiska' }

export default async function Page({ searchParams }: PageProps<'/auth/trainer/playerList'>) {
  const req = await requireAudience('trainer')
  const query = await searchParams
  const text = (key: string) => textParam(query, key)
  const [season, page] = [text('season'), pageParam(query)]
  if (text('id')) {
    const player = await orNotFound(rosterPlayerSeason(req, idParam(query, 'id'), season))
    return <PlayerSeason {...player} page={page} />
  }
  const list = { category: text('category'), sort: parseSort(text('sort')), page }
  if (text('view') === 'season') return <TeamSeasonScreen team={await teamSeason(req, { ...list, season })} />
  const search = text('search')
  const roster = await rosterWithRates(req, { ...list, search })
  const trials = <TrialList enquiries={await trialEnquiries(req)} />
  return <RosterList roster={roster} search={search} trials={trials} />
}
