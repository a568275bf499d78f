import type { Metadata } from 'next'
import { isAdmin } from '@/access/roles'
import { requireAudience } from '@/app/_lib/require-audience'
import { seasonOf } from '@/features/club/season/rules'
import { plannableCategories, recentSeasons } from '@/features/events/season-plan/queries'
import { SeasonScreen } from '@/features/events/season-plan/screens/season-screen'
import { addDays, dayOf } from '@/lib/dates'

export const metadata: Metadata = { title: 'Sezóna tréningov' }

export default async function Page() {
  const req = await requireAudience('trainer', 'admin')
  const now = new Date()
  const categories = (await plannableCategories(req)).map(({ id, name }) => ({ id, name }))
  const last = addDays(dayOf(seasonOf(now).to), -1)
  const recent = await recentSeasons(req, now)
  const shown = { categories, recent, isOffice: isAdmin(req) }
  return <SeasonScreen {...shown} last={last} today={dayOf(now)} />
}
