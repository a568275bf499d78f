import { randomUUID } from 'node:crypto'
import type { MongoMigration } from '../../mongodb/migrate'
import { dayOf } from '@/lib/dates'

/** A place that was marked as closed is closed from today until further notice, as SQLite's migration of this name has it. */
export const placeClosures: MongoMigration = {
  name: '20261124_000031_place_closures',
  up: async ({ connection, session }) => {
    const globals = connection.collection('globals')
    const club = await globals.findOne({ globalType: 'club' }, { session })
    const places = (club?.places ?? []) as { closed?: boolean; closures?: object[] }[]
    if (places.length === 0) return
    const closure = () => ({ id: randomUUID(), from: dayOf(new Date()), to: null, reason: null })
    const changed = places.map(({ closed, ...place }) => ({ ...place, closures: closed ? [closure()] : [] }))
    await globals.updateOne({ globalType: 'club' }, { $set: { places: changed } }, { session })
  },
}
