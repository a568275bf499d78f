import { STATUSES, type Status } from '../labels'
import type { Mark } from '../rules'

/** What the person at the sheet wants to stand of one player and the server has not confirmed yet; null takes the mark back. */
export interface PendingMark {
  status: Status | null
  note: string
  /** The tap: the same one sent twice is one change. */
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

interface Invited {
  participant: { nomination: string | null } | null
  attendance: unknown
}

/** Where a nomination stands on a sheet: the squad, its substitutes, everybody else. */
export const squadRank = (nomination: string | null | undefined): number =>
  nomination === 'in' ? 0 : nomination === 'substitute' ? 1 : 2

/** Whether somebody is in the squad of a match, if only on its bench. */
export const isNamed = (nomination: string | null | undefined): boolean => squadRank(nomination) < 2

/**
 * Who is expected at a match with a named squad, the squad first, and everybody else. Where nobody was named, all are
 * expected; so is whoever came without being asked or is marked already. Whether a squad is `named` is told, not seen:
 * the rows may be a page of very many, with nobody of the squad on it.
 */
export const bySquad = <Row extends Invited>(
  rows: readonly Row[],
  named: boolean,
): { squad: Row[]; others: Row[] } => {
  if (!named) return { squad: [...rows], others: [] }
  const rank = ({ participant }: Row) => squadRank(participant?.nomination)
  const isSquad = (row: Row) =>
    isNamed(row.participant?.nomination) || row.participant === null || Boolean(row.attendance)
  return {
    squad: rows.filter(isSquad).sort((one, other) => rank(one) - rank(other)),
    others: rows.filter((row) => !isSquad(row)),
  }
}

/** How many of these rows are expected and not recorded yet. */
export const unmarkedIn = (rows: readonly Invited[], named: boolean): number =>
  bySquad(rows, named).squad.filter(({ attendance }) => !attendance).length

/** How many players wear each status, and how many none. */
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
 * „Všetci tu“: a mark for everybody who has none. Who said beforehand that they would not come is excused, the
 * others are here; a mark already made stays.
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

/** What has to go to the server: marks to record, marks to delete (their ids by player); `held` players wait for a decision. */
export const outgoing = (
  pendingMarks: PendingMarks,
  savedMarks: SavedMarks,
  held: readonly string[] = [],
): { rows: Mark[]; removals: Record<string, string> } => {
  const rows: Mark[] = []
  const removals: Record<string, string> = {}
  for (const [player, { status, note, operation }] of Object.entries(pendingMarks)) {
    const saved = savedMarks[player]
    if (held.includes(player)) continue
    if (status) rows.push({ player, status, note, operation, ...(saved && { seen: saved.updatedAt }) })
    else if (saved) removals[player] = saved.id
  }
  return { rows, removals }
}

/** The pending marks left after these taps were confirmed: a player tapped again meanwhile keeps the newer one. */
export const withoutSent = (pendingMarks: PendingMarks, sent: PendingMarks): PendingMarks =>
  Object.fromEntries(
    Object.entries(pendingMarks).filter(([player, pending]) => sent[player]?.operation !== pending.operation),
  )

/**
 * The pending marks that say something: to take back a mark the server does not have says nothing. Those of which it is
 * not known whether it has one (`unclear`, by their operations) stay.
 */
export const meaningful = (
  pendingMarks: PendingMarks,
  savedMarks: SavedMarks,
  unclear: ReadonlySet<string> = new Set(),
): PendingMarks =>
  Object.fromEntries(
    Object.entries(pendingMarks).filter(
      ([player, { status, operation }]) => status !== null || player in savedMarks || unclear.has(operation),
    ),
  )

const isPendingMark = (value: unknown): value is PendingMark => {
  const { status, note, operation } = (value ?? {}) as Partial<PendingMark>
  return (
    (status === null || (typeof status === 'string' && Object.hasOwn(STATUSES, status))) &&
    typeof note === 'string' &&
    typeof operation === 'string'
  )
}

const isSavedMark = (value: unknown): value is SavedMark => {
  const { id, status, note, updatedAt } = (value ?? {}) as Partial<SavedMark>
  return (
    typeof status === 'string' &&
    Object.hasOwn(STATUSES, status) &&
    [id, note, updatedAt].every((each) => typeof each === 'string')
  )
}

function soundOnes<Value>(all: unknown, isSound: (value: unknown) => value is Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(all ?? {}).filter((entry): entry is [string, Value] => isSound(entry[1])),
  )
}

/**
 * A sheet as the device keeps it: the pending marks (`wishes`, as drafts on devices call them), the saved marks of their
 * players when they were made (`seen`), and the players' names.
 */
export interface KeptSheet {
  wishes: PendingMarks
  seen: SavedMarks
  names: Readonly<Record<string, string>>
  content?: string
}

/** What was kept on the device, read back; whatever is damaged is left out. Older ones say neither `seen` nor `names`. */
export const keptSheet = (kept: unknown): KeptSheet => {
  const { wishes, seen, names, content } = (kept ?? {}) as Record<keyof KeptSheet, unknown>
  return {
    wishes: soundOnes(wishes, isPendingMark),
    seen: soundOnes(seen, isSavedMark),
    names: soundOnes(names, (name) => typeof name === 'string'),
    ...(typeof content === 'string' && { content }),
  }
}
