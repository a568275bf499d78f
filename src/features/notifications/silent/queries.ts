import type { PayloadRequest } from 'payload'
import { noticesByKey } from '../notices/queries'
import { askedKey } from './rules'

/**
 * When somebody last reminded those who have not answered an event; null when nobody did. Without access control: it is asked
 * of an event the caller may read.
 */
export async function remindedAt(req: PayloadRequest, event: string): Promise<string | null> {
  const key = askedKey(event)
  return (await noticesByKey(req, [key])).get(key)?.firstAt ?? null
}
