import type { PayloadRequest } from 'payload'
import { tally } from '@/db/tally'
import { ownGroups } from '@/features/users/queries'
import { addDays, momentAt } from '@/lib/dates'
import { attendanceAccess } from '../access'
import { type Status, STATUSES } from '../labels'
import { countsSum, type StatusCounts } from '../rules'
import type { CategorySum } from './views'

/** Each of the caller's categories with its attendance between two days, both included. One count by the database. */
export async function categorySums(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
): Promise<CategorySum[]> {
  const groups = await ownGroups(req)
  const reach = groups.length > 0 && (await attendanceAccess.read({ req }))
  const found = reach
    ? await tally(req, 'attendances', {
        where: {
          and: [
            // All of the index's columns, in its order: rows of another season are not touched, nor sorted.
            { category: { in: groups.map(({ id }) => id) } },
            { status: { in: Object.keys(STATUSES) } },
            { startsAt: { greater_than_equal: momentAt(from).toISOString() } },
            { startsAt: { less_than: momentAt(addDays(to, 1)).toISOString() } },
            ...(reach === true ? [] : [reach]),
          ],
        },
        by: ['category', 'status'],
      })
    : []
  return groups.map((category) => {
    const own = found.filter((group) => group.category === category.id)
    const counts: Partial<StatusCounts> = {}
    for (const { status, rows } of own) counts[status as Status] = rows
    return { category, sum: countsSum(counts) }
  })
}
