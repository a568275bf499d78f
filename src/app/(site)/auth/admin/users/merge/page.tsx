import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { likelyTwins, peopleToMerge } from '@/features/merges/likely/queries'
import { mergeCase } from '@/features/merges/queries'
import { ChooseScreen } from '@/features/merges/screens/choose-screen'
import { MergeScreen } from '@/features/merges/screens/merge-screen'
import { ROUTES } from '@/lib/routes'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: ROUTES.userMerge.title }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users/merge'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const search = textParam(query, 'search')
  if (query.other) {
    const one = await mergeCase(req, query.id, query.other)
    return one ? <MergeScreen one={one} /> : notFound()
  }
  const choice = await peopleToMerge(req, query.id, search)
  if (!choice) notFound()
  return <ChooseScreen {...choice} search={search} twins={await likelyTwins(req, choice.person.id)} />
}
