import { isPerformedNow } from '@/features/player-migrations/stages/rules'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { advisoryLock } from '@/db/advisory-lock'
import { updateRows } from '@/db/update-rows'
import { type ImportChanges, placedBy } from '@/features/member-imports/undo/rules'
import type { Event } from '@/payload-types'
import { type AfterBulkChange, isInBulk, type OnMerge } from '@/fields/with-hooks'
import { answerByAbsences, followMovedEvents } from './absence-answers/commands'
import { holdingAbsences, rowsAhead } from './absence-answers/queries'
import { inviteToEvent, inviteToEvents, invitePlayers, copyToParticipants } from './invitations/commands'
import { EVENT_COLUMNS } from './invitations/queries'
import { categoriesToInvite, eventColumns } from './rules'

/** After a change of one event: copies its columns to its rows and invites the players of its categories. */
export const inviteAfterChange: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (isInBulk(req)) return doc
  const isNew = operation === 'create'
  const columns = eventColumns(doc)
  const before = isNew ? undefined : eventColumns(previousDoc)
  if (before && JSON.stringify(before) !== JSON.stringify(columns)) {
    await advisoryLock(req, 'invitations')
    await updateRows(req, 'participants', ['event', doc.id], columns)
    // Of an event in the trash no row has a start: restored, it comes back to its time as a moved one does.
    if (before.startsAt !== columns.startsAt) await followMovedEvents(req, [doc.id])
  }
  const categories = categoriesToInvite(isNew ? undefined : previousDoc, doc, new Date())
  if (categories.length > 0) await inviteToEvent(req, doc, categories)
  return doc
}

/** The same for many events written at once. */
export const inviteAfterBulkChange: AfterBulkChange<Event> = async (req, changes) => {
  const now = new Date()
  const hasNewColumns = ({ before, after }: (typeof changes)[number]) =>
    before && JSON.stringify(eventColumns(before)) !== JSON.stringify(eventColumns(after))
  await copyToParticipants(
    req,
    changes.filter(hasNewColumns).map(({ after }) => after),
  )
  const inviting = changes.filter(({ before, after }) => categoriesToInvite(before, after, now).length > 0)
  await inviteToEvents(
    req,
    inviting.map(({ after }) => after),
  )
}

/** Deletes the participants of an event that is about to be deleted, in the same transaction. */
export const deleteParticipants: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await advisoryLock(req, 'invitations')
  await req.payload.db.deleteMany({ collection: 'participants', where: { event: { equals: id } }, req })
}

/** Deletes the invitations and absences of a player who is about to be deleted, in the same transaction. */
export const deletePlayersInvitations: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await advisoryLock(req, 'invitations')
  await req.payload.db.deleteMany({ collection: 'participants', where: { player: { equals: id } }, req })
  await req.payload.db.deleteMany({ collection: 'absences', where: { player: { equals: id } }, req })
}

/** A row created through Payload gets the columns of its event, as all others do. */
export const copyFromEvent: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const event = await req.payload.findByID({
    collection: 'events',
    id: idOf(data.event) ?? '',
    select: EVENT_COLUMNS,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return event ? { ...data, ...eventColumns(event) } : data
}

/** What decides to which events somebody is invited, as one text; empty for who does not play, is deactivated or in the trash. */
const categoriesOf = (person: Record<string, unknown> | undefined): string =>
  person?.playing && person.active !== false && !person.deletedAt
    ? [person.category, person.secondCategory, person.trialUntil].map((row) => idOf(row) ?? '').join(' ')
    : ''

/** When a player joins, leaves, returns or changes category: updates their invitations to upcoming events. */
export const inviteToUpcomingEvents: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (categoriesOf(doc) !== categoriesOf(previousDoc)) await invitePlayers(req, [doc.id])
  return doc
}

/** Once a player migration is performed, or after its undoing: updates the moved players' invitations to upcoming events. */
export const inviteAfterMigration: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const undone = operation === 'update' && doc.undoneAt && !previousDoc?.undoneAt
  // A stage that only waits changes nobody's invitations.
  const performed = operation === 'create' ? doc.stage !== 'waiting' : isPerformedNow(doc, previousDoc)
  if (!performed && !undone) return doc
  const moves = (doc.moves ?? []) as { player?: unknown }[]
  await invitePlayers(req, idsOf(moves.map(({ player }) => player)))
  return doc
}

/** After an import of members, or its undoing: the new players and those whose category it set are invited as any others. */
export const inviteAfterImport: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const undone = operation === 'update' && doc.undoneAt && !previousDoc?.undoneAt
  if (operation !== 'create' && !undone) return doc
  await invitePlayers(req, placedBy((undone ? previousDoc : doc).changes as ImportChanges))
  return doc
}

/**
 * When two people are one: unanswered invitations of the second to what the first is not invited to end, and those of the first are
 * answered by the absences of the second.
 */
export const inviteAfterMerge: OnMerge = async (req, { kept }) => {
  await invitePlayers(req, [kept])
  const absences = await holdingAbsences(req, [kept])
  if (absences.length === 0) return
  const ahead = await rowsAhead(req, { player: { equals: kept } })
  await answerByAbsences(
    req,
    absences,
    ahead.filter(({ userSubmitted }) => !userSubmitted),
  )
}
