import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { ASKED } from '../../participants/nomination/rules'
import { REMINDER_HOURS } from './rules'

/** How many hours before answers close the club reminds its families. */
export async function reminderHours(req: PayloadRequest): Promise<number[]> {
  const { reminders } = await req.payload.findGlobal({
    slug: 'club',
    select: { reminders: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const { firstHours, secondHours } = reminders ?? {}
  return [firstHours ?? REMINDER_HOURS[0]!, secondHours ?? REMINDER_HOURS[1]!]
}

/** The players who are asked and have not answered an event's invitation. Without access control. */
export async function silentPlayers(req: PayloadRequest, event: string): Promise<string[]> {
  const rows = await aggregate(req, 'participants', {
    where: { and: [{ event: { equals: event } }, { userSubmitted: { equals: false } }, ASKED] },
    by: ['id', 'player'],
  })
  return rows.map(({ player }) => String(player))
}
