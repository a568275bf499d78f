import { ROLE_WORDS } from '@/features/users/labels'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import styles from './profile-page.module.css'
import { SECTIONS, type SectionProps } from './sections'

/** „Môj profil“: what the caller sets and may know about themselves and their children. */
export function ProfilePage({ req, profile }: SectionProps) {
  const isParent = profile.role === 'player' && !profile.playing
  const shown = SECTIONS.filter(({ isFor }) => isFor?.(profile) ?? true)
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
      <nav aria-label="Časti profilu" className={`wrap no-print ${styles.parts}`}>
        <ul>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ id, title, wide, content: Content }, index) => (
        <Section ground={index % 2 === 0 ? 'surface' : 'chalk'} id={id} key={id} title={title}>
          <div className={wide ? undefined : styles.narrow}>
            <Content profile={profile} req={req} />
          </div>
        </Section>
      ))}
    </>
  )
}
