import { endOf } from '@/features/events/rules'
import type { Status } from '../labels'

const HOUR_MS = 3_600_000

/** For how many days after an event a trainer may record it. */
export const TRAINER_DAYS = 7

/**
 * Why attendance of an event cannot be recorded now, as a sentence; undefined when it can. It opens an hour before
 * the start; a trainer has `TRAINER_DAYS` after the end, an admin has no limit.
 */
export const whyNotRecorded = (
  event: Parameters<typeof endOf>[0] & { cancelled?: { at?: string | null } | null },
  now: Date,
  isAdmin: boolean,
): string | undefined => {
  if (event.cancelled?.at) return 'Udalosť je zrušená, dochádzka sa k nej nezapisuje.'
  if (now.getTime() < Date.parse(event.startsAt) - HOUR_MS)
    return 'Dochádzku možno zapísať najskôr hodinu pred začiatkom.'
  if (!isAdmin && now.getTime() > Date.parse(endOf(event)) + TRAINER_DAYS * 24 * HOUR_MS)
    return 'Dochádzku možno zapísať najneskôr 7 dní po udalosti. Požiadajte, prosím, administrátora.'
  return undefined
}

/** One player's row of a sheet as the device sends it. */
export interface Mark {
  player: string
  status: Status
  note?: string
  /** The id of the tap: the same one sent twice is one change. Its first characters name the device. */
  operation?: string
  /** Of the row the sheet showed; absent when it showed none. */
  updatedAt?: string
}

interface RecordedMark extends Pick<Mark, 'status'> {
  note?: string | null
  operation?: string | null
  recordedBy?: string
  updatedAt: string
}

const DEVICE_LENGTH = 12
const deviceOf = (operation: string | null | undefined): string | undefined =>
  operation?.slice(0, DEVICE_LENGTH) || undefined

/**
 * What to do with a mark: nothing when the row already has the same status and note, or was made by this very tap; a conflict when the
 * row was changed since the sheet showed it, by somebody else or by the same person (`me`) on another device; else
 * write. A newer row from the same device is no conflict: it was saved, but the response did not arrive.
 */
export const judgeMark = (
  mark: Mark,
  row: RecordedMark | undefined,
  me: string,
): 'write' | 'same' | 'conflict' => {
  if (!row) return 'write'
  if (mark.operation && mark.operation === row.operation) return 'same'
  if (mark.status === row.status && (mark.note ?? '') === (row.note ?? '')) return 'same'
  const isCurrent = mark.updatedAt !== undefined && Date.parse(mark.updatedAt) === Date.parse(row.updatedAt)
  const device = deviceOf(mark.operation)
  const isOwn = row.recordedBy === me && (!device || device === deviceOf(row.operation))
  return isCurrent || isOwn ? 'write' : 'conflict'
}

/** A mark made on this device that the server has not confirmed yet; `status` null deletes the saved one. */
export interface PendingMark {
  status: Status | null
  note: string
  operation: string
}
export type PendingMarks = Readonly<Record<string, PendingMark>>

/** A mark as the server has it. */
export interface SavedMark {
  id: string
  status: Status
  note: string
  updatedAt: string
}
export type SavedMarks = Readonly<Record<string, SavedMark>>

/** What the sheet shows of a player: the pending mark while there is one, else the saved one. */
export const shownMark = (
  saved: SavedMark | undefined,
  pending: PendingMark | undefined,
): { status: Status | null; note: string } => {
  const { status = null, note = '' } = pending ?? saved ?? {}
  return { status, note }
}

interface SheetRow {
  participant: { nomination: string | null } | null
  attendance: unknown
}

/** Order of a nomination on a sheet: 0 the squad, 1 its substitutes, 2 everybody else. */
export const squadRank = (nomination: string | null | undefined): number =>
  nomination === 'in' ? 0 : nomination === 'substitute' ? 1 : 2

/** Whether somebody is in the squad of a match or one of its substitutes. */
export const isInSquad = (nomination: string | null | undefined): boolean => squadRank(nomination) < 2

