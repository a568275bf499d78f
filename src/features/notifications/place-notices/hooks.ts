import type { GlobalAfterChangeHook } from 'payload'
import { placeView } from '@/features/club/places/views'
import { dayOf } from '@/lib/dates'
import type { Club } from '@/payload-types'
import { noteChanges } from '../notices/commands'
import { placeSnapshot, placeTelling } from './rules'

/**
 * Notes the places of the club that were closed, are open again, or have another name. A place that is new has been open
 * until now; one that is deleted tells nobody.
 */
export const noteClosures: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const today = dayOf(new Date())
  const placesOf = (club: Partial<Club> | undefined) => (club?.places ?? []).map(placeView)
  const known = new Map(placesOf(previousDoc).map((place) => [place.id, place]))
  const present = placesOf(doc)
  const kept = present.map((place) => {
    const before = known.get(place.id) ?? { ...place, closures: [] }
    return { subject: place.id, before: placeSnapshot(before, today), after: placeSnapshot(place, today) }
  })
  const ids = new Set(present.map(({ id }) => id))
  const gone = [...known.values()]
    .filter(({ id }) => !ids.has(id))
    .map((place) => ({ subject: place.id, before: placeSnapshot(place, today), after: null }))
  const isChanged = ({ before, after }: (typeof kept)[number]) => placeTelling.differs(before, after)
  await noteChanges(req, 'place', placeTelling, [...kept.filter(isChanged), ...gone])
  return doc
}
