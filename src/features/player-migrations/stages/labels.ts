import { counted, type Forms } from '@/lib/plural'
import { writtenDay } from '@/lib/written-day'
import { MOVED_PLAYERS, STATES } from '../labels'
import type { MigrationView } from '../schema'

/** After „vynechali sme“ and „vynechaní“: „1 hráča“, „2 hráčov“. */
const LEFT: Forms = MOVED_PLAYERS

/** What became of a planned migration on its day, as a message; it names nobody. */
export const stageWords = ({
  season,
  moved,
  left,
}: {
  season: string
  moved: number
  left: number
}): { title: string; body: string } => ({
  title:
    moved > 0
      ? `Naplánovaný presun prebehol: sezóna ${season}`
      : `Naplánovaný presun nikoho nepresunul: sezóna ${season}`,
  body: [
    moved > 0 && `Presunuli sme ${counted(moved, MOVED_PLAYERS)}.`,
    left > 0 && `Vynechali sme ${counted(left, LEFT)}, lebo sa ich zaradenie medzitým zmenilo.`,
    'Kto to je, nájdete v\u00a0histórii presunov. Presun môžete 14\u00a0dní vrátiť.',
  ]
    .filter(Boolean)
    .join(' '),
})

/** The state of a migration with its day: „Naplánovaný na 1. 7. 2027“. */
export const stateWords = ({ state, dueOn }: Pick<MigrationView, 'state' | 'dueOn'>): string =>
  state === 'planned' && dueOn ? `${STATES.planned} na ${writtenDay(dueOn)}` : STATES[state]

/** How the state of a migration is drawn. */
export const PILLS = {
  prepared: { tone: 'neutral', mark: 'info' },
  planned: { tone: 'info', mark: 'waiting' },
  performed: { tone: 'ok', mark: 'yes' },
  cancelled: { tone: 'neutral', mark: 'no' },
  undone: { tone: 'neutral', mark: 'info' },
} as const
