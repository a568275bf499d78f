import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Contact } from '@/features/club/screens/contact'
import { ContactForm } from '@/features/enquiries/screens/contact-form.client'
import { TrialForm } from '@/features/enquiries/screens/trial-form.client'
import { dayOf } from '@/lib/dates'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({
    title: 'Kontakty',
    description: 'Ako nás nájsť, komu zavolať a ako prísť na skúšobný tréning.',
    path: '/about/contact',
  })

export default async function ContactPage() {
  const [club, { joinText }] = [await publicReads.club(), await publicReads.home()]
  const categories = (await publicReads.categories()).map(({ name, birthYears }) => ({ name, birthYears }))
  const forms = { trial: <TrialForm categories={categories} />, message: <ContactForm /> }
  return <Contact {...forms} club={club} joinText={joinText} today={dayOf(new Date())} />
}
