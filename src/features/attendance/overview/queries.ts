import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { findEvent } from '@/features/events/queries'
import { callerCategories } from '@/features/users/queries'
import { addDays, momentAt } from '@/lib/dates'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { sealed } from '@/lib/sealed'
import { attendanceAccess } from '../access'
import { type Status, STATUSES } from '../labels'
import { countsSum, type StatusCounts } from '../rules'
import { recordedRows } from '../recorded/queries'
import { RECEIPT, RECEIPT_LENGTH } from './rules'
import type { SheetReceiptQuery, SheetReceipt } from './schema'
import { type CategorySum, keptRow, type KeptSheet } from './views'

/** Each of the caller's categories with its attendance between two days, both included. One count by the database. */
export async function categorySums(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
): Promise<CategorySum[]> {
  const groups = await callerCategories(req)
  const reach = groups.length > 0 && (await attendanceAccess.read({ req }))
  const found = reach
    ? await aggregate(req, 'attendances', {
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

/**
 * A recorded sheet as it stands now, sealed: what removes exactly this, and puts exactly this back. Asked for before
 * the removal, so that the way back is there even when the answer to the removal is lost.
 */
export async function sheetReceipt(
  req: PayloadRequest,
  { event: id, category }: SheetReceiptQuery,
): Promise<SheetReceipt> {
  if ((await attendanceAccess.delete({ req })) !== true) throw forbidden()
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const rows = (await recordedRows(req, event, category)).map(keptRow)
  if (rows.length === 0) throw notFound('Táto dochádzka už nie je zapísaná.')
  const sheet: KeptSheet = { event: id, category, at: new Date().toISOString(), rows }
  const receipt = sealed(req.payload.secret, RECEIPT, sheet)
  if (receipt.length > RECEIPT_LENGTH)
    throw conflict('Dochádzka má priveľa záznamov, naraz ju nemožno odstrániť.')
  return { count: rows.length, receipt }
}
