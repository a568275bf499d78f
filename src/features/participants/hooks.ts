import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { updateRows } from '@/db/update-rows'
import type { Event } from '@/payload-types'
import { type AfterBulkChange, isInBulk } from '@/fields/with-hooks'
import { askForEvent, askForEvents, askWhereTheyPlay, repeatEvents } from './invitations/commands'
import { ASKING } from './invitations/queries'
import { categoriesToAsk, eventColumns } from './rules'

/** An event has a participant for every playing, active member of its categories, from its first moment on. */
export const completeParticipants: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (isInBulk(req)) return doc
  const isNew = operation === 'create'
  const columns = eventColumns(doc)
  if (!isNew && JSON.stringify(eventColumns(previousDoc)) !== JSON.stringify(columns))
    await updateRows(req, 'participants', ['event', doc.id], columns)
  const categories = categoriesToAsk(isNew ? undefined : previousDoc, doc, new Date())
  if (categories.length > 0) await askForEvent(req, doc, categories)
  return doc
}

/** The same for many events that were written at once. */
export const completeManyParticipants: AfterBulkChange<Event> = async (req, changes) => {
  const now = new Date()
  const isTold = ({ before, after }: (typeof changes)[number]) =>
    before && JSON.stringify(eventColumns(before)) !== JSON.stringify(eventColumns(after))
  await repeatEvents(
    req,
    changes.filter(isTold).map(({ after }) => after),
  )
  const asks = changes.filter(({ before, after }) => categoriesToAsk(before, after, now).length > 0)
  await askForEvents(
    req,
    asks.map(({ after }) => after),
  )
}

/** Deletes the participants of an event that is about to be deleted, in the same transaction. */
export const deleteParticipants: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.db.deleteMany({ collection: 'participants', where: { event: { equals: id } }, req })

/** Deletes the invitations of a player who is about to be deleted, in the same transaction. */
export const deletePlayersInvitations: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.db.deleteMany({ collection: 'participants', where: { player: { equals: id } }, req })

/** A row made by hand repeats of its event what the others do. */
export const takeFromEvent: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const event = await req.payload.findByID({
    collection: 'events',
    id: idOf(data.event) ?? '',
    select: ASKING,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return event ? { ...data, ...eventColumns(event) } : data
}

/** Where somebody plays; nowhere who does not play, is deactivated or in the trash. */
const playsIn = (person: Record<string, unknown> | undefined): string =>
  person?.playing && person.active !== false && !person.deletedAt
    ? [person.category, person.secondCategory].map((row) => idOf(row) ?? '').join(' ')
    : ''

/** A player who joins, leaves or returns is asked to what is still to come where they play, and to nothing else. */
export const askToComingEvents: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (playsIn(doc) !== playsIn(previousDoc)) await askWhereTheyPlay(req, [doc.id])
  return doc
}

/** Players who were moved between categories, or put back, are asked where they now play and no longer where not. */
export const followMigration: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const undone = operation === 'update' && doc.undoneAt && !previousDoc?.undoneAt
  if (operation !== 'create' && !undone) return doc
  const moves = (doc.moves ?? []) as { player?: unknown }[]
  await askWhereTheyPlay(req, idsOf(moves.map(({ player }) => player)))
  return doc
}
