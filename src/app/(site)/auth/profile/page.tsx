import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/_lib/require-audience'
import { readProfile } from '@/features/session/profile/queries'
import { ProfilePage } from '../../_profile/profile-page'

export const metadata: Metadata = { title: 'Môj profil' }

export default async function Page() {
  const req = await requireSignedIn()
  return <ProfilePage profile={await readProfile(req)} req={req} />
}
