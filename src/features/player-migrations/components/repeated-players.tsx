import { counted } from '@/lib/plural'
import { PLAYERS, waitingWords } from '../labels'
import type { ProposalView } from '../schema'

/**
 * Says which chosen players already stand in a stage that waits. It refuses nothing: the office may mean to cancel the
 * other one, and a prepared stage may be one of two variants.
 */
export function RepeatedPlayers({ rows }: { rows: readonly Pick<ProposalView, 'player' | 'waiting'>[] }) {
  if (rows.length === 0) return null
  return (
    <div role="note">
      <p>
        <strong>Už v&nbsp;inom presune: {counted(rows.length, PLAYERS)}.</strong> Kto už v&nbsp;deň presunu
        nebude v&nbsp;pôvodnej kategórii, toho vynecháme.
      </p>
      <ul>
        {rows.map(({ player, waiting }) => (
          <li key={player.id}>
            {player.name}: {waiting.map(waitingWords).join('; ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
