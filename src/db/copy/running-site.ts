import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { StartRefusal } from '@/lib/env'
import { BEAT_MS, PROCESSES_COLLECTION } from '../mongodb/processes'

const SERVED =
  'Nad databázou, z ktorej alebo do ktorej sa má kopírovať, beží web. Najprv ho zastavte, potom to skúste znova.'

/**
 * Throws StartRefusal when a process serves the site from this MongoDB database. One that is registered is watched for
 * three beats: a dead one is no obstacle.
 */
export async function refuseRunningSite(connection: MongooseAdapter['connection']): Promise<void> {
  const rows = connection.collection<{ _id: string; beat: number }>(PROCESSES_COLLECTION)
  const before = new Map((await rows.find().toArray()).map(({ _id, beat }) => [_id, beat]))
  if (before.size === 0) return
  await pause(3 * BEAT_MS)
  const after = await rows.find().toArray()
  if (after.some(({ _id, beat }) => before.get(_id) !== beat)) throw new StartRefusal(SERVED)
}
