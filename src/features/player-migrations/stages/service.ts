import { createLocalReq, type Payload, type TaskConfig } from 'payload'
import { dayOf } from '@/lib/dates'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { performDueStage } from './commands'

/** Performs a planned stage at the start of its day; after a restart it is taken up again, and performed once. */
export const stageTask: TaskConfig<'performStage'> = {
  slug: 'performStage',
  inputSchema: [{ name: 'stage', type: 'text', required: true }],
  retries: PATIENT_RETRIES,
  handler: async ({ input, req }) => {
    const now = new Date()
    // A stage of an earlier day may bring players to where this one takes them from.
    await startStages(req.payload, now)
    await performDueStage(req, input.stage, now)
    return { output: {} }
  },
}

/** At every start: performs the stages whose day has come while their job had given up, in the order of their days. One that cannot be performed leaves the others be. */
export async function startStages(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { docs } = await payload.find({
    collection: 'playerMigrations',
    where: { and: [{ stage: { equals: 'waiting' } }, { dueOn: { less_than_equal: dayOf(now) } }] },
    sort: 'dueOn',
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs)
    await performDueStage(await createLocalReq({}, payload), id, now).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'stage', id }),
    )
}
