import { POSITIONS } from '@/features/users/labels'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { ANSWER_LOOKS, ANSWERS } from '../../labels'
import { NOMINATIONS, type Nomination, SQUAD_ORDERS, type SquadOrder } from '../labels'
import type { Candidate } from '../schema'
import styles from './squad-table.module.css'

interface SquadTableProps {
  candidates: readonly Candidate[]
  order: SquadOrder
  chosenOf: (candidate: Candidate) => Nomination | null
  onTap: (candidate: Candidate, place: 'in' | 'substitute') => void
}

const SILENT = ['neutral', 'waiting'] as const

/** The columns that can give the order. */
const HEADS: { key: SquadOrder | 'in' | 'substitute' | 'choice'; head: string }[] = [
  { key: 'name', head: 'Hráč' },
  { key: 'answer', head: SQUAD_ORDERS.answer },
  { key: 'in', head: 'V nominácii' },
  { key: 'substitute', head: NOMINATIONS.substitute },
  { key: 'fair', head: 'Mimo' },
  { key: 'choice', head: 'Náhradník' },
]

/** Everybody who can be nominated, a row each; on a phone a row is one line of the list and stays a row for screen readers. */
export function SquadTable({ candidates, order, ...row }: SquadTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className="hidden-visually">Nominácia hráčov</caption>
      <thead role="rowgroup">
        <tr role="row">
          {HEADS.map(({ key, head }) => (
            <th
              aria-sort={key === order ? (key === 'fair' ? 'descending' : 'ascending') : undefined}
              data-key={key}
              key={key}
              role="columnheader"
              scope="col"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {candidates.map((candidate) => (
          <SquadRow candidate={candidate} key={candidate.player.id} {...row} />
        ))}
      </tbody>
    </table>
  )
}

type SquadRowProps = Pick<SquadTableProps, 'chosenOf' | 'onTap'> & { candidate: Candidate }

/** One player: a tap on the row is the squad, the control at its end the substitutes. */
function SquadRow({ candidate, chosenOf, onTap }: SquadRowProps) {
  const { player, jerseyNumber, position, answer, reason, season } = candidate
  const chosen = chosenOf(candidate)
  const [tone, mark] = answer ? ANSWER_LOOKS[answer] : SILENT
  return (
    <tr data-chosen={chosen ?? undefined} role="row">
      <th role="rowheader" scope="row">
        <label className={styles.who}>
          <input
            checked={chosen === 'in'}
            name={`in-${player.id}`}
            onChange={() => onTap(candidate, 'in')}
            type="checkbox"
          />
          <Shirt number={jerseyNumber} size={32} />
          <span>
            {player.name}
            {position && <span className={`soft ${styles.position}`}> {POSITIONS[position]}</span>}
          </span>
        </label>
      </th>
      <td className={styles.answer} role="cell">
        <StatePill mark={mark} tone={tone}>
          {answer ? ANSWERS[answer] : 'Bez odpovede'}
        </StatePill>
        {reason && <span className="soft">{reason}</span>}
        {chosen === 'out' && <span className="soft">mimo nominácie</span>}
      </td>
      <td className={styles.times} data-label="nom." role="cell">
        {season.in}×
      </td>
      <td className={styles.times} data-wide role="cell">
        {season.substitute}×
      </td>
      <td className={styles.times} data-label="mimo" role="cell">
        {season.out}×
      </td>
      <td className={styles.act} role="cell">
        <button
          aria-label={`Náhrada: ${player.name}`}
          aria-pressed={chosen === 'substitute'}
          className={styles.substitute}
          onClick={() => onTap(candidate, 'substitute')}
          type="button"
        >
          {NOMINATIONS.substitute}
        </button>
      </td>
    </tr>
  )
}
