import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { planDescription } from '@/features/categories/rules'
import { TrainingPlan } from '@/features/fixtures/screens/training-plan'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'

type Props = { params: Promise<{ category: string }> }

/** The parameter for every category; next.config.mjs rewrites the address without a category to it. */
const ALL = 'all'

export const revalidate = 300
export const generateStaticParams = () => [{ category: ALL }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params
  const { categories } = await publicReads.trainingWeek()
  const one = categories.find(({ id }) => id === category)
  const title = one ? `Tréningy ${one.name}` : 'Tréningy'
  const description = planDescription(one)
  return pageMeta({ title, description, path: href('trainings', { category: one?.id }) })
}

export default async function TrainingsPage({ params }: Props) {
  const { category } = await params
  const [week, { joinText }] = [await publicReads.trainingWeek(), await publicReads.home()]
  const selected = week.categories.find(({ id }) => id === category)
  if (!selected && category !== ALL) notFound()
  return <TrainingPlan joinText={joinText} selected={selected} today={dayOf(new Date())} week={week} />
}
