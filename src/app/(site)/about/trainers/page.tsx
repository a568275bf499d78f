import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Trainers } from '@/features/users/staff/screens/trainers'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({ title: 'Tréneri', description: 'Tréneri akadémie a ich kategórie.', path: '/about/trainers' })

export default async function TrainersPage() {
  return <Trainers trainers={await publicReads.trainers()} />
}
