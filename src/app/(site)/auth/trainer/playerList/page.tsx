import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { rosterPlayer, rosterWithRates } from '@/features/attendance/roster/queries'
import { PlayerSeason } from '@/features/attendance/roster/screens/player-season'
import { RosterList } from '@/features/attendance/roster/screens/roster-list'
import { firstSeason, playerSeason } from '@/features/attendance/seasons/queries'
import { trialEnquiries } from '@/features/enquiries/queries'
import { TrialList } from '@/features/enquiries/screens/trial-list'
import { parseSeason, seasonOf } from '@/lib/dates'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Súpiska' }

export default async function Page({ searchParams }: PageProps<'/auth/trainer/playerList'>) {
  const req = await requireAudience('trainer')
  const query = await searchParams
  if (!textParam(query, 'id')) {
    const wanted = { search: textParam(query, 'search'), category: textParam(query, 'category') }
    return (
      <>
        <RosterList roster={await rosterWithRates(req, wanted)} search={wanted.search} />
        <TrialList enquiries={await trialEnquiries(req)} />
      </>
    )
  }
  const player = await orNotFound(rosterPlayer(req, idParam(query, 'id')))
  const now = seasonOf(new Date())
  const season = parseSeason(textParam(query, 'season')) ?? now
  const data = await playerSeason(req, player.id, season.label)
  const years = { since: await firstSeason(req, player.id), thisYear: now.startYear }
  return <PlayerSeason {...data} {...years} player={player} season={season} />
}
