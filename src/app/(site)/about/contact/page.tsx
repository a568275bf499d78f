import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Contact } from '@/features/club/screens/contact'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({
    title: 'Kontakty',
    description: 'Ako nás nájsť, komu zavolať a ako prísť na skúšobný tréning.',
    path: '/about/contact',
  })

export default async function ContactPage() {
  const [club, { joinText }] = [await publicReads.club(), await publicReads.home()]
  return <Contact club={club} joinText={joinText} />
}
