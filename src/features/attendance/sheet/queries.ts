import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import type { PhotoSign } from '@/features/consents/labels'
import { photoSigns } from '@/features/consents/signs/queries'
import { findEvent, clubShortName } from '@/features/events/queries'
import type { Nomination } from '@/features/participants/nomination/labels'
import { playerNames } from '@/features/participants/queries'
import { notFound } from '@/lib/errors'
import { inOrder } from '@/lib/order'
import { idOf, idsOf } from '@/lib/reference'
import type { PageView, Paging } from '@/lib/schema'
import type { Attendance, Event, Participant } from '@/payload-types'
import { readableAtEvents, rowsOfEvent } from '../queries'
import type { MarkView } from '../schema'
import { markView } from '../views'
import { readableInvitations, type SheetUser } from '../recordable/queries'
import { isInSquad, type Mark, squadRank } from './rules'
import type { SheetEventView, SheetPlayerView } from './schema'
import { sheetEventView } from './views'

/** The marks of these players at an event that the caller may read. */
export async function marksOf(req: PayloadRequest, event: Event, players: string[]): Promise<MarkView[]> {
  const rows = await rowsOfEvent(req, event, players)
  const names = await playerNames(req, players)
  return rows.map((row) => markView(row, names))
}

/** What was sent (no status for a mark that is taken back) beside what stands, with who recorded that and when. */
export async function conflictsWith(
  req: PayloadRequest,
  event: Event,
  marks: readonly (Pick<Mark, 'player' | 'note'> & { status: Mark['status'] | null })[],
) {
  const standing = await marksOf(
    req,
    event,
    marks.map(({ player }) => player),
  )
  const recorders = await playerNames(req, idsOf(standing.map(({ recordedBy }) => recordedBy)))
  return marks.map(({ player: id, status, note = '' }) => {
    const row = standing.find(({ player }) => player.id === id)
    const theirs = row && { ...row, recordedByName: recorders.get(row.recordedBy ?? '') ?? '' }
    return { mine: { player: id, status, note }, theirs: theirs ?? null }
  })
}

/**
 * The ids of all players of a sheet that the caller may see: a nominated squad first, then by name; and its counts. The
 * order does not depend on marks, so that nobody changes pages while it is being recorded. Reads bare columns.
 */
async function playersOfSheet(req: PayloadRequest, event: Event) {
  const invited = await readableInvitations(req, event)
  const participants = invited
    ? await aggregate(req, 'participants', { where: invited, by: ['id', 'player', 'nomination'] })
    : []
  const recorded = await readableAtEvents(req, [event])
  const marks = recorded ? await aggregate(req, 'attendances', { where: recorded, by: ['id', 'player'] }) : []
  const nominations = new Map(
    participants.map((row) => [String(row.player), row.nomination as Nomination | null]),
  )
  const marked = new Set(marks.map(({ player }) => String(player)))
  const where: Where = { id: { in: [...new Set([...nominations.keys(), ...marked])] } }
  const users = await aggregate(req, 'users', { where, by: ['id', 'sortName'] })
  const players = users
    .map(({ id, sortName }) => ({ id: String(id), sortName, nomination: nominations.get(String(id)) }))
    .sort(inOrder(({ id, sortName, nomination }) => `${squadRank(nomination)} ${sortName ?? ''} ${id}`))
  const squadNamed = players.some(({ nomination }) => isInSquad(nomination))
  const unmarked = players.filter(
    ({ id, nomination }) => !marked.has(id) && (!squadNamed || isInSquad(nomination)),
  )
  return { ids: players.map(({ id }) => id), counts: { squadNamed, unmarked: unmarked.length } }
}

/**
 * An event with a page of its sheet: who is invited to it or recorded at it, as far as the caller may see. A page past
 * the end returns the last one, with its number: the sheet may have become shorter. Throws 404 without the event.
 */
export async function eventPlayers(
  req: PayloadRequest,
  id: string,
  { page, size }: Paging,
): Promise<{ event: SheetEventView; page: PageView }> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const { ids, counts } = await playersOfSheet(req, event)
  const number = Math.max(1, Math.min(page, Math.ceil(ids.length / size)))
  const shown = ids.slice((number - 1) * size, number * size)
  // Without access control: who may read a row may read its player's name, also after a move or a departure.
  const { docs: users } = await req.payload.db.find<SheetUser>({
    collection: 'users',
    where: { id: { in: shown } },
    select: { name: true, jerseyNumber: true, position: true, trialUntil: true },
    pagination: false,
    limit: 0,
    req,
  })
  const userById = new Map(users.map((user) => [user.id, user]))
  const invited = await readableInvitations(req, event, [{ player: { in: shown } }])
  const { docs: participants } = await req.payload.db.find<Participant>({
    collection: 'participants',
    where: invited ?? { id: { in: [] } },
    pagination: false,
    limit: 0,
    req,
  })
  const rows = await rowsOfEvent(req, event, shown)
  const signs = await photoSigns(req, shown)
  const players = shown
    .flatMap((player) => userById.get(player) ?? [])
    .map((user) => sheetPlayer(user, participants, rows, signs.get(user.id) ?? null))
  return {
    event: sheetEventView(event, await clubShortName(req), counts, players),
    page: { number, size, total: ids.length },
  }
}

function sheetPlayer(
  user: SheetUser,
  participants: Participant[],
  rows: Attendance[],
  photoSign: PhotoSign | null,
): SheetPlayerView {
  const participant = participants.find((row) => idOf(row.player) === user.id)
  const row = rows.find((each) => idOf(each.player) === user.id)
  const name = user.name ?? ''
  return {
    player: {
      id: user.id,
      name,
      jerseyNumber: user.jerseyNumber ?? null,
      position: user.position ?? null,
      trialUntil: user.trialUntil ?? null,
      photoSign,
    },
    participant: participant
      ? {
          id: participant.id,
          category: idOf(participant.category) ?? null,
          userSubmitted: participant.userSubmitted === true,
          answer: participant.answer ?? null,
          submittedAt: participant.submittedAt ?? null,
          excused: idOf(participant.absence) !== undefined,
          nomination: participant.nomination ?? null,
        }
      : null,
    attendance: row ? markView(row, new Map([[user.id, name]])) : null,
  }
}
