import { href, ROUTES } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { RichText } from '@/ui/rich-text'
import { Section } from '@/ui/section'
import { MoreLinks } from '../components/more-links'
import type { AboutView } from '../views'
import styles from './club.module.css'

/** The page about the club: introduction, values, history. */
export function About({ about, club }: { about: AboutView; club: string }) {
  const { intro, history, values } = about
  return (
    <>
      <PageHeader kicker={club} title={ROUTES.about.title} />
      {intro && (
        <Section id="kto-sme" title="Kto sme">
          <RichText text={intro} />
        </Section>
      )}
      {values.length > 0 && (
        <Section ground="club" id="filozofia" lines={{ part: 'penalty' }} title="Naša filozofia">
          <ol className={styles.values}>
            {values.map(({ title, text }) => (
              <li key={title}>
                <h3>{bindPrepositions(title)}</h3>
                <p>{bindPrepositions(text)}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {history && (
        <Section ground="surface" id="historia" title="História">
          <RichText text={history} />
        </Section>
      )}
      {!intro && !history && values.length === 0 && (
        <Section>
          <Empty drawing="bench" title="Stránku o klube pripravujeme.">
            Zatiaľ spoznajte našich trénerov a družstvá.
          </Empty>
        </Section>
      )}
      <Section>
        <div className="row">
          <LinkButton href={href('trainers')}>{ROUTES.trainers.title}</LinkButton>
          <LinkButton href={href('teams')} look="line">
            {ROUTES.teams.title}
          </LinkButton>
        </div>
      </Section>
      <MoreLinks />
    </>
  )
}
