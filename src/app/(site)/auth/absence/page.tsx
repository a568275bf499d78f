import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireSignedIn } from '@/app/_lib/require-audience'
import { clubInfo } from '@/features/club/queries'
import { absencePage, answeringCategories } from '@/features/participants/absences/queries'
import { Absences } from '@/features/participants/absences/screens/absences'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Neprítomnosť' }

export default async function Page({ searchParams }: PageProps<'/auth/absence'>) {
  const req = await requireSignedIn()
  const query = await searchParams
  const player = textParam(query, 'player') ? idParam(query, 'player') : undefined
  if (player) await orNotFound(answeringCategories(req, [player]))
  const page = await absencePage(req, player)
  return <Absences clubPhone={(await clubInfo(req)).phone} page={page} />
}
