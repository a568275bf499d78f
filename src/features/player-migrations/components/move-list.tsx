import { LEFT_OUT, OUTCOMES, waitingWords } from '../labels'
import type { MigrationView } from '../schema'

/** Who is moved where, folded; whoever was left out is named with the reason. */
export function MoveList({ migration: { state, moves } }: { migration: MigrationView }) {
  const isMoved = state === 'performed' || state === 'undone'
  return (
    <details>
      <summary>{isMoved ? 'Kto bol presunutý' : 'Kto sa presunie'}</summary>
      <ul>
        {moves.map((move, at) => (
          <li key={move.player.id || at}>
            {move.player.name}: {move.from || '–'} → {move.to || OUTCOMES[move.outcome].toLowerCase()}
            {move.leftOut && <strong> · vynechaný, {LEFT_OUT[move.leftOut]}</strong>}
            {move.waiting.length > 0 && (
              <strong> · čaká aj inde: {move.waiting.map(waitingWords).join('; ')}</strong>
            )}
            {move.reason && <span className="soft"> · {move.reason}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
