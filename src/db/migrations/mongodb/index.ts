import type { MongoMigration } from '../../mongodb/migrate'
import { peopleAreTold } from './20261123_193818_people_are_told'
import { placeClosures } from './20261124_000031_place_closures'
import { feeOccasions } from './20261127_203730_fee_occasions'

/**
 * What changes the documents of a running club, in order. MongoDB was first run with the shape that SQLite has after
 * `20261122_154453_events_one_index_by_start`: data of earlier shapes come by a copy from SQLite, whose migrations have
 * run by then (docs/decisions/026).
 */
export const migrations: readonly MongoMigration[] = [
  { name: '20261123_080000_initial', up: () => Promise.resolve() },
  peopleAreTold,
  placeClosures,
  feeOccasions,
]
