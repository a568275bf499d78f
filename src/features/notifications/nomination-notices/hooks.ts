import { idOf } from '@/lib/reference'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { type AfterBulkChange, isInBulk, type RowChange } from '@/fields/with-hooks'
import type { Event, Participant } from '@/payload-types'
import { titledEvents } from '../event-notices/queries'
import { eventSnapshot } from '../event-changes/rules'
import { noteChanges } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { squadKey } from '../notices/rules'
import { squadOf } from './queries'
import { type SquadSnapshot, squadTelling } from './rules'

/** Notes changed nominations of upcoming events as one notice an event; of one that families do not see they are told later. */
export const noteNominations: AfterBulkChange<Participant> = async (req, changes) => {
  const changed = changes.filter(
    ({ before, after }) => (before?.nomination ?? null) !== (after.nomination ?? null),
  )
  const ids = [...new Set(changed.flatMap(({ after }) => idOf(after.event) ?? []))]
  const events = await titledEvents(req, ids)
  for (const id of ids) {
    const row = events.get(id)?.row
    if (!row || Date.parse(row.startsAt) <= Date.now()) continue
    const own = changed.filter(({ after }) => idOf(after.event) === id)
    await noteSquad(
      req,
      id,
      new Map(own.map(({ before, after }) => [idOf(after.player)!, before?.nomination])),
    )
  }
}

async function noteSquad(
  req: PayloadRequest,
  event: string,
  earlier: ReadonlyMap<string, Participant['nomination'] | undefined>,
): Promise<void> {
  const after = await squadOf(req, event)
  const before: SquadSnapshot = { ...after }
  for (const [player, nomination] of earlier) {
    if (nomination) before[player] = nomination
    else delete before[player]
  }
  await noteChanges(req, 'nomination', squadTelling, [{ subject: event, before, after }])
}

const takesPlace = (event: Event | undefined): boolean => eventSnapshot(event)?.cancelled === false

/** When families begin to see an event, or it is resumed: what was decided meanwhile is told soon. */
async function wakeSquads(req: PayloadRequest, changes: readonly RowChange<Event>[]): Promise<void> {
  const shown = changes.filter(({ before, after }) => before && !takesPlace(before) && takesPlace(after))
  const keys = new Map(shown.map(({ after }) => [squadKey(after.id), after.id]))
  if (keys.size === 0) return
  for (const key of (await noticesByKey(req, [...keys.keys()])).keys()) {
    const event = keys.get(key)!
    const squad = await squadOf(req, event)
    await noteChanges(req, 'nomination', squadTelling, [{ subject: event, before: squad, after: squad }])
  }
}

/** After a change of one event. */
export const wakeSquad: CollectionAfterChangeHook<Event> = async ({ doc, previousDoc, operation, req }) => {
  if (!isInBulk(req) && operation === 'update') await wakeSquads(req, [{ before: previousDoc, after: doc }])
  return doc
}

/** After a change of many events. */
export const wakeManySquads: AfterBulkChange<Event> = wakeSquads
