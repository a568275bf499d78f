import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { isAdmin } from '@/access/roles'
import { composeChoices, reminderFor } from '@/features/notifications/compose/queries'
import { consentReminder } from '@/features/notifications/compose/rules'
import { NotificationScreen } from '@/features/notifications/screens/notification-screen'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Notifikácie' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/notification'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  const isAboutConsents = textParam(query, 'to') === 'unanswered' && isAdmin(req)
  const reminder = textParam(query, 'event')
    ? await orNotFound(reminderFor(req, idParam(query, 'event')))
    : isAboutConsents
      ? consentReminder()
      : undefined
  return <NotificationScreen choices={await composeChoices(req, reminder?.event)} reminder={reminder} />
}
