import { waitingWords } from '../labels'
import type { ProposalView } from '../schema'
import styles from './proposal-table.module.css'

/** A player with the birth year, and the stages that wait with them. */
export function PlayerCell({ row: { player, waiting } }: { row: ProposalView }) {
  return (
    <>
      {player.name} <span className="soft num">{player.birthYear ?? 'bez dátumu'}</span>
      {waiting.length > 0 && (
        <small className={styles.waiting}>Už čaká: {waiting.map(waitingWords).join('; ')}</small>
      )}
    </>
  )
}
