import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { BankScreen } from '@/features/membership/bank/screens/bank-screen'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.bankStatements.title }

export default async function Page() {
  await requireAudience('admin')
  return <BankScreen />
}
