import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { familySeason, firstSeason } from '@/features/attendance/seasons/queries'
import { FamilySeason } from '@/features/attendance/seasons/screens/family-season'
import { familyMembers } from '@/features/participants/answers/queries'
import { parseSeason, seasonOf } from '@/features/club/season/rules'
import { pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Dochádzka' }

export default async function Page({ searchParams }: PageProps<'/auth/player/attendance'>) {
  const req = await requireAudience('family')
  const query = await searchParams
  const family = await familyMembers(req)
  const chosen = textParam(query, 'player')
  const player = family.find(({ id }) => id === chosen || !chosen)?.id ?? notFound()
  const now = seasonOf(new Date())
  const season = parseSeason(textParam(query, 'season')) ?? now
  const data = await familySeason(req, { player, season: season.label })
  const since = await firstSeason(req, player)
  const props = { family, player, season, since, page: pageParam(query), thisYear: now.startYear }
  return <FamilySeason {...data} {...props} />
}
