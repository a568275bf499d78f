import type { PayloadRequest, Where } from 'payload'
import { closingById } from '@/features/events/closing/queries'
import type { Notice } from '@/payload-types'

/** The notices of one kind that wait to be told of an act. */
async function waitingOf(req: PayloadRequest, batch: string, kind: 'event' | 'place'): Promise<Notice[]> {
  const and: Where[] = [{ batch: { equals: batch } }, { kind: { equals: kind } }, { told: { equals: false } }]
  const all = { limit: 0, pagination: false, req } as const
  return (await req.payload.db.find<Notice>({ collection: 'notices', where: { and }, ...all })).docs
}

/** Whether these notices are of an act at a closed place, which is told in one message to each family. */
async function closingBatch(req: PayloadRequest, notices: readonly Notice[]): Promise<string | undefined> {
  const batch = notices[0]?.batch
  return batch && (await closingById(req, batch)) ? batch : undefined
}

/** Of an act at a closed place, what it did to the place; undefined when these notices are of no such act. */
export async function placeNoticesWith(
  req: PayloadRequest,
  events: readonly Notice[],
): Promise<Notice[] | undefined> {
  const batch = await closingBatch(req, events)
  return batch ? waitingOf(req, batch, 'place') : undefined
}

/** Whether what an act did to a place waits for what it did to events. */
export async function isToldWithEvents(req: PayloadRequest, places: readonly Notice[]): Promise<boolean> {
  const batch = await closingBatch(req, places)
  return batch !== undefined && (await waitingOf(req, batch, 'event')).length > 0
}
