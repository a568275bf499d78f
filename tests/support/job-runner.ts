// Runs in a process of its own and is killed or stopped while it runs the jobs of its queues.
import './clock.mjs'

const { default: config } = await import('../../payload.config')
const { getPayload } = await import('payload')
const { runQueue, startJobs, stopJobs } = await import('@/lib/jobs')
const { setRevalidator: setRenewer } = await import('@/lib/revalidate')
const { isMongodb } = await import('@/db/mongodb/native')
const { joinProcesses } = await import('@/db/mongodb/join-processes')
const { JOB_PROCESS } = await import('./job-process')
const payload = await getPayload({ config })
const nothing = () => undefined
const events = { onGone: nothing, onDoubt: nothing, onReplaced: nothing, onCutOff: nothing }
// As the site does: the jobs of a dead process are known by it.
const processes = isMongodb(payload.db) ? await joinProcesses(payload.db, JOB_PROCESS, events) : undefined

const QUEUES = ['default', 'invitations', 'notices', 'notifications', 'copies-push', 'copies-email', 'mail']
setRenewer(() => void process.send?.('renewed'))
process.on('SIGTERM', () => {
  void stopJobs(payload, 10_000)
    .then(() => processes?.leave())
    .then(() => payload.destroy())
    .then(() => process.exit(0))
})
startJobs(payload, QUEUES)
process.send?.('working')
// In this order: what is told is delivered, and deliveries are copied.
for (const queue of QUEUES) await runQueue(payload, queue)
const { totalDocs } = await payload.db.count({
  collection: 'payload-jobs',
  where: { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: new Date().toISOString() } }] },
})
if (totalDocs === 0) process.send?.('done')
// Until the parent ends it.
setInterval(() => undefined, 1000)

export {}
