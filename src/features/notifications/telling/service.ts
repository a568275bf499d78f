import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { queueNextRun } from '@/db/recurring-job'
import { tellEventsOfAct, tellPlacesOfAct } from '../closing-notices/commands'
import { tellReports } from '../closing-reports/commands'
import { tellDueFees, tellFees, tellPayments } from '../fee-notices/commands'
import { tellArticles } from '../news-notices/commands'
import { tellNominations } from '../nomination-notices/commands'
import { NOTICE_QUEUE, type Teller, tellDue } from '../notices/commands'
import type { NoticeKind } from '../notices/rules'
import { planAllReminders, tellReminders } from '../reminders/commands'
import { sendLeftCopies } from '../sending/commands'

/** Who tells which kind of notice. */
export const TELLERS: Record<NoticeKind, Teller> = {
  event: tellEventsOfAct,
  nomination: tellNominations,
  reminder: tellReminders,
  fee: tellFees,
  payment: tellPayments,
  article: tellArticles,
  place: tellPlacesOfAct,
  closing: tellReports,
}

/** Tells what is due. Queued for the moment each notice is due; what another run has told is not told again. */
export const tellingTask: TaskConfig<'tellNotices'> = {
  slug: 'tellNotices',
  retries: PATIENT_RETRIES,
  handler: async ({ req }) => {
    await tellDue(req, TELLERS)
    return { output: {} }
  },
}

const WATCH = 'watchNotices'
/** How often what comes due by the calendar is looked for: reminders and fees. */
const WATCH_MS = 10 * 60_000

/** Queues the next look unless one is queued. */
const queueNext = (req: PayloadRequest, now: Date): Promise<void> =>
  queueNextRun(req, WATCH, { now, waitUntil: new Date(now.getTime() + WATCH_MS), queue: NOTICE_QUEUE })

/** Deletes what was only remembered. */
const forget = (req: PayloadRequest, now: Date): Promise<void> =>
  req.payload.db.deleteMany({
    collection: 'notices',
    where: { and: [{ told: { equals: true } }, { dueAt: { less_than: now.toISOString() } }] },
    req,
  })

/** Tells what comes due by the calendar. */
export const watchTask: TaskConfig<'watchNotices'> = {
  slug: WATCH,
  retries: PATIENT_RETRIES,
  handler: async ({ req }) => {
    const now = new Date()
    await queueNext(req, now)
    await tellDue(req, TELLERS, now)
    await tellDueFees(req, now)
    await sendLeftCopies(req)
    await forget(req, now)
    return { output: {} }
  },
}

/** At every start: plans the reminders of what waits for answers, and begins to look for what is due. */
export const startWatching = async (payload: Payload): Promise<void> => {
  const req = await createLocalReq({}, payload)
  await planAllReminders(req)
  await queueNext(req, new Date(Date.now() - WATCH_MS))
}
