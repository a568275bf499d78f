import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig, type Where } from 'payload'
import { tomorrowAt } from '@/lib/dates'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { queueNextRun } from '@/db/recurring-job'
import { idOf } from '@/lib/reference'
import { revalidate } from '@/lib/revalidate'
import { inTransaction } from '@/lib/transaction'
import { endPublications, notePortrait, PICTURE_TAGS } from './photos/commands'

const TASK = 'endConsents'

/** What a birthday changes: a guardian's word ends at 18. */
async function runDay(req: PayloadRequest, now: Date): Promise<void> {
  await queueNextRun(req, TASK, { now, waitUntil: tomorrowAt(now) })
  await endPublications(req, now)
}

/** Once a day, after midnight: takes back what a guardian consented to for somebody who is 18 today. */
export const consentTask: TaskConfig<'endConsents'> = {
  slug: TASK,
  retries: PATIENT_RETRIES,
  handler: async ({ req }) => {
    await runDay(req, new Date())
    // Pages may hold names and pictures until they are renewed.
    await revalidate(...PICTURE_TAGS, 'events')
    return { output: {} }
  },
}

/** Pictures stored before it was asked what they show: notes whose photos they are, and that a crest shows nobody. */
async function adoptPictures(req: PayloadRequest): Promise<void> {
  const shared = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const { docs: people } = await req.payload.find({
    collection: 'users',
    where: { photo: { exists: true } },
    select: { photo: true },
    ...shared,
  })
  const { docs: portraits } = await req.payload.find({
    collection: 'media',
    where: { portraitOf: { exists: true } },
    select: { portraitOf: true },
    ...shared,
  })
  const known = new Set(portraits.map(({ id }) => id))
  for (const { id, photo } of people)
    if (!known.has(idOf(photo)!)) await inTransaction(req, () => notePortrait(req, id, { now: idOf(photo) }))
  const { crest } = await req.payload.findGlobal({ slug: 'club', depth: 0, overrideAccess: true, req })
  const where: Where = { and: [{ id: { equals: idOf(crest) ?? '' } }, { shows: { exists: false } }] }
  await req.payload.update({
    collection: 'media',
    where,
    data: { shows: 'nobody' },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** At every start, which drops all pages by itself: does what the day has brought while the site was off, queues the next run. */
export async function startConsents(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  await adoptPictures(req)
  await runDay(req, now)
}
