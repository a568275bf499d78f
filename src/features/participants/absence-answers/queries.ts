import type { PayloadRequest, Where } from 'payload'
import { dayOf } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import type { Absence as AbsenceRow, Event, Participant } from '@/payload-types'
import type { Absence } from './rules'

/** Absences that nobody has taken back and that have not ended. */
export const holding = (): Where[] => [
  { takenBackAt: { exists: false } },
  { to: { greater_than_equal: dayOf(new Date()) } },
]

const absenceOf = (row: AbsenceRow): Absence => ({
  id: row.id,
  player: idOf(row.player) ?? '',
  from: row.from,
  to: row.to,
  reason: row.reason || null,
  categories: idsOf(row.categories),
  by: idOf(row.by) ?? null,
  at: row.at,
})

/** The absences that hold today or later, of these players or of everybody; without access control. */
export async function holdingAbsences(req: PayloadRequest, players?: readonly string[]): Promise<Absence[]> {
  const and = holding()
  if (players) and.push({ player: { in: [...players] } })
  const { docs } = await req.payload.find({
    collection: 'absences',
    where: { and },
    sort: ['at', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(absenceOf)
}

/** Absences by their ids, ended and taken back ones too; without access control. */
export async function absencesByIds(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, Absence>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'absences',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((row) => [row.id, absenceOf(row)]))
}

const COLUMNS = {
  event: true,
  player: true,
  category: true,
  userSubmitted: true,
  answer: true,
  reason: true,
  submittedAt: true,
  submittedBy: true,
  absence: true,
  earlier: true,
  startsAt: true,
  published: true,
} as const
type Row = Pick<Participant, 'id' | keyof typeof COLUMNS>

/** An invitation to an event ahead, with what of the event decides whether it may be answered. */
export interface AbsentRow extends Omit<Row, 'event' | 'player' | 'category' | 'startsAt'> {
  player: string
  category: string | null
  startsAt: string
  cancelled: Event['cancelled']
  answerUntil: string | null
}

/** Invitations to events that have not begun (with `begun` to all), with their events; without access control. */
export async function rowsAhead(
  req: PayloadRequest,
  where: Where,
  { begun = false }: { begun?: boolean } = {},
): Promise<AbsentRow[]> {
  const { db } = req.payload
  const all = { pagination: false, limit: 0, req } as const
  const ahead: Where[] = begun ? [] : [{ startsAt: { greater_than: new Date().toISOString() } }]
  const { docs } = await db.find<Row>({
    collection: 'participants',
    where: { and: [where, ...ahead] },
    select: COLUMNS,
    ...all,
  })
  if (docs.length === 0) return []
  const { docs: events } = await db.find<Pick<Event, 'id' | 'answerUntil' | 'cancelled' | 'startsAt'>>({
    collection: 'events',
    where: { id: { in: [...new Set(docs.map(({ event }) => idOf(event)!))] } },
    select: { answerUntil: true, cancelled: true, startsAt: true },
    ...all,
  })
  const byId = new Map(events.map((event) => [event.id, event]))
  return docs.flatMap(({ event, player, category, ...row }) => {
    const of = byId.get(idOf(event)!)
    if (!of) return []
    return {
      ...row,
      player: idOf(player)!,
      category: idOf(category) ?? null,
      startsAt: of.startsAt,
      cancelled: of.cancelled,
      answerUntil: of.answerUntil ?? null,
    }
  })
}
