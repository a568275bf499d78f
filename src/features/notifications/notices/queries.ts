import type { PayloadRequest } from 'payload'
import type { Notice } from '@/payload-types'
import type { Snapshot } from './rules'

/** The notices with these keys, by key. */
export async function noticesByKey(req: PayloadRequest, keys: string[]): Promise<Map<string, Notice>> {
  const { docs } = await req.payload.db.find<Notice>({
    collection: 'notices',
    where: { key: { in: keys } },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((row) => [row.key, row]))
}

/** The snapshot stored with a notice; null for what families have not seen. */
export const snapshotIn = ({ before }: Pick<Notice, 'before'>): Snapshot | null =>
  before ? (JSON.parse(before) as Snapshot) : null
