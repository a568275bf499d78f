import type { PayloadRequest, Where } from 'payload'
import { ownGroups } from '@/features/users/queries'
import { addDays, momentAt } from '@/lib/dates'
import { STATUSES, type Status } from '../labels'
import { countsSum } from '../rules'
import type { CategorySum } from './views'

/** Each of the caller's categories with its attendance between two days, both included. Counted by the database. */
export async function categorySums(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
): Promise<CategorySum[]> {
  const time: Where[] = [
    { 'event.startsAt': { greater_than_equal: momentAt(from).toISOString() } },
    { 'event.startsAt': { less_than: momentAt(addDays(to, 1)).toISOString() } },
  ]
  const sums: CategorySum[] = []
  for (const category of await ownGroups(req)) {
    const counts: Partial<Record<Status, number>> = {}
    for (const status of Object.keys(STATUSES) as Status[]) {
      const { totalDocs } = await req.payload.count({
        collection: 'attendances',
        where: { and: [{ category: { equals: category.id } }, { status: { equals: status } }, ...time] },
        overrideAccess: false,
        req,
      })
      counts[status] = totalDocs
    }
    sums.push({ category, sum: countsSum(counts) })
  }
  return sums
}
