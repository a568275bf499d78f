import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { dayOf } from '@/lib/dates'
import { Library } from '@/features/documents/screens/library'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({
    title: 'Dokumenty',
    description: 'Prihlášky, súhlasy, pravidlá a tlačivá klubu na stiahnutie.',
    path: '/documents',
  })

export default async function DocumentsPage() {
  return <Library library={await publicReads.documents()} today={dayOf(new Date())} />
}
