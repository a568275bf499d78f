// Runs in a process of its own and is killed while it writes: creates events with their participants, four at a
// time, and sends the parent each id only after the write was acknowledged.
import './clock.mjs'
import { randomUUID } from 'node:crypto'

const { default: config } = await import('../../payload.config')
const { getPayload } = await import('payload')
const payload = await getPayload({ config })
const { docs } = await payload.find({ collection: 'categories', limit: 1, overrideAccess: true })
const category = docs[0]?.id ?? ''

const writer = async (): Promise<void> => {
  for (;;) {
    const title = randomUUID()
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    const data = { title, type: 0 as const, categories: [category], startsAt, trainers: [], published: true }
    const { id } = await payload.create({ collection: 'events', data: data as never, overrideAccess: true })
    process.send?.(id)
  }
}
await Promise.all([writer(), writer(), writer(), writer()])
