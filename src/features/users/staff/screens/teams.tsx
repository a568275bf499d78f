import { SlotLines } from '@/features/categories/components/slot-lines'
import { formatBirthYears } from '@/features/categories/rules'
import { counted } from '@/lib/plural'
import { href, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import type { TeamView } from '../views'
import styles from './staff.module.css'

/** Characters of a name such as „U13“ that fits beside the team's facts; a longer one is shown above them. */
const SHORT_NAME = 4
const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const

interface TeamsProps {
  teams: readonly TeamView[]
  /** The name of each team's competition, by the team's id. */
  competitions: Readonly<Record<string, string>>
}

/** Every team: birth years, number of players, trainers, training times. Players are not named. */
export function Teams({ teams, competitions }: TeamsProps) {
  return (
    <>
      <PageHeader lead="Od prípravky po dorast, každé dieťa má svoje družstvo." title={ROUTES.teams.title} />
      <Section>
        {teams.length > 0 ? (
          <ul className={styles.teams}>
            {teams.map((team) => {
              const years = formatBirthYears(team.birthYears)
              const facts = [years && `Ročník ${years}`, counted(team.players, PLAYERS)]
              return (
                <li className={styles.team} key={team.id}>
                  <h2 className={team.name.length > SHORT_NAME ? styles.longName : styles.name}>
                    {team.name}
                  </h2>
                  <div className={styles.words}>
                    <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
                    {team.trainers.length > 0 && (
                      <p>
                        <strong>{team.trainers.length > 1 ? 'Tréneri' : 'Tréner'}:</strong>{' '}
                        {team.trainers.map(({ name }) => name).join(', ')}
                      </p>
                    )}
                    {competitions[team.id] && (
                      <p>
                        <strong>Súťaž:</strong> {competitions[team.id]}
                      </p>
                    )}
                    <SlotLines slots={team.trainingSlots} />
                    {team.showInMatches && (
                      <LinkButton href={href('matches', { id: team.id })} look="line">
                        Zápasy {team.name}
                      </LinkButton>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
        ) : (
          <Empty
            action={<LinkButton href={href('contact')}>Kontakt na klub</LinkButton>}
            title="Družstvá pripravujeme."
          >
            Chcete hrať? Ozvite sa nám, poradíme, kam patríte.
          </Empty>
        )}
      </Section>
    </>
  )
}
