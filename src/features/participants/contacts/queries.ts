import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { playerNames } from '../queries'
import type { OpeningView } from './schema'

const SHOWN = 10

/** The latest openings of an event's contacts: for administrators everybody's, for a trainer their own. */
export async function contactOpenings(req: PayloadRequest, event: string): Promise<OpeningView[]> {
  const { docs } = await req.payload.find({
    collection: 'contactOpenings',
    where: { event: { equals: event } },
    sort: '-createdAt',
    limit: SHOWN,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  // Without access control: who may read the record may read who opened.
  const names = await playerNames(
    req,
    docs.flatMap(({ by }) => idOf(by) ?? []),
  )
  return docs.map(({ id, createdAt, by, players }) => ({
    ...{ id, at: createdAt, players },
    by: names.get(idOf(by) ?? '') || 'vymazaný účet',
  }))
}
