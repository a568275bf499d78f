import { FixtureTicket } from '@/features/fixtures/components/fixture-ticket'
import type { FixtureView } from '@/features/fixtures/views'
import { Section } from '@/ui/section'
import styles from './home.module.css'

interface MatchesProps {
  club: string
  today: string
  planned: readonly FixtureView[]
  played: readonly FixtureView[]
}

/** Coming and played matches side by side; a sentence where there are none. */
export function Matches({ club, today, planned, played }: MatchesProps) {
  const list = (fixtures: readonly FixtureView[], none: string) =>
    fixtures.length === 0 ? (
      <p className="soft">{none}</p>
    ) : (
      <ul className={styles.tickets}>
        {fixtures.map((fixture) => (
          <li key={fixture.id}>
            <FixtureTicket club={club} fixture={fixture} today={today} withCategory />
          </li>
        ))}
      </ul>
    )
  return (
    <Section>
      <div className={styles.halves}>
        <div>
          <h2>Najbližšie zápasy</h2>
          {list(planned, 'Ďalšie zápasy ešte nemajú termín. Sledujte novinky.')}
        </div>
        <div>
          <h2>Posledné výsledky</h2>
          {list(played, 'Sezóna sa ešte len začína, prvé výsledky tu budú po prvom kole.')}
        </div>
      </div>
    </Section>
  )
}
