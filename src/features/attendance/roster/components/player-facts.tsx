import { EVENT_TYPES } from '@/features/events/labels'
import { dashed } from '@/lib/text'
import { shortDay } from '@/lib/date-format'
import { plural } from '@/lib/plural'
import { StatusPill } from '../../components/status-pill'
import { sumOf } from '../../rules'
import { type Surprise, SURPRISE_HINTS, SURPRISES } from '../../seasons/labels'
import { longestStreakOf } from '../../seasons/rules'
import type { SeasonRowView } from '../../seasons/schema'
import styles from './player-facts.module.css'

interface PlayerFactsProps {
  /** A season's, the latest first. */
  rows: readonly SeasonRowView[]
  surprises: ReadonlyMap<string, Surprise>
}

const LAST = 5
const LATE = ['Neskorý príchod', 'Neskoré príchody', 'Neskorých príchodov'] as const

const rateOf = (rows: readonly SeasonRowView[]): string => {
  const { rate, present, late, total, injured } = sumOf(rows)
  return rate === null ? '–' : `${rate} % (${present + late} z ${total - injured})`
}

/** What a trainer asks of a player's season: the last events, trainings and matches apart, and what was not expected. */
export function PlayerFacts({ rows, surprises }: PlayerFactsProps) {
  const found = [...surprises.values()]
  const countOf = (surprise: Surprise) => found.filter((each) => each === surprise).length
  const isTraining = ({ event }: SeasonRowView) => event.type === EVENT_TYPES.training
  const [missed, came] = [countOf('missed'), countOf('came')]
  const { late } = sumOf(rows)
  const streak = longestStreakOf(rows.map(({ status }) => status))
  const facts = [
    ['Tréningy', rateOf(rows.filter(isTraining)), ''],
    ['Zápasy a turnaje', rateOf(rows.filter((row) => !isTraining(row))), ''],
    [plural(missed, SURPRISES.missed), missed, SURPRISE_HINTS.missed],
    [plural(came, SURPRISES.came), came, SURPRISE_HINTS.came],
    [plural(late, LATE), late, ''],
    ['Najviac účastí v rade', streak, ''],
  ] as const
  return (
    <div className={styles.facts}>
      <h3 id="naposledy">Naposledy</h3>
      <ol aria-labelledby="naposledy" className={styles.last}>
        {rows.slice(0, LAST).map(({ id, event, status }) => (
          <li key={id} title={dashed(shortDay(event.startsAt), event.title)}>
            <StatusPill status={status} />
            <span className="soft">{shortDay(event.startsAt)}</span>
          </li>
        ))}
      </ol>
      <dl>
        {facts.map(([name, value, hint]) => (
          <div key={name}>
            <dt>
              {name}
              {hint && <small className="soft">{hint}</small>}
            </dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
