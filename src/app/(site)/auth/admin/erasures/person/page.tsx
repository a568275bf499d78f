import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { erasureCase } from '@/features/own-data/performing/queries'
import { ErasureCaseScreen } from '@/features/own-data/performing/screens/erasure-case'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.erasureCase.title }

export default async function Page({ searchParams }: PageProps<'/auth/admin/erasures/person'>) {
  const req = await requireAudience('admin')
  const one = await erasureCase(req, (await searchParams).id)
  if (!one) notFound()
  return <ErasureCaseScreen one={one} />
}
