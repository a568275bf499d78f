import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import type { Nomination } from '../../participants/nomination/labels'
import type { SquadSnapshot } from './rules'

/** The nominations of an event as they are. Without access control. */
export async function squadOf(req: PayloadRequest, event: string): Promise<SquadSnapshot> {
  const rows = await aggregate(req, 'participants', {
    where: { and: [{ event: { equals: event } }, { nomination: { exists: true } }] },
    by: ['id', 'player', 'nomination'],
  })
  return Object.fromEntries(rows.map(({ player, nomination }) => [String(player), nomination as Nomination]))
}
