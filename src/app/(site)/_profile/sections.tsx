import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isAdmin } from '@/access/roles'
import { ChoicesSection } from '@/features/notifications/choices/components/choices-section.client'
import { ownChoices } from '@/features/notifications/choices/queries'
import { PushDevices } from '@/features/notifications/push/components/push-devices.client'
import { ConsentsSummary } from '@/features/consents/components/consents-summary'
import { consentsOf } from '@/features/consents/queries'
import { DeviceList } from '@/features/session/devices/screens/device-list.client'
import { ownDevices } from '@/features/session/devices/queries'
import { ArchiveForm } from '@/features/own-data/archive/screens/archive-form.client'
import { ownErasures } from '@/features/own-data/erasure/queries'
import { ErasureRequests } from '@/features/own-data/erasure/screens/erasure-requests'
import { dataSubjects } from '@/features/own-data/queries'
import { PhotoEditor } from '@/features/session/photo/components/photo-editor.client'
import type { Profile } from '@/features/session/profile/schema'
import { CalendarList } from '@/features/session/profile/screens/calendar-list'
import { ChildrenList } from '@/features/session/profile/screens/children-list'
import { ContactForm } from '@/features/session/profile/screens/contact-form.client'
import { PasswordForm } from '@/features/session/profile/screens/password-form.client'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'

export interface SectionProps {
  req: PayloadRequest
  profile: Profile
}

/** A section of „Môj profil“. */
export interface ProfileSection {
  /** Its anchor, a Slovak word without diacritics: links lead to it, also from e-mails. */
  id: string
  title: string
  /** As wide as the page; others are as narrow as a form. */
  wide?: boolean
  /** Who has the section; without it everybody. */
  isFor?: (profile: Profile) => boolean
  content: (props: SectionProps) => ReactNode | Promise<ReactNode>
}

const hasChildren = ({ children }: Profile): boolean => children.length > 0

/** Who sees the photo, told beside it. */
const photoHint = ({ role, playing }: Profile): string => {
  if (role !== 'player') return 'Fotku uvidia návštevníci webu, ak vás klub ukazuje medzi trénermi.'
  return playing ? 'Fotku vidia vaši tréneri a vaša rodina.' : 'Fotku vidíte vy a kancelária klubu.'
}

const Devices = async ({ req, profile }: SectionProps) => (
  <DeviceList devices={(await ownDevices(req)).sessions} isAdmin={profile.role === 'admin'} />
)

const OwnData = async ({ req }: SectionProps) => (
  <ArchiveForm people={(await dataSubjects(req)).map(({ name }) => name)} />
)

const Erasure = async ({ req }: SectionProps) => (
  <ErasureRequests {...await ownErasures(req)} subjects={await dataSubjects(req)} />
)

const Consents = async ({ req }: SectionProps) => <ConsentsSummary consents={await consentsOf(req)} />

const Choices = async ({ req }: SectionProps) => (
  <ChoicesSection choices={await ownChoices(req)} isOffice={isAdmin(req)} />
)

/** The sections of „Môj profil“, top to bottom; one line adds one. */
export const SECTIONS: readonly ProfileSection[] = [
  {
    id: 'fotka',
    title: 'Fotka',
    content: ({ profile }) => (
      <PhotoEditor hint={photoHint(profile)} id={profile.id} name={profile.name} photo={profile.photo} />
    ),
  },
  { id: 'kontakt', title: 'Kontakt', content: ({ profile }) => <ContactForm profile={profile} /> },
  {
    id: 'deti',
    title: 'Deti',
    wide: true,
    isFor: hasChildren,
    content: ({ profile }) => <ChildrenList accounts={profile.children} />,
  },
  {
    id: 'moj-mesiac',
    title: 'Môj mesiac',
    isFor: ({ role }) => role === 'trainer',
    content: () => (
      <>
        <p>Čo ste viedli, koľko to bolo hodín a ktorá dochádzka ešte nie je zapísaná.</p>
        <LinkButton href={href('trainerMonth')} look="line">
          Otvoriť môj mesiac
        </LinkButton>
      </>
    ),
  },
  { id: 'suhlasy', title: 'Súhlasy', wide: true, content: Consents },
  { id: 'oznamenia', title: 'Oznámenia', content: Choices },
  { id: 'notifikacie', title: 'Notifikácie na tomto zariadení', content: () => <PushDevices /> },
  { id: 'kalendar', title: 'Kalendár', content: ({ profile }) => <CalendarList profile={profile} /> },
  {
    id: 'heslo',
    title: 'Zmena hesla',
    content: ({ profile }) => <PasswordForm username={profile.username} />,
  },
  { id: 'zariadenia', title: 'Prihlásené zariadenia', content: Devices },
  { id: 'moje-udaje', title: 'Stiahnuť moje údaje', content: OwnData },
  { id: 'vymazanie', title: 'Vymazanie údajov', content: Erasure },
]
