import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { findEvent } from '@/features/events/queries'
import { callerCategories } from '@/features/users/queries'
import { addDays, momentAt } from '@/lib/dates'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { signValue } from '@/lib/signed-value'
import { attendanceAccess } from '../access'
import { STATUSES } from '../labels'
import { recordedRows } from '../recorded/queries'
import { sumOf } from '../rules'
import { RECEIPT_LENGTH, RECEIPT_PURPOSE } from './rules'
import type { SheetReceiptQuery, SheetReceipt } from './schema'
import { type CategorySum, type SignedSheet, signedRow } from './views'

/** Each of the caller's categories with its attendance between two days, both included. One count by the database. */
export async function categorySums(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
): Promise<CategorySum[]> {
  const categories = await callerCategories(req)
  const readable = await readableWhere(req, 'attendances', {
    and: [
      // All of the index's columns, in its order: rows of another season are not read, nor sorted.
      { category: { in: categories.map(({ id }) => id) } },
      { status: { in: Object.keys(STATUSES) } },
      { startsAt: { greater_than_equal: momentAt(from).toISOString() } },
      { startsAt: { less_than: momentAt(addDays(to, 1)).toISOString() } },
    ],
  })
  const counts =
    readable && categories.length > 0
      ? await aggregate(req, 'attendances', { where: readable, by: ['category', 'status'] })
      : []
  return categories.map((category) => ({
    category,
    sum: sumOf(counts.filter((group) => group.category === category.id)),
  }))
}

/**
 * The receipt of a recorded sheet as it is now. Read before the deletion, so that it can be undone even when the
 * response to the deletion is lost. Throws 403, 404 when nothing is recorded, 409 when there are too many rows.
 */
export async function sheetReceipt(
  req: PayloadRequest,
  { event: id, category }: SheetReceiptQuery,
): Promise<SheetReceipt> {
  if ((await attendanceAccess.delete({ req })) !== true) throw forbidden()
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const rows = (await recordedRows(req, event, category)).map(signedRow)
  if (rows.length === 0) throw notFound('Táto dochádzka už nie je zapísaná.')
  const sheet: SignedSheet = { event: id, category, at: new Date().toISOString(), rows }
  const receipt = signValue(req.payload.secret, RECEIPT_PURPOSE, sheet)
  if (receipt.length > RECEIPT_LENGTH)
    throw conflict('Dochádzka má priveľa záznamov, naraz ju nemožno odstrániť.')
  return { count: rows.length, receipt }
}
