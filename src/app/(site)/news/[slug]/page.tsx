import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleJsonLd } from '@/app/_lib/structured-data'
import { JsonLd } from '@/app/_lib/json-ld'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Article } from '@/features/news/screens/article'
import { href } from '@/lib/routes'

type Props = { params: Promise<{ slug: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await publicReads.article((await params).slug)
  if (!article) return {}
  const { slug, title, excerpt, cover: picture, publishedAt, changedAt } = article
  const path = href('article', { slug })
  return pageMeta({ title, description: excerpt, path, picture, publishedAt, changedAt })
}

export default async function ArticlePage({ params }: Props) {
  const article = await publicReads.article((await params).slug)
  if (!article) notFound()
  return (
    <>
      <JsonLd data={articleJsonLd(article, await publicReads.club())} />
      <Article article={article} />
    </>
  )
}
