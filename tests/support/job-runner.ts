// Runs in a process of its own and is killed or stopped while it works off the outbox.
const { default: config } = await import('../../payload.config')
const { getPayload } = await import('payload')
const { runQueue, startJobs, stopJobs } = await import('@/lib/jobs')
const payload = await getPayload({ config })

process.on('SIGTERM', () => {
  void stopJobs(payload, 10_000)
    .then(() => payload.destroy())
    .then(() => process.exit(0))
})
startJobs(payload, ['mail'])
process.send?.('working')
await runQueue(payload, 'mail')
const { totalDocs } = await payload.db.count({ collection: 'payload-jobs' })
if (totalDocs === 0) process.send?.('done')
// Until the parent ends it.
setInterval(() => undefined, 1000)

export {}
