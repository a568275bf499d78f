import { seasonStarting } from '@/features/club/season/rules'
import { addDays, momentAt } from '@/lib/dates'
import type { PlayerMigration } from '@/payload-types'
import { birthYearsOf, categoryId, type SeedContext, staffId } from '../context'
import { idFor } from '../random'
import type { People } from './people'

const FROM = { name: 'U9', age: 9 }
const TO = 'U11'
const PLANNED_DAYS_AGO = 16
const CHANGED_DAYS_AGO = 5

type MoveRow = Pick<PlayerMigration, 'id' | 'season' | 'moves' | 'performedAt'> &
  Partial<PlayerMigration> & { dueOn: string }

/** The older half of U9, planned to move up on the day the next season begins; one player was added later. */
export const moveRows = (context: SeedContext, { players }: People): MoveRow[] => {
  const season = seasonStarting(context.season.startYear + 1)
  const dueOn = `${season.startYear}-07-01`
  const year = String(birthYearsOf(context, FROM).from)
  const moved = players.filter(
    ({ category, birthDate }) => category === categoryId(FROM.name) && birthDate?.startsWith(year),
  )
  const id = idFor('migration', dueOn)
  const act = (name: 'planned' | 'changed', daysAgo: number, time: string, added = 0) => ({
    ...{ id: idFor('act', `${id}:${name}`), act: name, by: staffId('Mária Sedláková'), dueOn, added },
    ...{ at: momentAt(addDays(context.today, -daysAgo), time).toISOString(), removed: 0 },
  })
  const acts = [
    act('planned', PLANNED_DAYS_AGO, '17:40'),
    act('changed', CHANGED_DAYS_AGO, '16:15', moved.length > 1 ? 1 : 0),
  ]
  return [
    {
      ...{ id, season: season.label, dueOn, stage: 'waiting' as const, acts },
      moves: moved.map((player) => ({
        id: idFor('move', `${id}:${player.id}`),
        ...{ player: player.id, outcome: 'moves' as const, from: player.category, to: categoryId(TO) },
        reason: `ročník ${year}`,
      })),
      performedBy: staffId('Mária Sedláková'),
      ...{ performedAt: acts[0]!.at, createdAt: acts[0]!.at, updatedAt: acts[1]!.at },
    },
  ]
}
