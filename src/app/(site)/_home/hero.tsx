import type { ClubView, HomeView } from '@/features/club/views'
import { NextMatch } from '@/features/fixtures/components/next-match'
import type { FixtureView } from '@/features/fixtures/views'
import { href, TRIAL_HREF } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { LinkButton } from '@/ui/button'
import { initialsOf } from '@/ui/crest'
import { PitchLines } from '@/ui/pitch-lines'
import styles from './hero.module.css'

interface HeroProps {
  club: ClubView
  texts: HomeView
  next: FixtureView | undefined
  today: string
}

/** The first screen: when and where the next match is, and how to join. */
export function Hero({ club, texts, next, today }: HeroProps) {
  return (
    <div className={styles.hero}>
      <PitchLines part="circle" />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <h1>{bindPrepositions(texts.headline || club.name)}</h1>
          {texts.lead && <p className={styles.lead}>{bindPrepositions(texts.lead)}</p>}
          <div className="row">
            <LinkButton href={TRIAL_HREF}>Chcem skúsiť tréning</LinkButton>
            <LinkButton href={href('trainings')} look="line">
              Kedy a&nbsp;kde trénujeme
            </LinkButton>
          </div>
        </div>
        <div className={styles.match}>
          {next ? (
            <NextMatch
              club={{ name: club.shortName, initials: initialsOf(club.shortName), crest: club.crest?.src }}
              match={next}
              today={today}
            />
          ) : (
            <p className={styles.none}>
              Najbližší zápas ešte nemá termín. Trénujeme ďalej, príďte sa pozrieť.
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
