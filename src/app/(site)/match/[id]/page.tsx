import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { matchJsonLd } from '@/app/_lib/structured-data'
import { JsonLd } from '@/app/_lib/json-ld'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { matchMeta } from '@/features/fixtures/match/rules'
import { Match } from '@/features/fixtures/match/screens/match'

type Props = { params: Promise<{ id: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const match = await publicReads.match((await params).id)
  return match ? pageMeta(matchMeta(match, (await publicReads.club()).shortName)) : {}
}

export default async function MatchPage({ params }: Props) {
  const match = await publicReads.match((await params).id)
  if (!match) notFound()
  const club = await publicReads.club()
  return (
    <>
      <JsonLd data={matchJsonLd(match, club)} />
      <Match club={club} match={match} />
    </>
  )
}
