import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { composeOptions } from '@/features/notifications/compose/queries'
import { NotificationScreen } from '@/features/notifications/screens/notification-screen'

export const metadata: Metadata = { title: 'Notifikácie' }

export default async function Page() {
  const req = await requireAudience('trainer', 'admin')
  return <NotificationScreen options={await composeOptions(req)} />
}
