import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { TrainingPlan } from '@/features/events/fixtures/screens/training-plan'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'

type Props = { params: Promise<{ category: string }> }

/** What stands for every category (next.config.mjs leads the address without a category here). */
const ALL = 'all'

export const revalidate = 300
export const generateStaticParams = () => [{ category: ALL }]

const find = async ({ params }: Props) => {
  const { category } = await params
  const week = await publicReads.trainingWeek()
  const selected = week.categories.find(({ id }) => id === category)
  return { week, selected, found: category === ALL || selected !== undefined }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { selected } = await find(props)
  const title = ['Tréningy', selected?.name].filter(Boolean).join(' ')
  const description = `Kedy a kde trénuje ${selected?.name ?? 'každá kategória'} a čo sa mení v najbližších dňoch.`
  return pageMeta({ title, description, path: href('trainings', { category: selected?.id }) })
}

export default async function TrainingsPage(props: Props) {
  const { week, selected, found } = await find(props)
  if (!found) notFound()
  return <TrainingPlan selected={selected} today={dayOf(new Date())} week={week} />
}
