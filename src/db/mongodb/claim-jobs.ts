import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Job, UpdateJobs, Where } from 'payload'
import { onModel } from './native'
import { processesOf } from './join-processes'

const JOBS = 'payload-jobs'

/**
 * Makes the claim of a job atomic, so that of two processes on one database only one gets it. As shipped on MongoDB it
 * is three steps: find free jobs, mark them, find the marked ones. On SQLite the write lock makes it atomic.
 */
export function claimJobsOneByOne(adapter: MongooseAdapter): void {
  const original = adapter.updateJobs
  adapter.updateJobs = async (args: Parameters<UpdateJobs>[0]) => {
    const { data, limit, req, sort, where } = args
    if (data.processing !== true || !where) return original.call(adapter, args)
    const tried: Job['id'][] = []
    const claimed: Job[] = []
    // Who begins together finds the same job first: one that loses it takes the next, as if it had come later. To return
    // without one would say that there is none, and its worker would end.
    for (;;) {
      const free: Where = { and: [where, { id: { not_in: tried } }] }
      const { docs } = await adapter.find<Job>({
        collection: JOBS,
        where: free,
        limit,
        sort,
        pagination: false,
        req,
      })
      for (const { id } of docs) {
        tried.push(id)
        if (!(await claim(adapter, req, id))) continue
        const job = await adapter.updateOne({ collection: JOBS, id, data: { ...data }, req })
        if (job) claimed.push(job as Job)
      }
      if (docs.length === 0 || claimed.length > 0) return claimed
    }
  }
  Object.assign(adapter, { orphanedJobs: (queue: string) => orphanedJobs(adapter, queue) })
}

/** One command of the database: only the first of two processes gets the job. `runner` names it, for `orphanedJobs`. */
const claim = (
  adapter: MongooseAdapter,
  req: Parameters<UpdateJobs>[0]['req'],
  id: Job['id'],
): Promise<boolean> =>
  onModel((req ?? {}) as Parameters<typeof onModel>[0], adapter, JOBS, async (model, session) => {
    const runner = processesOf(adapter)?.id ?? null
    const taken = { processing: true, runner, updatedAt: new Date() }
    // Not strict: `runner` is no field of Payload's collection.
    const options = { session, strict: false, timestamps: false }
    return (
      (await model.updateOne({ _id: id, processing: false }, { $set: taken }, options)).modifiedCount === 1
    )
  })

/** The ids of the jobs of a queue whose process is known to be dead; none where processes are not registered. */
async function orphanedJobs(adapter: MongooseAdapter, queue: string): Promise<string[]> {
  const processes = processesOf(adapter)
  const jobs = adapter.collections[JOBS]
  if (!processes || !jobs) return []
  const left = { queue, processing: true, runner: { $type: 'string', $nin: processes.ids() } }
  const rows = await jobs.collection.find(left as never, { projection: { _id: 1 } }).toArray()
  return rows.map(({ _id }) => String(_id))
}
