import type { Status } from '../labels'

/** One player's row of a sheet as the device sends it. */
export interface Mark {
  player: string
  status: Status
  note?: string
  /** How late the player came; absent says nothing of it. */
  lateMinutes?: number | null
  /** The id of the tap: the same one sent twice is one change. Its first characters name the device. */
  operation?: string
  /** Of the row the sheet showed; absent when it showed none. */
  updatedAt?: string
}

interface RecordedMark extends Pick<Mark, 'status'> {
  note?: string | null
  lateMinutes?: number | null
  operation?: string | null
  recordedBy?: string
  updatedAt: string
}

const DEVICE_LENGTH = 12
const deviceOf = (operation: string | null | undefined): string | undefined =>
  operation?.slice(0, DEVICE_LENGTH) || undefined

/** The minutes that are stored with a mark: of the status „late“ only; what it says nothing of stays as it is. */
export const lateMinutesOf = (
  { status, lateMinutes }: { status: Status | null; lateMinutes?: number | null },
  row: { lateMinutes?: number | null } = {},
): number | null => (status === 'late' && (lateMinutes === undefined ? row.lateMinutes : lateMinutes)) || null

const isSame = (mark: Mark, row: RecordedMark): boolean =>
  mark.status === row.status &&
  (mark.note ?? '') === (row.note ?? '') &&
  lateMinutesOf(mark, row) === (row.lateMinutes ?? null)

/** Whether a row was changed since the sheet showed it, by somebody else or by the same person (`me`) on another device. */
export const isChangedElsewhere = (
  seen: Pick<Mark, 'updatedAt' | 'operation'>,
  row: Pick<RecordedMark, 'recordedBy' | 'operation' | 'updatedAt'>,
  me: string,
): boolean => {
  const isCurrent = seen.updatedAt !== undefined && Date.parse(seen.updatedAt) === Date.parse(row.updatedAt)
  const device = deviceOf(seen.operation)
  const isOwn = row.recordedBy === me && (!device || device === deviceOf(row.operation))
  return !isCurrent && !isOwn
}

/**
 * What to do with a mark: nothing when the row already says the same, or was made by this very tap; a conflict when the
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
  if (isSame(mark, row)) return 'same'
  return isChangedElsewhere(mark, row, me) ? 'conflict' : 'write'
}

/** Whether somebody who comes without being expected can be recorded so: nobody is missing who was not invited. */
export const cameAlong = (status: Status): boolean => status === 'present' || status === 'late'

/** A mark made on this device that the server has not confirmed yet; `status` null deletes the saved one. */
export interface PendingMark {
  status: Status | null
  note: string
  lateMinutes?: number | null
  /** The id of the tap. */
  operation: string
  /** When it was made, in milliseconds by this device's clock; missing in marks that earlier versions stored. */
  at?: number
  /** `updatedAt` of the row the sheet showed when it was made, null when it showed none; missing in older ones. */
  seen?: string | null
}
export type PendingMarks = Readonly<Record<string, PendingMark>>

/** A mark as the server has it. */
export interface SavedMark {
  id: string
  status: Status
  note: string
  lateMinutes?: number | null
  updatedAt: string
}
export type SavedMarks = Readonly<Record<string, SavedMark>>

/** A player's mark as the sheet shows it. */
export interface ShownMark {
  status: Status | null
  note: string
  lateMinutes: number | null
}

/** What the sheet shows of a player: the pending mark while there is one, else the saved one. */
export const shownMark = (saved: SavedMark | undefined, pending: PendingMark | undefined): ShownMark => {
  const { status = null, note = '' } = pending ?? saved ?? {}
  return { status, note, lateMinutes: lateMinutesOf({ ...pending, status }, saved) }
}

/** The note of a player who helps at an event and does not train. */
export const HELPER_NOTE = 'Pomáha'

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

/** The pending marks left after these were confirmed: a player tapped again meanwhile keeps the newer one. */
export const withoutSent = (pendingMarks: PendingMarks, sent: PendingMarks): PendingMarks =>
  Object.fromEntries(
    Object.entries(pendingMarks).filter(([player, pending]) => sent[player]?.operation !== pending.operation),
  )

/**
 * The pending marks without those that change nothing: deleting a mark the server does not have. Where that is not
 * known (`isUnclear`, by operation) they stay.
 */
export const withoutNoops = (
  pendingMarks: PendingMarks,
  savedMarks: SavedMarks,
  isUnclear: (operation: string, player: string) => boolean = () => false,
): PendingMarks =>
  Object.fromEntries(
    Object.entries(pendingMarks).filter(
      ([player, { status, operation }]) =>
        status !== null || player in savedMarks || isUnclear(operation, player),
    ),
  )
