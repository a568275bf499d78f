import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { dayOf } from '@/lib/dates'
import { conflict, notFound, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { storedPlaces } from './queries'
import { type Closure, closureProblem, closuresFrom, MOST_AHEAD } from './rules'
import type { ClosureChange, ClosureInput, ClosureView, PlaceView } from './schema'
import { placeView } from './views'

const unknownPlace = () => notFound('Miesto už v nastaveniach klubu nie je.')
const unknownClosure = () => notFound('Zatvorenie už neplatí: niekto ho medzitým odobral.')

const isSame = (one: Closure, other: Closure): boolean =>
  one.from === other.from && one.to === other.to && one.reason === other.reason

/** Throws 400 for days that do not fit beside the place's other closures. */
function requireFitting(span: Closure, others: readonly Closure[]): void {
  const problem = closureProblem(span, others, dayOf(new Date()))
  if (problem) throw new Refusal(400, problem)
}

/**
 * Stores the closures of one place. The settings are one row: of two who write it at once one is repeated, on either
 * database, so that neither loses what the other has written.
 */
async function storeClosures(
  req: PayloadRequest,
  places: readonly PlaceView[],
  id: string,
  closures: readonly ClosureView[],
): Promise<PlaceView> {
  const changed = places.map((place) => (place.id === id ? { ...place, closures: [...closures] } : place))
  await req.payload.updateGlobal({
    slug: 'club',
    data: { places: changed },
    depth: 0,
    // The field itself may be written by nobody; whom the call is for is checked before it runs.
    overrideAccess: true,
    req,
  })
  const stored = changed.find((place) => place.id === id)!
  return { ...stored, closures: closuresFrom(stored.closures, dayOf(new Date())) }
}

const placesOf = async (req: PayloadRequest): Promise<PlaceView[]> => (await storedPlaces(req)).map(placeView)

/**
 * Closes a place. The same days and reason sent again change nothing. Throws 400 for days that do not fit, 404 for an
 * unknown place, 409 when it has as many closures ahead as anybody may need.
 */
export const closePlace = (
  req: PayloadRequest,
  { place: id, from, to, reason }: Omit<ClosureInput, 'notify'>,
): Promise<PlaceView> =>
  inTransaction(req, async () => {
    const places = await placesOf(req)
    const place = places.find((one) => one.id === id)
    if (!place) throw unknownPlace()
    const closure = { id: randomUUID() as string, from, to, reason }
    const ahead = closuresFrom(place.closures, dayOf(new Date()))
    if (ahead.some((other) => isSame(other, closure))) return { ...place, closures: ahead }
    requireFitting(closure, place.closures)
    if (ahead.length >= MOST_AHEAD)
      throw conflict('Toto miesto má už veľa zatvorení. Najprv niektoré odoberte.')
    return storeClosures(req, places, id, [...place.closures, closure])
  })

/** The places, and the one that has a closure. Throws 404 without it. */
async function placeWith(req: PayloadRequest, id: string) {
  const places = await placesOf(req)
  const place = places.find(({ closures }) => closures.some((closure) => closure.id === id))
  if (!place) throw unknownClosure()
  return { places, place, others: place.closures.filter((closure) => closure.id !== id) }
}

/**
 * Changes the days or the reason of a closure from what the editor saw. Sent again it changes nothing. Throws 400 for days
 * that do not fit, 404 for an unknown closure, 409 when somebody has changed it meanwhile.
 */
export const changeClosure = (
  req: PayloadRequest,
  id: string,
  { from, to, reason, seen }: Omit<ClosureChange, 'notify'>,
): Promise<PlaceView> =>
  inTransaction(req, async () => {
    const { places, place, others } = await placeWith(req, id)
    const stored = place.closures.find((closure) => closure.id === id)!
    const closure = { id, from, to, reason }
    if (!isSame(stored, closure) && !isSame(stored, seen))
      throw conflict('Dni zatvorenia medzitým niekto zmenil. Načítajte stránku znova.')
    requireFitting(closure, others)
    return storeClosures(req, places, place.id, [...others, closure])
  })

/** Takes a closure back: the place is open. Throws 404 for an unknown one. */
export const reopenPlace = (req: PayloadRequest, id: string): Promise<PlaceView> =>
  inTransaction(req, async () => {
    const { places, place, others } = await placeWith(req, id)
    return storeClosures(req, places, place.id, others)
  })
