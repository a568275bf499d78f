import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { readableWhere } from '@/access/row-access'
import { scopeOf } from '@/access/scope'
import { type Problem, Refusal } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import type { Attendance, Event, User } from '@/payload-types'
import { attendanceAccess } from '../access'
import { rowsOfEvent, standsInAt } from '../queries'

/** The rows of these players at an event, whoever the caller is, by player. */
export async function rowsByPlayer<Collection extends 'attendances' | 'participants'>(
  req: PayloadRequest,
  collection: Collection,
  event: string,
  players: string[],
) {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ event: { equals: event } }, { player: { in: players } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((row) => [idOf(row.player)!, row]))
}

/** A player, through which categories they may be recorded, and whether they are invited and in the club today. */
interface Candidate {
  categories: string[]
  invited: boolean
  active: boolean
}

/** Through which category a player is recorded, and whether as a guest: not invited and of none of the event's categories. */
export interface Recordable {
  category: string
  isGuest: boolean
}

/** The categories of these players: of their row, of their invitation, and their own two. Without access control. */
async function candidatesAt(
  req: PayloadRequest,
  event: string,
  players: string[],
): Promise<Map<string, Candidate>> {
  const rows = await rowsByPlayer(req, 'attendances', event, players)
  const participants = await rowsByPlayer(req, 'participants', event, players)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: players } }, { playing: { equals: true } }] },
    select: { category: true, secondCategory: true, active: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const users = new Map(docs.map((user) => [user.id, user]))
  return new Map(
    players.map((id) => {
      const user = users.get(id)
      const through = [rows.get(id)?.category, participants.get(id)?.category]
      const categories = idsOf([...through, user?.category, user?.secondCategory])
      return [id, { categories, invited: participants.has(id), active: user?.active === true }]
    }),
  )
}

/** Whether the caller trains one of the event's categories, or is an administrator. */
export async function trainsAt(req: PayloadRequest, event: Pick<Event, 'categories'>): Promise<boolean> {
  const { trainedCategories } = await scopeOf(req)
  return isAdmin(req) || idsOf(event.categories).some((id) => trainedCategories.includes(id))
}

/**
 * How each player is recorded: through the first of theirs that the caller may record. Who trains a category
 * of the event also records guests: players of none of its categories, through their own one. Who stands in at it
 * records its players and nobody else. Throws when a player may not be recorded, naming them: 400, or 403 when nobody may.
 */
export async function requireRecordable(
  req: PayloadRequest,
  event: Event,
  players: string[],
): Promise<Map<string, Recordable>> {
  const candidates = await candidatesAt(req, event.id, players)
  const allowed = new Set<string>()
  for (const category of new Set([...candidates.values()].flatMap(({ categories }) => categories)))
    if (await attendanceAccess.create({ req, data: { category } })) allowed.add(category)
  const own = idsOf(event.categories)
  const trains = await trainsAt(req, event)
  const standsIn = standsInAt(req, event)
  const readable = new Set(idsOf((await rowsOfEvent(req, event, players)).map(({ player }) => player)))
  const isOfEvent = (category: string) => own.includes(category)
  const throughOf = (player: string, { categories, active }: Candidate): string | undefined => {
    // Who only reads the event, as a parent or because they lead it, records nobody at it.
    if (!trains && !standsIn) return undefined
    const shared = categories.find(isOfEvent)
    // Who only stands in brings nobody along, not even players they train themselves.
    const first = trains ? categories.find((each) => allowed.has(each)) : undefined
    if (first) return first
    if (standsIn && shared) return shared
    const isGuest = trains && active && !shared
    return isGuest || readable.has(player) ? categories[0] : undefined
  }
  const through = new Map<string, Recordable>()
  const problems = players.flatMap((player, index): Problem[] => {
    const candidate = candidates.get(player) ?? { categories: [], invited: false, active: false }
    const category = throughOf(player, candidate)
    const isGuest = !candidate.invited && !candidate.categories.some(isOfEvent)
    if (category) through.set(player, { category, isGuest })
    const message = 'Tento hráč nepatrí k udalosti ani do vašich kategórií.'
    return category ? [] : [{ message, field: `rows.${index}.player` }]
  })
  if (problems.length > 0) throw new Refusal(problems.length === players.length ? 403 : 400, problems)
  return through
}

/** Which invitations of an event the caller may read on its sheet; undefined when none. */
export const readableInvitations = async (
  req: PayloadRequest,
  event: Event,
  and: Where[] = [],
): Promise<Where | undefined> => {
  const where: Where = { and: [{ event: { equals: event.id } }, ...and] }
  return standsInAt(req, event) ? where : readableWhere(req, 'participants', where)
}

const DAY_MS = 24 * 3_600_000

/**
 * Whether the caller may delete a mark that is of none of their categories: they have recorded it within 24 hours, a
 * guest's at an event of theirs, or any at one where they stand in.
 */
export async function isOwnMarkOfAnother(
  req: PayloadRequest,
  row: Attendance,
  event: Event,
): Promise<boolean> {
  const isRecent = Date.parse(row.recordedAt) > Date.now() - DAY_MS
  if (idOf(row.recordedBy) !== req.user?.id || !isRecent) return false
  const isGuest = !idsOf(event.categories).includes(idOf(row.category) ?? '')
  return standsInAt(req, event) || (isGuest && (await trainsAt(req, event)))
}

export type SheetUser = Pick<User, 'id' | 'name' | 'jerseyNumber' | 'position' | 'trialUntil'>
