import { SeasonPage, seasonMeta } from '@/app/_lib/category-season'

type Props = { params: Promise<{ id: string }> }

export const revalidate = 300
export const generateStaticParams = () => [{ id: 'first' }]

export const generateMetadata = async ({ params }: Props) => seasonMeta(await params)

export default async function CategoryMatchesPage({ params }: Props) {
  return <SeasonPage path={await params} />
}
