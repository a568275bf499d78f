import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/_lib/require-audience'
import { readProfile } from '@/features/session/profile/queries'
import { ProfileScreen } from '@/features/session/profile/screens/profile-screen'

export const metadata: Metadata = { title: 'Môj profil' }

export default async function ProfilePage() {
  const req = await requireSignedIn()
  return <ProfileScreen profile={await readProfile(req)} />
}
