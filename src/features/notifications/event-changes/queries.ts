import type { PayloadRequest } from 'payload'
import { noticesByKey, snapshotIn } from '../notices/queries'
import { toldKey } from '../notices/rules'
import type { EarlierTelling } from './labels'
import type { EventSnapshot } from './rules'

/** What families were told of these events lately, by event. */
export async function toldBefore(
  req: PayloadRequest,
  events: readonly string[],
  now: Date,
): Promise<Map<string, EarlierTelling>> {
  const rows = await noticesByKey(req, events.map(toldKey))
  return new Map(
    [...rows.values()].flatMap((row) =>
      Date.parse(row.dueAt) > now.getTime()
        ? [
            [
              row.subject,
              { origin: snapshotIn(row) as EventSnapshot | null, at: new Date(row.firstAt) },
            ] as const,
          ]
        : [],
    ),
  )
}
