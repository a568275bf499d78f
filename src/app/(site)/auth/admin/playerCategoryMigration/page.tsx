import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { migrationStart } from '@/features/player-migrations/queries'
import { MigrationScreen } from '@/features/player-migrations/screens/migration-screen'

export const metadata: Metadata = { title: 'Migrácia hráčov' }

export default async function Page() {
  const req = await requireAudience('admin')
  return <MigrationScreen start={await migrationStart(req)} />
}
