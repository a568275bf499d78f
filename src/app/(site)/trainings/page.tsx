import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { TrainingPlan } from '@/features/events/fixtures/screens/training-plan'
import { dayOf } from '@/lib/dates'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({
    title: 'Tréningy',
    description: 'Kedy a kde trénuje každá kategória a čo sa mení v najbližších dňoch.',
    path: '/trainings',
  })

export default async function TrainingsPage() {
  return <TrainingPlan today={dayOf(new Date())} week={await publicReads.trainingWeek()} />
}
