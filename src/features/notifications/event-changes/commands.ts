import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { dropNotices } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { type Snapshot, toldKey } from '../notices/rules'
import { REPLACES_MS } from '../replacing/rules'

/** An event of which families are told now, and what they knew before the first of the messages that follow each other. */
export interface NowTold {
  event: string
  origin: Snapshot | null
}

/** Remembers for a day that events were told, so that the next message about one says which it replaces. */
export async function rememberTold(req: PayloadRequest, told: readonly NowTold[], now: Date): Promise<void> {
  if (told.length === 0) return
  const rows = await noticesByKey(
    req,
    told.map(({ event }) => toldKey(event)),
  )
  await dropNotices(
    req,
    [...rows.values()].map(({ id }) => id),
  )
  await insertRows(
    req,
    'notices',
    told.map(({ event, origin }) => ({
      id: randomUUID(),
      kind: 'told',
      subject: event,
      key: toldKey(event),
      before: origin && JSON.stringify(origin),
      firstAt: now.toISOString(),
      dueAt: new Date(now.getTime() + REPLACES_MS).toISOString(),
      told: true,
    })),
  )
}
