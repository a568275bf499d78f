import { idOf } from '@/lib/reference'
import type { PayloadRequest } from 'payload'
import type { AfterBulkChange } from '@/fields/with-hooks'
import type { Participant } from '@/payload-types'
import { titledEvents } from '../event-notices/queries'
import { eventSnapshot } from '../event-notices/rules'
import { noteChanges } from '../notices/commands'
import { squadOf } from './queries'
import { type SquadSnapshot, squadTelling } from './rules'

/** Notes changed nominations of upcoming events that families see, as one notice an event. */
export const noteNominations: AfterBulkChange<Participant> = async (req, changes) => {
  const changed = changes.filter(({ before, after }) => (before?.nomination ?? null) !== (after.nomination ?? null))
  const ids = [...new Set(changed.flatMap(({ after }) => idOf(after.event) ?? []))]
  const events = await titledEvents(req, ids)
  for (const id of ids) {
    const seen = eventSnapshot(events.get(id)?.row)
    if (!seen || seen.cancelled || Date.parse(seen.startsAt) <= Date.now()) continue
    const own = changed.filter(({ after }) => idOf(after.event) === id)
    await noteSquad(req, id, new Map(own.map(({ before, after }) => [idOf(after.player)!, before?.nomination])))
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
