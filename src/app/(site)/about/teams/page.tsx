import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { competitionsOf } from '@/features/fixtures/rules'
import { Teams } from '@/features/users/staff/screens/teams'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({ title: 'Družstvá', description: 'Družstvá akadémie podľa ročníkov.', path: '/about/teams' })

export default async function TeamsPage() {
  const [teams, matches] = [await publicReads.teams(), await publicReads.latestMatches()]
  return <Teams competitions={competitionsOf(matches)} teams={teams} />
}
