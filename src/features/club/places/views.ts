import type { Club } from '@/payload-types'
import type { PlaceView } from './schema'

type StoredPlace = NonNullable<Club['places']>[number]

/** A place of the club's settings with all its closures. */
export const placeView = ({ id, name, address, closures }: StoredPlace): PlaceView => ({
  id: id ?? '',
  name,
  address: address?.trim() ?? '',
  closures: (closures ?? []).map((closure) => ({
    id: closure.id ?? '',
    from: closure.from,
    to: closure.to || null,
    reason: closure.reason?.trim() ?? '',
  })),
})
