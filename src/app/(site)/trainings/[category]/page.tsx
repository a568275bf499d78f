import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { TrainingPlan } from '@/features/events/fixtures/screens/training-plan'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'

type Props = { params: Promise<{ category: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const find = async ({ params }: Props) => {
  const { category } = await params
  const week = await publicReads.trainingWeek()
  return { week, selected: week.categories.find(({ id }) => id === category) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { selected } = await find(props)
  if (!selected) return {}
  const title = `Tréningy ${selected.name}`
  const path = href('trainings', { category: selected.id })
  return pageMeta({ title, description: `Kedy a kde trénuje ${selected.name}.`, path })
}

export default async function CategoryTrainingsPage(props: Props) {
  const { week, selected } = await find(props)
  if (!selected) notFound()
  return <TrainingPlan selected={selected} today={dayOf(new Date())} week={week} />
}
