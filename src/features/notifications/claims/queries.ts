import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { MAIL_WITHIN_MS } from '@/lib/mail'
import { keepState } from '@/lib/process-state'
import type { Delivery } from '@/payload-types'
import type { CopyChannel } from '../labels'

/**
 * Sending one copy takes no longer; a claim older than this was left by a process that died. It is renewed before each copy
 * is sent, so that those in line behind slow ones stay claimed.
 */
const LEASE_MS: Record<CopyChannel, number> = { push: 2 * 60_000, email: MAIL_WITHIN_MS + 60_000 }

/** On globalThis: two bundles may each hold this module. */
const shared = globalThis as typeof globalThis & { akademiaSender?: string; akademiaInHand?: Set<string> }
/** This process, for its claims: whatever another one has claimed in an SQLite file was left by a dead one. */
export const sender = (): string => (shared.akademiaSender ??= randomUUID())
/** The deliveries this process is sending. What it has claimed besides was left when its end could not be stored. */
export const inHand = (): Set<string> => (shared.akademiaInHand ??= new Set())
keepState({ name: 'deliveries in hand', size: () => inHand().size, forget: () => inHand().clear() })

const abandoned = (req: PayloadRequest, channel: CopyChannel, now: Date): Where => {
  const others: Where[] = [{ claimedBy: { not_equals: sender() } }]
  if (req.payload.db.name !== 'sqlite')
    others.push({ claimedAt: { less_than: new Date(now.getTime() - LEASE_MS[channel]).toISOString() } })
  const own: Where[] = [{ claimedBy: { equals: sender() } }]
  if (inHand().size > 0) own.push({ id: { not_in: [...inHand()] } })
  return { or: [{ and: others }, { and: own }] }
}

/** What is to be claimed at a moment: what is due, and what was left while it was sent. */
export const dueWhere = (req: PayloadRequest, channel: CopyChannel, now: Date): Where => ({
  and: [
    { channel: { equals: channel } },
    {
      or: [
        { and: [{ state: { equals: 'waiting' } }, { dueAt: { less_than_equal: now.toISOString() } }] },
        { and: [{ state: { equals: 'sending' } }, abandoned(req, channel, now)] },
      ],
    },
  ],
})

/** When what other processes are sending would count as left by them; empty when they are sending nothing. */
export async function leasesLeft(req: PayloadRequest, channel: CopyChannel): Promise<Date[]> {
  const { docs } = await req.payload.db.find<Delivery>({
    collection: 'deliveries',
    where: {
      and: [
        { channel: { equals: channel } },
        { state: { equals: 'sending' } },
        { claimedBy: { not_equals: sender() } },
      ],
    },
    sort: 'claimedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs.map(({ claimedAt }) => new Date(Date.parse(claimedAt ?? '') + LEASE_MS[channel]))
}
