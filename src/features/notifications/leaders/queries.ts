import type { PayloadRequest } from 'payload'
import { trainersOf } from '@/features/events/leaders/queries'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'

/** An event, as far as it decides who leads it. */
export type LedEvent = Pick<Event, 'id' | 'trainers' | 'substitute' | 'categories'>

/**
 * Who is told of an event because they lead it, by event: the trainers who are named and whoever stands in for them; where
 * nobody is named, the active trainers of its categories. Without access control: whoever is told leads it.
 */
export async function leadersOf(
  req: PayloadRequest,
  events: readonly LedEvent[],
): Promise<Map<string, string[]>> {
  const named = (event: LedEvent) => [...new Set(idsOf([event.substitute, ...(event.trainers ?? [])]))]
  const unled = events.filter((event) => named(event).length === 0)
  const trainers = await trainersOf(req, [...new Set(unled.flatMap(({ categories }) => idsOf(categories)))])
  const trainersFor = (event: LedEvent): string[] => {
    const categories = idsOf(event.categories)
    return trainers.filter((one) => one.categories.some((id) => categories.includes(id))).map(({ id }) => id)
  }
  return new Map(
    events.map((event) => {
      const own = named(event)
      return [event.id, own.length > 0 ? own : trainersFor(event)]
    }),
  )
}
