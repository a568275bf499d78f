import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Teams } from '@/features/users/staff/screens/teams'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({ title: 'Družstvá', description: 'Družstvá akadémie podľa ročníkov.', path: '/about/teams' })

export default async function TeamsPage() {
  return <Teams teams={await publicReads.teams()} />
}
