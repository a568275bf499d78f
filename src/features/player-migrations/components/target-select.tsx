import type { Named } from '@/lib/schema'
import { OUTCOMES } from '../labels'
import { outcomeOf } from '../choices/rules'
import type { ProposalView } from '../schema'
import styles from './proposal-table.module.css'

interface TargetSelectProps {
  row: Pick<ProposalView, 'player' | 'from'>
  categories: readonly Named[]
  target: string
  /** What it is called that nothing happens with the player. */
  stays?: string
  onChange: (target: string) => void
}

/** Where a player goes: another category, none, or out of the club. */
export function TargetSelect({
  row,
  categories,
  target,
  stays = OUTCOMES.stays,
  onChange,
}: TargetSelectProps) {
  return (
    <select
      aria-label={`Kam: ${row.player.name}`}
      className={styles.select}
      data-outcome={outcomeOf(target).outcome}
      onChange={(event) => onChange(event.target.value)}
      value={target}
    >
      <option value="stays">{stays}</option>
      {categories
        .filter(({ id }) => id !== row.from)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            → {name}
          </option>
        ))}
      <option value="none">{OUTCOMES.none}</option>
      <option value="leaves">{OUTCOMES.leaves}</option>
    </select>
  )
}
