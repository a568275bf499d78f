import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { rosterPlayer, rosterWithRates } from '@/features/attendance/roster/queries'
import { PlayerSeason } from '@/features/attendance/roster/screens/player-season'
import { RosterList } from '@/features/attendance/roster/screens/roster-list'
import { firstSeason, playerSeason } from '@/features/attendance/seasons/queries'
import { trialEnquiries } from '@/features/enquiries/queries'
import { TrialList } from '@/features/enquiries/screens/trial-list'
import { parseSeason, seasonOf } from '@/features/club/season/rules'
import { idParam, pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Súpiska' }

export default async function Page({ searchParams }: PageProps<'/auth/trainer/playerList'>) {
  const req = await requireAudience('trainer')
  const query = await searchParams
  if (!textParam(query, 'id')) {
    const [search, category] = [textParam(query, 'search'), textParam(query, 'category')]
    const roster = await rosterWithRates(req, { search, category, page: pageParam(query) })
    const trials = <TrialList enquiries={await trialEnquiries(req)} />
    return <RosterList roster={roster} search={search} trials={trials} />
  }
  const player = await orNotFound(rosterPlayer(req, idParam(query, 'id')))
  const now = seasonOf(new Date())
  const season = parseSeason(textParam(query, 'season')) ?? now
  const data = await playerSeason(req, player.id, season.label)
  const years = { season, since: await firstSeason(req, player.id), thisYear: now.startYear }
  return <PlayerSeason {...data} {...years} page={pageParam(query)} player={player} />
}
