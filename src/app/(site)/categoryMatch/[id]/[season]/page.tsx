import { SeasonPage, seasonMeta } from '@/app/_lib/category-season'

type Props = { params: Promise<{ id: string; season: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => seasonMeta(await params)

export default async function PastSeasonPage({ params }: Props) {
  return <SeasonPage path={await params} />
}
