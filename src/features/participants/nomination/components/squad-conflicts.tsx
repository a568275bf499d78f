import { ConflictActs } from '@/ui/conflict-acts'
import { type Nomination, NOMINATIONS } from '../labels'
import type { Candidate, NominationConflict } from '../schema'
import styles from './squad-form.module.css'

interface SquadConflictsProps {
  conflicts: readonly NominationConflict[]
  candidates: readonly Candidate[]
  mineOf: (candidate: Candidate) => Nomination | null
  onResolve: (conflict: NominationConflict, keepMine: boolean) => void
}

const wordOf = (place: Nomination | null): string => (place ? NOMINATIONS[place] : 'nerozhodnuté')

/** Players about whom somebody else has decided otherwise meanwhile: both decisions, and the choice between them. */
export function SquadConflicts({ conflicts, candidates, mineOf, onResolve }: SquadConflictsProps) {
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} role="alert">
      <h3>Nomináciu medzitým zmenil niekto iný. Vyberte, čo má platiť.</h3>
      <ul>
        {conflicts.map((conflict) => {
          const candidate = candidates.find(({ player }) => player.id === conflict.player)
          if (!candidate) return null
          const { name } = candidate.player
          return (
            <li key={conflict.player}>
              <p>
                <strong>{name}</strong> Vy: <b>{wordOf(mineOf(candidate))}</b> · uložené:{' '}
                <b>{wordOf(conflict.theirs)}</b>
              </p>
              <span className="row">
                <ConflictActs name={name} onResolve={(keepsOwn) => onResolve(conflict, keepsOwn)} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