/**
 * Who is expected at an event, the squad first, and everybody else. Where nobody was nominated (`squadNamed` false) all
 * are expected; so is a guest and whoever is marked already. `squadNamed` is about the whole event: `rows` may be one
 * page of it.
 */
export const bySquad = <Row extends SheetRow>(
  rows: readonly Row[],
  squadNamed: boolean,
): { squad: Row[]; others: Row[] } => {
  if (!squadNamed) return { squad: [...rows], others: [] }
  const rank = ({ participant }: Row) => squadRank(participant?.nomination)
  const isExpected = (row: Row) =>
    isInSquad(row.participant?.nomination) || row.participant === null || Boolean(row.attendance)
  return {
    squad: rows.filter(isExpected).sort((one, other) => rank(one) - rank(other)),
    others: rows.filter((row) => !isExpected(row)),
  }
}

/** How many of these rows are expected and not recorded yet. */
export const unmarkedIn = (rows: readonly SheetRow[], squadNamed: boolean): number =>
  bySquad(rows, squadNamed).squad.filter(({ attendance }) => !attendance).length

/** How many of these players have each status, and how many none. */
export const sheetCounts = (
  players: readonly string[],
  savedMarks: SavedMarks,
  pendingMarks: PendingMarks,
): Record<Status | 'unmarked', number> => {
  const counts = { present: 0, late: 0, excused: 0, absent: 0, injured: 0, unmarked: 0 }
  for (const id of players) counts[shownMark(savedMarks[id], pendingMarks[id]).status ?? 'unmarked'] += 1
  return counts
}

/**
 * „Všetci tu“: the pending marks with one more for every player without a mark: excused for who answered no, present
 * for the others.
 */
export const everybodyHere = (
  players: readonly { id: string; answer: string | null }[],
  savedMarks: SavedMarks,
  pendingMarks: PendingMarks,
  operation: () => string,
): PendingMarks => {
  const unmarked = players.filter(({ id }) => shownMark(savedMarks[id], pendingMarks[id]).status === null)
  const added = unmarked.map(({ id, answer }): [string, PendingMark] => {
    const { note } = shownMark(savedMarks[id], pendingMarks[id])
    return [id, { status: answer === 'no' ? 'excused' : 'present', note, operation: operation() }]
  })
  return { ...pendingMarks, ...Object.fromEntries(added) }
}

/** What has to be sent: marks to record, and ids of marks to delete by player; players in `held` are left out. */
export const outgoing = (
  pendingMarks: PendingMarks,
  savedMarks: SavedMarks,
  held: readonly string[] = [],
): { rows: Mark[]; deletions: Record<string, string> } => {
  const rows: Mark[] = []
  const deletions: Record<string, string> = {}
  for (const [player, { status, note, operation }] of Object.entries(pendingMarks)) {
    const saved = savedMarks[player]
    if (held.includes(player)) continue
    if (status) rows.push({ player, status, note, operation, ...(saved && { updatedAt: saved.updatedAt }) })
    else if (saved) deletions[player] = saved.id
  }
  return { rows, deletions }
}

/** The pending marks left after these were confirmed: a player tapped again meanwhile keeps the newer one. */
export const withoutSent = (pendingMarks: PendingMarks, sent: PendingMarks): PendingMarks =>
  Object.fromEntries(
    Object.entries(pendingMarks).filter(([player, pending]) => sent[player]?.operation !== pending.operation),
  )

/**
 * The pending marks without those that change nothing: deleting a mark the server does not have. Where that is not
 * known (`unclear`, by operation) they stay.
 */
export const withoutNoops = (
  pendingMarks: PendingMarks,
  savedMarks: SavedMarks,
  unclear: ReadonlySet<string> = new Set(),
): PendingMarks =>
  Object.fromEntries(
    Object.entries(pendingMarks).filter(
      ([player, { status, operation }]) => status !== null || player in savedMarks || unclear.has(operation),
    ),
  )
