import type { Payload } from 'payload'

interface WaitingJob {
  queue?: string | null
  waitUntil?: string | null
}

/** After the moment, so that its jobs are due. */
const AFTER_MS = 50

/**
 * When jobs of these queues become due within so many milliseconds, each moment of a queue once: those that another process
 * has queued, or one that died, and those that were further away when they were queued.
 */
export async function momentsDue(
  payload: Payload,
  queues: readonly string[],
  withinMs: number,
): Promise<{ queue: string; inMs: number }[]> {
  const now = Date.now()
  const { docs } = await payload.db.find<WaitingJob & object>({
    collection: 'payload-jobs',
    where: {
      and: [
        { queue: { in: [...queues] } },
        { waitUntil: { greater_than: new Date(now).toISOString() } },
        { waitUntil: { less_than_equal: new Date(now + withinMs).toISOString() } },
      ],
    },
    select: { queue: true, waitUntil: true },
    pagination: false,
    limit: 0,
  })
  const moments = new Set(docs.map(({ queue, waitUntil }) => `${queue} ${waitUntil}`))
  return [...moments].map((moment) => {
    const [queue = '', waitUntil = ''] = moment.split(' ')
    return { queue, inMs: Math.max(0, Date.parse(waitUntil) - now) + AFTER_MS }
  })
}
