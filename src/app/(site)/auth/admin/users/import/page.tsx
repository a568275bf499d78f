import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { ImportScreen } from '@/features/member-imports/screens/import-screen'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.memberImport.title }

export default async function Page() {
  await requireAudience('admin')
  return <ImportScreen />
}
