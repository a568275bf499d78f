import type { PayloadRequest } from 'payload'
import { findEvent } from '@/features/events/queries'
import { notFound, Refusal } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Attendance, Event } from '@/payload-types'
import { isOwnMarkOfAnother } from '../recordable/queries'
import { conflictsWith } from '../sheet/queries'
import { isChangedElsewhere } from '../sheet/rules'
import type { MarkDeletionQuery } from './schema'

/**
 * Deletes one row; a trainer only what they recorded within 24 hours, guests and players they stood in for included.
 * Throws 403, 404 when they may not read it, or 409 with what stands when it was changed elsewhere since `seen`.
 */
export const deleteMark = (
  req: PayloadRequest,
  id: string,
  seen: MarkDeletionQuery = {},
): Promise<{ id: string }> =>
  inTransaction(req, async () => {
    const row = await req.payload.db.findOne<Attendance>({
      collection: 'attendances',
      where: { id: { equals: id } },
      req,
    })
    const event = row && (await findEvent(req, idOf(row.event) ?? ''))
    if (row && event) await refuseChanged(req, event, row, seen)
    const overrideAccess = Boolean(event && (await isOwnMarkOfAnother(req, row, event)))
    const { totalDocs } = await req.payload.count({
      collection: 'attendances',
      where: { id: { equals: id } },
      overrideAccess,
      req,
    })
    if (totalDocs === 0) throw notFound()
    await req.payload.delete({ collection: 'attendances', id, depth: 0, overrideAccess, req })
    return { id }
  })

const CHANGED = 'Dochádzka sa medzitým zmenila inde, preto sa neodobrala. Skontrolujte rozdiely.'

/** Throws 409 when the row is not what the sheet showed any more; nothing for a row the caller may not read. */
async function refuseChanged(
  req: PayloadRequest,
  event: Event,
  row: Attendance,
  seen: MarkDeletionQuery,
): Promise<void> {
  const recorded = { ...row, recordedBy: idOf(row.recordedBy) }
  if (seen.updatedAt === undefined || !isChangedElsewhere(seen, recorded, req.user!.id)) return
  const mine = { player: idOf(row.player) ?? '', status: null }
  const conflicts = await conflictsWith(req, event, [mine])
  if (conflicts.some(({ theirs }) => theirs)) throw new Refusal(409, { message: CHANGED }, { conflicts })
}
