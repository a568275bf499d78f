import type { PayloadRequest } from 'payload'
import { asActed } from '@/fields/quiet-act'
import { isTrainer } from '@/access/roles'
import type { RowChange } from '@/fields/with-hooks'
import type { Closing } from '@/payload-types'
import { noteChanges } from '../notices/commands'
import { isReportUrgent, reportTelling } from './rules'

const snapshotOf = (closing: Closing | undefined) => ({
  stands: Boolean(closing && !closing.undoneAt),
  urgent: Boolean(closing && isReportUrgent(closing, new Date())),
})

/**
 * A trainer cancels and moves own events alone: the office, which closes the place, and whoever leads other events there
 * learn of it, also when families are not told.
 */
export async function noteReports(
  req: PayloadRequest,
  changes: readonly RowChange<Closing>[],
): Promise<void> {
  const reports = changes.filter(({ after }) => after.closed !== true)
  if (!isTrainer(req)) return
  await asActed(req, true, () =>
    noteChanges(
      req,
      'closing',
      reportTelling,
      reports.map(({ before, after }) => ({
        subject: after.id,
        before: before ? snapshotOf(before) : { ...snapshotOf(after), stands: false },
        after: snapshotOf(after),
      })),
    ),
  )
}
