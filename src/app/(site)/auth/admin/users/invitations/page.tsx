import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { importedPeople } from '@/features/member-imports/history/queries'
import { invitationDesk } from '@/features/session/invitations/queries'
import { InvitationScreen } from '@/features/session/invitations/screens/invitation-screen'
import { userFilter } from '@/features/users/admin/rules'
import { callerCategories } from '@/features/users/queries'
import { ROUTES } from '@/lib/routes'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: ROUTES.invitations.title }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users/invitations'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const { kind, category, search } = userFilter(query)
  const imported = await importedPeople(req, textParam(query, 'import'))
  const filter = { kind, category, search, imported }
  return (
    <InvitationScreen
      categories={await callerCategories(req)}
      desk={invitationDesk(req, filter)}
      filter={filter}
    />
  )
}
