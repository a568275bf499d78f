import type { PayloadRequest, Where } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { playersWhere } from '@/features/users/access'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import type { Absence as AbsenceRow } from '@/payload-types'
import { type AbsentRow, holding, rowsAhead } from '../absence-answers/queries'
import type { Span } from '../absence-answers/rules'
import { contactsFor, familyMembers } from '../answers/queries'
import { participantsByIds, playerNames } from '../queries'
import { isClosedForAnswers } from '../rules'
import type { AbsencePage } from './views'
import type { AbsencePreview, AbsenceView, ClosedInvitation } from './schema'

/** Absences as they are stored, taken back ones too; without access control. */
export async function absenceRows(req: PayloadRequest, where: Where): Promise<AbsenceRow[]> {
  const bare = { depth: 0, pagination: false, overrideAccess: true } as const
  return (await req.payload.find({ collection: 'absences', where, sort: 'id', ...bare, req })).docs
}

/** Whom an absence is recorded for and through which categories; all when `categories` is empty. */
export interface Away extends Span {
  players: readonly string[]
  categories: readonly string[]
}

/**
 * Through which categories the caller may answer for these players: all (an empty list) for a family and the office, a
 * trainer's own for a trainer. Throws 404 for a player the caller may not read, 403 for one they may only read.
 */
export async function answeringCategories(
  req: PayloadRequest,
  players: readonly string[],
): Promise<readonly string[]> {
  const { canActFor, trainedCategories, players: own } = await scopeOf(req)
  const others = players.filter((id) => !canActFor.includes(id))
  if (others.length === 0) return []
  const allowed = isAdmin(req) ? { playing: { equals: true } } : playersWhere(trainedCategories)
  const count = async (condition: Where): Promise<number> => {
    const where = { and: [{ id: { in: others } }, condition] }
    return (await req.payload.count({ collection: 'users', where, overrideAccess: true, req })).totalDocs
  }
  const found = allowed ? await count(allowed) : 0
  if (found < others.length && others.some((id) => own.includes(id))) throw forbidden()
  if (found < others.length) throw notFound('Hráč už neexistuje.')
  // One absence holds for all of its players through the same categories.
  if (!isAdmin(req) && others.length < players.length)
    throw conflict('Vlastné deti a hráčov kategórie ospravedlňte osobitne.')
  return isAdmin(req) ? [] : trainedCategories
}

/** What an absence does to the invitations within it. */
export interface AbsencePlan {
  /** Those that become „no“; also hidden and cancelled events, which may come back. */
  changing: AbsentRow[]
  /** Those of which a family may not change the answer any more. */
  closed: AbsentRow[]
}

/** What an absence would change now. Answers that are „no“ already stay as they are. Without access control. */
export async function planOf(req: PayloadRequest, away: Away): Promise<AbsencePlan> {
  const { players, from, to, categories } = away
  const rows = await rowsAhead(req, {
    and: [
      { player: { in: [...players] } },
      { startsAt: { greater_than_equal: momentAt(from).toISOString() } },
      { startsAt: { less_than: momentAt(addDays(to, 1)).toISOString() } },
      ...(categories.length > 0 ? [{ category: { in: [...categories] } }] : []),
    ],
  })
  const now = new Date()
  const isLate = await lateAnswers(req)
  const open = rows.filter(({ userSubmitted, answer }) => !userSubmitted || answer !== 'no')
  const stays = (row: AbsentRow) => isClosedForAnswers(row, now) && !isLate(row)
  return { changing: open.filter((row) => !stays(row)), closed: open.filter(stays) }
}

/** Which invitations the caller may answer also after the deadline: staff, of their own categories. */
export async function lateAnswers(
  req: PayloadRequest,
): Promise<(row: { category: string | null }) => boolean> {
  const { trainedCategories } = await scopeOf(req)
  return ({ category }) => isAdmin(req) || trainedCategories.includes(category ?? '')
}

/** The plan as the caller may see it: published events that are not cancelled, by start. */
export async function previewOf(req: PayloadRequest, plan: AbsencePlan): Promise<AbsencePreview> {
  const shown = plan.changing.filter(({ published, cancelled }) => published && !cancelled?.at)
  return { changed: await byStart(req, shown), closed: await closedViews(req, plan.closed) }
}

const byStart = async (req: PayloadRequest, rows: readonly AbsentRow[]) =>
  (
    await participantsByIds(
      req,
      rows.map(({ id }) => id),
    )
  ).sort(
    (a, b) =>
      a.event.startsAt.localeCompare(b.event.startsAt) || a.player.name.localeCompare(b.player.name, 'sk'),
  )

/** Invitations that stay as they are, each with whom to call; the club's own number where no trainer has one. */
export async function closedViews(
  req: PayloadRequest,
  rows: readonly AbsentRow[],
): Promise<ClosedInvitation[]> {
  if (rows.length === 0) return []
  const participants = await byStart(req, rows)
  const contacts = await contactsFor(req, participants)
  return participants.map((participant) => ({ participant, contact: contacts[participant.id] ?? null }))
}

/** The absences of today and later that the caller may read, of these players or of all, by their first day. */
export async function absenceList(req: PayloadRequest, players?: readonly string[]): Promise<AbsenceView[]> {
  const and = holding()
  if (players) and.push({ player: { in: [...players] } })
  const { docs } = await req.payload.find({
    collection: 'absences',
    where: { and },
    sort: ['from', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return absenceViews(req, docs)
}

/**
 * Whether the caller may take this absence back. A trainer takes back what answers through their own categories alone: not
 * what a family has said about every one, nor what another trainer has recorded through other ones too.
 */
export async function mayTakeBack(req: PayloadRequest, row: AbsenceRow): Promise<boolean> {
  if (!(await canAccessRow(req, 'absences', 'update', row.id))) return false
  const { canActFor, trainedCategories } = await scopeOf(req)
  const isOwn = isAdmin(req) || canActFor.includes(idOf(row.player) ?? '')
  return isOwn || idsOf(row.categories).every((id) => trainedCategories.includes(id))
}

/** The views of rows the caller may read. */
export async function absenceViews(req: PayloadRequest, rows: readonly AbsenceRow[]): Promise<AbsenceView[]> {
  const names = await playerNames(req, [...new Set(rows.map((row) => idOf(row.player)!))])
  const views: AbsenceView[] = []
  for (const row of rows) {
    const { id, player, from, to, reason, at } = row
    const canTakeBack = await mayTakeBack(req, row)
    const named = { id: idOf(player)!, name: names.get(idOf(player)!) ?? '' }
    views.push({ id, player: named, from, to, reason: reason ?? '', at, canTakeBack })
  }
  return views
}

/**
 * The screen of absences: of the caller's own players, with `player` ticked alone, or of a `player` who is somebody else's
 * child; whether the caller may act for that one is asked before.
 */
export async function absencePage(req: PayloadRequest, player?: string): Promise<AbsencePage> {
  const today = dayOf(new Date())
  const own = (await familyMembers(req)).filter(({ canAct }) => canAct)
  const staff = player !== undefined && !own.some(({ id }) => id === player)
  const name = staff ? (await playerNames(req, [player])).get(player) : ''
  const players = staff ? [{ id: player, name: name ?? '' }] : own.map(({ id, name }) => ({ id, name }))
  const ids = players.map(({ id }) => id)
  const list = !staff ? 'playerEvents' : isAdmin(req) ? 'users' : 'playerList'
  return { today, players, ticked: player ? [player] : ids, list, absences: await absenceList(req, ids) }
}
