import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { advisoryLock } from '@/db/advisory-lock'
import { insertRows } from '@/db/insert-rows'
import { updateRows } from '@/db/update-rows'
import { dayOf } from '@/lib/dates'
import { conflict, forbidden, notFound, Refusal } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Absence as AbsenceRow } from '@/payload-types'
import { answerByAbsences, restoreAnswers } from '../absence-answers/commands'
import { type AbsentRow, holdingAbsences, rowsAhead } from '../absence-answers/queries'
import { isClosedForAnswers } from '../rules'
import {
  absenceRows,
  absenceViews,
  answeringCategories,
  type Away,
  closedViews,
  lateAnswers,
  mayTakeBack,
  planOf,
} from './queries'
import { isUndoable, MOST_AHEAD, spanProblem } from './rules'
import type { AbsenceInput, AbsenceSpanInput, AbsenceView, ClosedInvitation } from './schema'

/** What an act has changed: how many invitations, and which stayed because answers have closed. */
export interface AbsenceResult {
  absences: AbsenceView[]
  changed: number
  closed: ClosedInvitation[]
}

/** An absence before it is recorded. Throws 400 for days that do not fit, and as `answeringCategories` does. */
export async function awayOf(req: PayloadRequest, { players, from, to }: AbsenceSpanInput): Promise<Away> {
  const problem = spanProblem({ from, to }, dayOf(new Date()))
  if (problem) throw new Refusal(400, problem)
  return { players, from, to, categories: await answeringCategories(req, players) }
}

/** Throws 409 when one of these players has as many absences ahead as anybody may need. */
async function refuseTooMany(req: PayloadRequest, players: readonly string[]): Promise<void> {
  const ahead = await holdingAbsences(req, players)
  const most = Math.max(...players.map((id) => ahead.filter(({ player }) => player === id).length))
  if (most >= MOST_AHEAD) throw conflict('Neprítomností je už zapísaných veľa. Najprv niektorú odoberte.')
}

/**
 * Records an absence of one or several players and answers „no“ with its reason to their invitations within, all or
 * nothing. The same operation sent again changes nothing. Throws as `awayOf` does, 409 when the operation was another one.
 */
export async function recordAbsence(req: PayloadRequest, input: AbsenceInput): Promise<AbsenceResult> {
  const away = await awayOf(req, input)
  const { rows, closed } = await inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const known = await absenceRows(req, ofOperation(input.operation))
    if (known.length > 0) return { rows: sameAct(known, input), closed: (await planOf(req, away)).closed }
    await refuseTooMany(req, away.players)
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
    return { rows: await absenceRows(req, ofOperation(input.operation)), closed: plan.closed }
  })
  return {
    absences: await absenceViews(req, rows),
    changed: await countOf(req, rows),
    closed: await closedViews(req, closed),
  }
}

const ofOperation = (operation: string): Where => ({ operation: { equals: operation } })

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

/** How many invitations these absences answer, of the events that the preview showed. */
async function countOf(req: PayloadRequest, rows: readonly AbsenceRow[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'participants',
    where: {
      and: [
        { absence: { in: rows.map(({ id }) => id) } },
        { 'event.published': { equals: true } },
        { 'event.cancelled.at': { exists: false } },
      ],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** Throws 404 unless the caller may read all of these absences, 403 when they may not take one of them back. */
async function requireOwn(req: PayloadRequest, rows: readonly AbsenceRow[]): Promise<void> {
  const unknown = () => notFound('Neprítomnosť už neexistuje.')
  if (rows.length === 0) throw unknown()
  for (const { id } of rows) if (!(await canAccessRow(req, 'absences', 'read', id))) throw unknown()
  for (const row of rows) if (!(await mayTakeBack(req, row))) throw forbidden()
}

/**
 * Takes one absence back: what it answered has the earlier answer again, but for events that have begun, for those a family
 * may not answer any more, and for those another absence holds for. What somebody has answered since stays. Taken back twice,
 * it changes nothing.
 */
export const takeBackAbsence = (req: PayloadRequest, id: string): Promise<AbsenceResult> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const rows = await absenceRows(req, { id: { equals: id } })
    await requireOwn(req, rows)
    return takeBack(req, rows)
  })

/**
 * Undoes a whole act, soon after it: everything is as it was before it. Throws 404 without such an act, 409 when it is too
 * long ago.
 */
export const undoAbsence = (req: PayloadRequest, operation: string): Promise<AbsenceResult> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const rows = await absenceRows(req, ofOperation(operation))
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
  const stays = (row: AbsentRow) => !isExact(row) && isClosedForAnswers(row, now) && !isLate(row)
  const restored = answered.filter((row) => isExact(row) || (isAhead(row) && !stays(row)))
  if (ids.length > 0)
    await updateRows(req, 'absences', ['id', ids], {
      takenBackAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
  const changed = await restoreAnswers(req, restored)
  const closed = answered.filter((row) => isAhead(row) && stays(row))
  return {
    absences: await absenceViews(req, all),
    changed,
    closed: await closedViews(req, closed),
  }
}
