import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isTrainer } from '@/access/roles'
import { endOf, staffPageOf } from '@/features/events/rules'
import { idOf, idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { announce } from '../automatic/commands'
import { titledEvents } from '../event-notices/queries'
import { storedPeople } from './queries'
import { lateChangeWords, standingInWords } from './labels'
import { movesHours } from './rules'

/**
 * Tells who stands in at an event that it was handed over to them, and who did before that they need not come. Nobody is
 * told what they did themselves, nor of an event that is over, cancelled or in the trash.
 */
export const tellSubstitute: CollectionAfterChangeHook<Event> = async ({ doc, previousDoc, req }) => {
  const [before, after] = [idOf(previousDoc?.substitute), idOf(doc.substitute)]
  const isOver = Date.parse(endOf(doc)) < Date.now()
  if (before === after || isOver || doc.cancelled?.at || doc.deletedAt) return doc
  await tell(req, doc, before, 'takenBack')
  await tell(req, doc, after, 'handedOver')
  return doc
}

async function tell(
  req: PayloadRequest,
  { id }: Event,
  person: string | undefined,
  what: 'handedOver' | 'takenBack',
): Promise<void> {
  const by = req.user?.id ?? null
  if (!person || person === by) return
  const event = (await titledEvents(req, [id])).get(id)
  const people = await storedPeople(req, [person, ...(by ? [by] : [])])
  const told = people.get(person)
  if (!event || !told) return
  const who = (by && people.get(by)?.name) || ''
  await announce(req, [
    {
      kind: 'changes',
      ...standingInWords(what, { ...event.row, title: event.title }, who),
      url: what === 'handedOver' ? staffPageOf(id, told.role === 'admin') : null,
      urgent: false,
      event: id,
      audience: { kind: 'users', users: [person] },
      by,
    },
  ])
}

/**
 * Tells the office that a trainer has changed who stood in at an event or led it after its end: the hours of that event are
 * then somebody else's. Not of a sheet that gives its first leaders to an event that had none.
 */
export const reportLateLeaders: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isOver = Date.parse(endOf(doc)) < Date.now()
  if (operation !== 'update' || !isOver || !isTrainer(req) || doc.cancelled?.at || doc.deletedAt) return doc
  if (!movesHours(previousDoc, doc)) return doc
  const by = req.user!.id
  const event = (await titledEvents(req, [doc.id])).get(doc.id)
  if (!event) return doc
  const involved = [previousDoc, doc].flatMap(({ trainers, substitute }) => [...(trainers ?? []), substitute])
  const people = await storedPeople(req, [...new Set([by, ...idsOf(involved)])])
  const nameOf = (person: unknown) => people.get(idOf(person) ?? '')?.name ?? ''
  const ledBy = ({ trainers, substitute }: Event) => ({
    trainers: idsOf(trainers).map(nameOf),
    substitute: nameOf(substitute),
  })
  await announce(req, [
    {
      kind: 'changes',
      ...lateChangeWords(
        { ...event.row, title: event.title },
        { before: ledBy(previousDoc), after: ledBy(doc), who: nameOf(by) },
      ),
      url: staffPageOf(doc.id, true),
      urgent: false,
      // Not about the event (`event`): of one that is over nothing would be sent.
      audience: { kind: 'roles', roles: ['admin'] },
      by,
    },
  ])
  return doc
}
