import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ROLE_WORDS } from '@/features/users/labels'
import type { Profile } from '../schema'
import { CalendarAddress } from './calendar-address.client'
import { ChildrenList } from './children-list'
import { ContactForm } from './contact-form.client'
import { PasswordForm } from './password-form.client'
import { SignOutEverywhere } from './sign-out-everywhere.client'
import styles from './profile.module.css'

/** The caller's own account. */
export function ProfileScreen({ profile }: { profile: Profile }) {
  const family = profile.children.length > 0
  const isParent = profile.role === 'player' && !profile.playing
  return (
    <>
      <PageHeader
        kicker={isParent ? 'Rodič' : ROLE_WORDS[profile.role]}
        lead={
          <>
            Prihlasovacie meno: <strong translate="no">{profile.username}</strong>
          </>
        }
        title="Môj profil"
      />
      <Section id="kontakt" title="Kontakt">
        <div className={styles.narrow}>
          <ContactForm profile={profile} />
        </div>
      </Section>
      {family && (
        <Section ground="surface" id="deti" title="Deti">
          <ChildrenList accounts={profile.children} />
        </Section>
      )}
      <Section ground={family ? 'chalk' : 'surface'} id="kalendar" title="Kalendár">
        <div className={styles.narrow}>
          <CalendarAddress family={profile.children.length > 0} url={profile.calendarUrl} />
        </div>
      </Section>
      <Section ground={family ? 'surface' : 'chalk'} id="heslo" title="Zmena hesla">
        <div className={styles.narrow}>
          <PasswordForm username={profile.username} />
        </div>
      </Section>
      <Section ground={family ? 'chalk' : 'surface'} id="zariadenia" title="Prihlásené zariadenia">
        <div className={styles.narrow}>
          <SignOutEverywhere devices={profile.devices} />
        </div>
      </Section>
    </>
  )
}
