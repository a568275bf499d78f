import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { advisoryLock } from '@/db/advisory-lock'
import { insertRows } from '@/db/insert-rows'
import { updateRows } from '@/db/update-rows'
import { playersWhere } from '@/features/users/access'
import { dayOf } from '@/lib/dates'
import { conflict, forbidden, notFound, Refusal } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Absence as AbsenceRow } from '@/payload-types'
import { answerByAbsences, restoreAnswers } from '../absence-answers/commands'
import { type AbsentRow, rowsAhead } from '../absence-answers/queries'
import { absencesOfOperation, absenceViews, type Away, closedViews, lateAnswers, planOf } from './queries'
import { isClosed, isUndoable, spanProblem } from './rules'
import type { AbsenceInput, AbsenceSpanInput, AbsenceView, ClosedInvitation } from './schema'

/** What an act has changed: how many invitations, and which stayed because answers have closed. */
export interface AbsenceResult {
  absences: AbsenceView[]
  changed: number
  closed: ClosedInvitation[]
}

/**
 * The players and days of an absence with the categories the caller may answer for: all for a family and the office, a
 * trainer's own for a trainer. Throws 400 for days that do not fit, 404 for players the caller may not read, 403 for those
 * they may only read.
 */
export async function awayOf(req: PayloadRequest, { players, from, to }: AbsenceSpanInput): Promise<Away> {
  const problem = spanProblem({ from, to }, dayOf(new Date()))
  if (problem) throw new Refusal(400, problem)
  const scope = await scopeOf(req)
  const others = players.filter((id) => !scope.canActFor.includes(id))
  if (others.length === 0) return { players, from, to, categories: [] }
  const trained = playersWhere(scope.trainedCategories)
  const allowed = isAdmin(req) ? { playing: { equals: true } } : trained
  const found = allowed
    ? await req.payload.count({
        collection: 'users',
        where: { and: [{ id: { in: others } }, allowed] },
        overrideAccess: true,
        req,
      })
    : { totalDocs: 0 }
  if (found.totalDocs === others.length) {
    // One absence holds for all of its players through the same categories.
    if (!isAdmin(req) && others.length < players.length)
      throw conflict('Vlastné deti a hráčov kategórie ospravedlňte osobitne.')
    return { players, from, to, categories: isAdmin(req) ? [] : scope.trainedCategories }
  }
  if (others.some((id) => scope.players.includes(id))) throw forbidden()
  throw notFound('Hráč už neexistuje.')
}

/**
 * Records an absence of one or several players and answers „no“ with its reason to their invitations within, all or
 * nothing. The same operation sent again changes nothing. Throws as `awayOf` does, 409 when the operation was another one.
 */
export async function recordAbsence(req: PayloadRequest, input: AbsenceInput): Promise<AbsenceResult> {
  const away = await awayOf(req, input)
  const { rows, closed } = await inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const known = await absencesOfOperation(req, input.operation)
    if (known.length > 0) return { rows: sameAct(known, input), closed: (await planOf(req, away)).closed }
    const plan = await planOf(req, away)
    const now = new Date().toISOString()
    const by = req.user!.id
    const made = away.players.map((player) => ({
      id: randomUUID() as string,
      player,
      from: away.from,
      to: away.to,
      reason: input.reason || null,
      categories: [...away.categories],
      by,
      at: now,
      operation: input.operation,
    }))
    await insertRows(req, 'absences', made)
    await answerByAbsences(req, made, plan.changing)
    return { rows: await absencesOfOperation(req, input.operation), closed: plan.closed }
  })
  return {
    absences: await absenceViews(req, rows),
    changed: await countOf(req, rows),
    closed: await closedViews(req, closed),
  }
}

/** Throws 409 when an operation is sent again with other content. */
function sameAct(known: AbsenceRow[], { players, from, to, reason }: AbsenceInput): AbsenceRow[] {
  const isSame =
    known.length === players.length &&
    known.every(
      (row) =>
        players.includes(idOf(row.player) ?? '') &&
        row.from === from &&
        row.to === to &&
        (row.reason ?? '') === reason,
    )
  if (!isSame) throw conflict('Túto neprítomnosť ste už zapísali. Načítajte stránku znova.')
  return known
}

async function countOf(req: PayloadRequest, rows: readonly AbsenceRow[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'participants',
    where: { absence: { in: rows.map(({ id }) => id) } },
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** Throws 404 unless the caller may read all of these absences, 403 when they may only read one. */
async function requireOwn(req: PayloadRequest, rows: readonly AbsenceRow[]): Promise<void> {
  const may = async (operation: 'read' | 'update') => {
    for (const { id } of rows) if (!(await canAccessRow(req, 'absences', operation, id))) return false
    return rows.length > 0
  }
  if (!(await may('read'))) throw notFound('Neprítomnosť už neexistuje.')
  if (!(await may('update'))) throw forbidden()
}

/**
 * Takes one absence back: what it answered has the earlier answer again, but for events that have begun and for those a
 * family may not answer any more. What somebody has answered since stays. Taken back twice, it changes nothing.
 */
export const takeBackAbsence = (req: PayloadRequest, id: string): Promise<AbsenceResult> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const where = { id: { equals: id } }
    const { docs } = await req.payload.find({
      collection: 'absences',
      where,
      depth: 0,
      limit: 1,
      overrideAccess: true,
      req,
    })
    await requireOwn(req, docs)
    return takeBack(req, docs)
  })

/**
 * Undoes a whole act, soon after it: everything is as it was before it. Throws 404 without such an act, 409 when it is too
 * long ago.
 */
export const undoAbsence = (req: PayloadRequest, operation: string): Promise<AbsenceResult> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const rows = await absencesOfOperation(req, operation)
    await requireOwn(req, rows)
    if (rows.some(({ at, takenBackAt }) => !takenBackAt && !isUndoable(at, new Date())))
      throw conflict('Vrátiť späť sa to už nedá. Neprítomnosť môžete odobrať v zozname.')
    return takeBack(req, rows)
  })

async function takeBack(req: PayloadRequest, all: readonly AbsenceRow[]): Promise<AbsenceResult> {
  const now = new Date()
  const rows = all.filter(({ takenBackAt }) => !takenBackAt)
  const ids = rows.map(({ id }) => id)
  const exactly = new Set(rows.filter(({ at }) => isUndoable(at, now)).map(({ id }) => id))
  const answered = await rowsAhead(req, { absence: { in: ids } }, { begun: true })
  const isLate = await lateAnswers(req)
  const isExact = (row: AbsentRow) => exactly.has(idOf(row.absence) ?? '')
  const isAhead = (row: AbsentRow) => Date.parse(row.startsAt) > now.getTime()
  const stays = (row: AbsentRow) => !isExact(row) && isClosed(row, now) && !isLate(row)
  const restored = answered.filter((row) => isExact(row) || (isAhead(row) && !stays(row)))
  if (ids.length > 0)
    await updateRows(req, 'absences', ['id', ids], {
      takenBackAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
  await restoreAnswers(req, restored)
  const closed = answered.filter((row) => isAhead(row) && stays(row))
  return {
    absences: await absenceViews(req, all),
    changed: restored.length,
    closed: await closedViews(req, closed),
  }
}
