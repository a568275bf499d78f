import { ApiError } from '@/lib/client/api.client'
import { writeCall } from '@/lib/client/writes.client'
import { PAGE_LIMIT, SQUAD_SIZE } from '@/lib/page-size'
import type { MarkView } from '../../schema'
import type { Mark } from '../rules'
import type { SheetInput } from '../schema'
import type { Deletion, outgoing } from './outgoing'

/** A player whose row was changed elsewhere since this sheet showed it. */
export interface Conflict {
  player: string
  theirs: MarkView & { recordedByName?: string }
}

/** The content of one call: marks with the training's content, or the deletion of one mark. */
export interface Batch {
  rows: readonly Mark[]
  content?: { saved: string; pending?: string }
  deletion?: Deletion
}

const inParts = (rows: readonly Mark[], size: number): Batch[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => ({
    rows: rows.slice(at * size, (at + 1) * size),
  }))

/** Everything to be sent, call by call: this page and the content first, so that a refusal of another page does not delay them. */
export const batchesOf = (
  { rows, deletions }: ReturnType<typeof outgoing>,
  content: { saved: string; pending?: string },
  isOnPage: (player: string) => boolean,
): Batch[] => {
  const here = inParts(
    rows.filter(({ player }) => isOnPage(player)),
    PAGE_LIMIT,
  )
  const [first = { rows: [] }, ...rest] = here
  return [
    ...(content.pending !== undefined ? [{ ...first, content }, ...rest] : here),
    ...inParts(
      rows.filter(({ player }) => !isOnPage(player)),
      SQUAD_SIZE,
    ),
    ...deletions.map((deletion) => ({ rows: [], deletion })),
  ]
}

/** Whom a batch is about. */
export const playersOf = ({ rows, deletion }: Batch): string[] =>
  deletion ? [deletion.player] : rows.map(({ player }) => player)

/** The batch without these players, or without its content; undefined when nothing is left of it. */
export const batchWithout = (
  { rows, content }: Batch,
  players: readonly string[],
  withoutContent = false,
): Batch | undefined => {
  const left = {
    rows: rows.filter(({ player }) => !players.includes(player)),
    content: withoutContent ? undefined : content,
  }
  return left.rows.length > 0 || left.content ? left : undefined
}

/** Sends one batch and returns the marks the server now has; none after a deletion, also of a mark already deleted. */
export async function sendBatch(
  { event, me }: { event: string; me: string },
  batch: Batch,
  shown: boolean,
): Promise<MarkView[]> {
  const { rows, content, deletion } = batch
  if (deletion) {
    const { id, operation, updatedAt } = deletion
    const seen = new URLSearchParams({ operation, updatedAt })
    await writeCall(`/attendances/${id}?${seen}`, { method: 'DELETE', shown, isKept: true }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      },
    )
    return []
  }
  const body: SheetInput = {
    event,
    me,
    rows: [...rows],
    content: content?.pending,
    contentSeen: content?.saved,
  }
  const { attendances } = await writeCall('/attendances', { method: 'POST', body, shown, isKept: true })
  return attendances
}

/** Why a batch was not saved, and whom that concerns. */
export type BatchFailure = { message: string } & (
  | { kind: 'failed' | 'signedOut' }
  | { kind: 'conflicts'; conflicts: Conflict[] }
  | { kind: 'content'; current: string }
  | { kind: 'refused'; reasons: Readonly<Record<string, string>>; all: boolean; isGone?: boolean }
)

/** What an error means for a batch. A refusal that names rows concerns those alone, any other one the whole batch. */
export const batchFailure = (error: unknown, batch: Batch): BatchFailure => {
  const { status, message, body, problems } =
    error instanceof ApiError ? error : new ApiError(0, [{ message: 'Niečo sa pokazilo.' }])
  if (status === 0 || status === 429 || status >= 500) return { kind: 'failed', message }
  if (status === 401) return { kind: 'signedOut', message }
  const players = playersOf(batch)
  const conflicts = ((body.conflicts ?? []) as { theirs: Conflict['theirs'] | null }[])
    .flatMap(({ theirs }) => (theirs ? [{ player: theirs.player.id, theirs }] : []))
    .filter(({ player }) => players.includes(player))
  if (status === 409 && conflicts.length > 0) return { kind: 'conflicts', message, conflicts }
  if (status === 409 && batch.content && typeof body.content === 'string')
    return { kind: 'content', message, current: body.content }
  const named = problems.flatMap(({ field, message: reason }): [string, string][] => {
    const player = players[Number(/^rows\.(\d+)(\.|$)/.exec(field ?? '')?.[1])]
    return player ? [[player, reason]] : []
  })
  if (named.length > 0) return { kind: 'refused', message, reasons: Object.fromEntries(named), all: false }
  const all = players.map((player): [string, string] => [player, message])
  return { kind: 'refused', message, reasons: Object.fromEntries(all), all: true, isGone: status === 404 }
}
