import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { categoryList } from '@/features/categories/queries'
import { ImportScreen } from '@/features/events/fixture-import/screens/import-screen'
import { clubShortName } from '@/features/events/queries'

export const metadata: Metadata = { title: 'Import zápasov' }

export default async function Page() {
  const req = await requireAudience('admin')
  const categories = (await categoryList(req)).map(({ id, name }) => ({ id, name }))
  return <ImportScreen categories={categories} club={await clubShortName(req)} />
}
