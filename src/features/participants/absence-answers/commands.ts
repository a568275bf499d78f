import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { idOf } from '@/lib/reference'
import { absencesByIds, type AbsentRow, holdingAbsences, rowsAhead } from './queries'
import {
  type Absence,
  absentColumns,
  answeringAbsence,
  answerOfNew,
  coveringAbsence,
  covers,
  type Earlier,
  restoredColumns,
} from './rules'

/** Answers these invitations by the absences that hold for them, in the caller's transaction; the others stay. */
export async function answerByAbsences(
  req: PayloadRequest,
  absences: readonly Absence[],
  rows: readonly AbsentRow[],
): Promise<void> {
  const now = new Date().toISOString()
  const changes = rows.flatMap((row) => {
    const absence = coveringAbsence(absences, row)
    const before = { ...row, submittedBy: idOf(row.submittedBy) ?? null }
    return absence ? [{ id: row.id, ...absentColumns(absence, before, now) }] : []
  })
  await updateEach(req, 'participants', changes)
}

/** A new invitation with the columns of its event. */
interface NewInvitation {
  event: string
  player: string
  category: string
  startsAt: string | null
  [column: string]: string | boolean | null
}

/** Writes new invitations, in the caller's transaction; those within an absence with its answer. */
export async function insertInvitations(req: PayloadRequest, rows: readonly NewInvitation[]): Promise<void> {
  if (rows.length === 0) return
  const absences = await holdingAbsences(req, [...new Set(rows.map(({ player }) => player))])
  const now = new Date().toISOString()
  await insertRows(
    req,
    'participants',
    rows.map((row) => ({ ...row, ...answerOfNew(absences, row, now) })),
  )
}

/**
 * Gives invitations that an absence has answered their earlier answers, in the caller's transaction. Where another absence
 * holds that was recorded since the earlier answer, the invitation is answered by that and keeps the earlier answer. Returns
 * how many have their earlier answers.
 */
export async function restoreAnswers(req: PayloadRequest, rows: readonly AbsentRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const now = new Date().toISOString()
  const people = await existing(
    req,
    rows.flatMap(({ earlier }) => earlier?.submittedBy ?? []),
  )
  const absences = await holdingAbsences(req, [...new Set(rows.map(({ player }) => player))])
  const changes = rows.map((row) => {
    const by = row.earlier?.submittedBy
    const before = { ...row.earlier, submittedBy: by && people.has(by) ? by : null } as Earlier
    const other = answeringAbsence(absences, row, before)
    return {
      id: row.id,
      ...(other
        ? absentColumns(other, { ...before, userSubmitted: before.submitted }, now)
        : restoredColumns(before, now)),
    }
  })
  await updateEach(req, 'participants', changes)
  return changes.filter(({ absence }) => absence === null).length
}

/** Of these ids those of users that are still there. */
async function existing(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await aggregate(req, 'users', { where: { id: { in: [...new Set(ids)] } }, by: ['id'] })
  return new Set(found.map(({ id }) => String(id)))
}

/**
 * After events have moved, in the caller's transaction: invitations that came into an absence are answered by it unless
 * somebody has answered, and those that left the absence which answered them have their earlier answers again.
 */
export async function followMovedEvents(req: PayloadRequest, events: readonly string[]): Promise<void> {
  if (events.length === 0) return
  const absences = await holdingAbsences(req)
  const players = [...new Set(absences.map(({ player }) => player))]
  const ofAway: Where[] = [
    { absence: { exists: true } },
    ...(players.length > 0 ? [{ player: { in: players } }] : []),
  ]
  const rows = await rowsAhead(req, { and: [{ event: { in: [...events] } }, { or: ofAway }] })
  const answering = await absencesByIds(
    req,
    rows.flatMap(({ absence }) => idOf(absence) ?? []),
  )
  const left = rows.filter((row) => {
    const absence = answering.get(idOf(row.absence) ?? '')
    return absence !== undefined && !covers(absence, row)
  })
  const unanswered = rows.filter(({ userSubmitted }) => !userSubmitted)
  await answerByAbsences(req, absences, unanswered)
  await restoreAnswers(req, left)
}
