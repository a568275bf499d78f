import { Shirt } from '@/ui/shirt.client'
import { ANSWERS } from '../../labels'
import { type Nomination } from '../labels'
import type { Candidate } from '../schema'
import styles from './squad-form.module.css'

interface CandidateLineProps {
  candidate: Candidate
  chosen: Nomination | null
  onTap: (place: 'in' | 'substitute') => void
}

/** „v nominácii 6× · náhrada 1× · mimo 2×“: how fair it has been so far. */
const formatSeason = ({ in: played, substitute, out }: Candidate['season']): string =>
  [`v nominácii ${played}×`, substitute > 0 ? `náhrada ${substitute}×` : '', `mimo ${out}×`]
    .filter(Boolean)
    .join(' · ')

/** One player of a nomination: a tap on the line is the squad, the second control the substitutes. */
export function CandidateLine({ candidate, chosen, onTap }: CandidateLineProps) {
  const { player, jerseyNumber, answer, season } = candidate
  return (
    <li className={styles.candidate} data-chosen={chosen ?? undefined}>
      <label>
        <input
          checked={chosen === 'in'}
          name={`in-${player.id}`}
          onChange={() => onTap('in')}
          type="checkbox"
        />
        <Shirt number={jerseyNumber} size={32} />
        <span>
          <strong>{player.name}</strong>
          <span className={`soft ${styles.facts}`}>
            {answer ? ANSWERS[answer] : 'Bez odpovede'} · {formatSeason(season)}
            {chosen === 'out' && ' · mimo nominácie'}
          </span>
        </span>
      </label>
      <button
        aria-label={`Náhrada: ${player.name}`}
        aria-pressed={chosen === 'substitute'}
        className={styles.substitute}
        onClick={() => onTap('substitute')}
        type="button"
      >
        Náhrada
      </button>
    </li>
  )
}
