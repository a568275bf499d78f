import type { PayloadRequest } from 'payload'
import { storedPlaces } from '@/features/club/places/queries'
import type { PlannedClosureQuery } from '@/features/club/places/schema'
import { placeView } from '@/features/club/places/views'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { recipientsOf, requestAs } from '../audience/queries'
import { titledEvents } from '../event-notices/queries'
import { changesOf, peopleConcernedBy } from '../place-notices/queries'
import { placeSnapshot } from '../place-notices/rules'
import type { PlannedReach } from './schema'

/** How many events are named. */
const NAMED = 5

/**
 * Which events a planned closure would concern, and how many accounts would hear of it. Throws 404 for a place that is not
 * in the settings, and for a closure it does not have.
 */
export async function plannedReach(
  req: PayloadRequest,
  { place: id, closure, from, to }: PlannedClosureQuery,
): Promise<PlannedReach> {
  const place = (await storedPlaces(req)).map(placeView).find((one) => one.id === id)
  if (!place) throw notFound('Miesto už v nastaveniach klubu nie je.')
  if (closure && !place.closures.some((one) => one.id === closure))
    throw notFound('Zatvorenie už neplatí: niekto ho medzitým odobral.')
  const others = place.closures.filter((one) => one.id !== closure)
  const planned = from ? [{ id: 'planned', from, to: to ?? null, reason: '' }] : []
  const now = new Date()
  const [before, after] = [place, { ...place, closures: [...others, ...planned] }].map((one) =>
    placeSnapshot(one, dayOf(now)),
  ) as [ReturnType<typeof placeSnapshot>, ReturnType<typeof placeSnapshot>]
  const changes = await changesOf(req, before, after, now)
  const users = await peopleConcernedBy(
    req,
    changes.map(({ event }) => event),
  )
  const { recipients } = await recipientsOf(await requestAs(req), { kind: 'users', users })
  const named = changes.slice(0, NAMED)
  const titles = await titledEvents(
    req,
    named.map(({ event }) => event.id),
  )
  return {
    events: named.map(({ event: { id: event, startsAt }, news }) => ({
      id: event,
      title: titles.get(event)?.title ?? '',
      startsAt,
      news,
    })),
    total: changes.length,
    count: recipients.length,
  }
}
