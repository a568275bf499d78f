'use client'
import { useRead } from '@/lib/client/read.client'
import { counted } from '@/lib/plural'
import { MoveLine } from '../../components/move-list'
import { stateWords } from '../labels'

const ALREADY = ['hráč už čaká', 'hráči už čakajú', 'hráčov už čaká'] as const

/** Which of these players stand in another move that waits: where it leaves them elsewhere, that one will leave them out. */
export function AlreadyWaiting({ players }: { players: readonly string[] }) {
  const { data } = useRead('/playerMigrations/stages')
  const chosen = new Set(players)
  const found = (data?.migrations ?? []).flatMap((stage) =>
    stage.moves.filter(({ player }) => chosen.has(player.id)).map((move) => ({ stage, move })),
  )
  if (found.length === 0) return null
  const count = new Set(found.map(({ move }) => move.player.id)).size
  return (
    <details role="status">
      <summary>{counted(count, ALREADY)} v&nbsp;inom presune</summary>
      <ul>
        {found.map(({ stage, move }) => (
          <li key={`${stage.id} ${move.player.id}`}>
            <MoveLine move={move} /> <span className="soft">· {stateWords(stage)}</span>
          </li>
        ))}
      </ul>
      <p>Kto už nebude v&nbsp;pôvodnej kategórii, toho neskorší presun vynechá.</p>
    </details>
  )
}
