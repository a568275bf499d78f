import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ROLE_WORDS } from '@/features/users/labels'
import type { Profile } from '../views'
import { ChildrenList } from './children-list'
import { ContactForm } from './contact-form.client'
import { PasswordForm } from './password-form.client'
import styles from './profile.module.css'

/** One's own account: who I am here, how the club reaches me, my password, my children. */
export function ProfileScreen({ profile }: { profile: Profile }) {
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
      {profile.children.length > 0 && (
        <Section ground="surface" id="deti" title="Deti">
          <ChildrenList items={profile.children} />
        </Section>
      )}
      <Section ground={profile.children.length > 0 ? 'chalk' : 'surface'} id="heslo" title="Zmena hesla">
        <div className={styles.narrow}>
          <PasswordForm username={profile.username} />
        </div>
      </Section>
    </>
  )
}
