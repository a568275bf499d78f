import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { erasureDesk } from '@/features/own-data/performing/queries'
import { ErasureDeskScreen } from '@/features/own-data/performing/screens/erasure-desk'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.erasures.title }

export default async function ErasuresPage() {
  const req = await requireAudience('admin')
  return <ErasureDeskScreen desk={await erasureDesk(req)} />
}
