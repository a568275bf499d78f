import type { PayloadRequest } from 'payload'
import { eventForStaff } from '../../events/queries'
import { recipientsOf, requestAs } from '../audience/queries'
import { invitedPlayers } from '../event-notices/queries'
import type { ReachQuery, ReachView } from './schema'

/**
 * How many accounts hear of what the caller does to an event. Throws 404 for one the caller may not read. Of categories
 * that a new event will invite, those the caller may write to are counted.
 */
export async function reachOf(
  req: PayloadRequest,
  { event, categories = [] }: ReachQuery,
): Promise<ReachView> {
  if (!event)
    return { count: (await recipientsOf(req, { kind: 'categories', categories })).recipients.length }
  await eventForStaff(req, event)
  const users = (await invitedPlayers(req, [event])).map(({ player }) => player)
  const { recipients } = await recipientsOf(await requestAs(req), { kind: 'users', users })
  return { count: recipients.length }
}
