import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { writtenDay } from '@/lib/written-day'
import type { ManyPlan } from '../../many/schema'
import { ListedPlayers } from './listed-players'

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const

/** The preview of a fee for many: what one pays and when, who gets it, and who does not. */
export function ManyPlanSummary({ plan: { players, left, parts, total } }: { plan: ManyPlan }) {
  return (
    <>
      <p role="status">
        <strong>
          {players.length > 0
            ? `${counted(players.length, PLAYERS)}, spolu ${formatCents(total)}.`
            : 'Nikto z vybraných kategórií nový predpis nedostane.'}
        </strong>
      </p>
      {parts.length > 1 && (
        <ol>
          {parts.map(({ amount, dueDate }) => (
            <li key={dueDate}>
              {formatCents(amount)} do {writtenDay(dueDate)}
            </li>
          ))}
        </ol>
      )}
      {players.length > 0 && (
        <ListedPlayers label="Nové predpisy" players={players.map((player) => ({ player, note: '' }))} />
      )}
      {left.length > 0 && (
        <details>
          <summary>Bez nového predpisu: {counted(left.length, PLAYERS)}</summary>
          <ListedPlayers
            label="Bez nového predpisu"
            players={left.map(({ player, why }) => ({ player, note: why }))}
          />
        </details>
      )}
    </>
  )
}
