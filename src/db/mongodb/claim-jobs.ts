import type { BaseDatabaseAdapter, Job, UpdateJobs, Where } from 'payload'

/**
 * Makes the claim of a job atomic, so that of two processes on one database only one gets it. As shipped on MongoDB it
 * is three steps: find free jobs, mark them, find the marked ones. On SQLite the write lock makes it atomic.
 */
export function claimJobsOneByOne(adapter: BaseDatabaseAdapter): void {
  const original = adapter.updateJobs
  adapter.updateJobs = async (args: Parameters<UpdateJobs>[0]) => {
    const { data, limit, req, sort, where } = args
    if (data.processing !== true || !where) return original.call(adapter, args)
    const { docs } = await adapter.find<Job>({
      collection: 'payload-jobs',
      where,
      limit,
      sort,
      pagination: false,
      req,
    })
    const claimed: Job[] = []
    for (const { id } of docs) {
      const free: Where = { and: [{ id: { equals: id } }, { processing: { equals: false } }] }
      // One command of the database: only the first of two processes gets the row.
      const job = await adapter.updateOne({ collection: 'payload-jobs', where: free, data: { ...data }, req })
      if (job) claimed.push(job as Job)
    }
    return claimed
  }
}
