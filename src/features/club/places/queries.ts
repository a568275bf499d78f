import type { PayloadRequest } from 'payload'
import { dayOf } from '@/lib/dates'
import type { Club } from '@/payload-types'
import { closureOf, type Closure, closuresFrom } from './rules'
import type { PlaceView } from './schema'
import { placeView } from './views'

/** The places in the club's settings as they are stored, with every closure. */
export async function storedPlaces(req: PayloadRequest): Promise<NonNullable<Club['places']>> {
  const { places } = await req.payload.findGlobal({
    slug: 'club',
    select: { places: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return places ?? []
}

/** The club's places with their closures of today and later. */
export async function placesToClose(req: PayloadRequest): Promise<PlaceView[]> {
  const today = dayOf(new Date())
  return (await storedPlaces(req)).map((place) => {
    const view = placeView(place)
    return { ...view, closures: closuresFrom(view.closures, today) }
  })
}

/** The closure an event falls into; null when its place is open. */
export async function closureOfEvent(
  req: PayloadRequest,
  event: { startsAt: string; endsAt: string | null; place: string },
): Promise<Closure | null> {
  return closureOf((await storedPlaces(req)).map(placeView), event) ?? null
}
