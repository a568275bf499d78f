import type { PayloadRequest } from 'payload'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { PARTS } from '../parts/commands'
import { storedRows } from '../queries'
import { type Mention, mentionsOf } from '../texts/commands'

/**
 * The children from an enquiry whose trial has ended, also from the trash; with `id` that one alone. Not those with a
 * guardian's account: somebody has begun to take the child into the club, so the office decides (decision 039).
 */
export async function endedTrials(req: PayloadRequest, now: Date, id?: string): Promise<User[]> {
  const children = await storedRows(req, 'users', {
    and: [
      { trialEnquiry: { exists: true } },
      { trialUntil: { less_than: dayOf(now) } },
      { erasedAt: { exists: false } },
      ...(id ? [{ id: { equals: id } }] : []),
    ],
  })
  const ids = children.map((child) => child.id)
  const guardians = ids.length > 0 ? await storedRows(req, 'users', { 'children.player': { in: ids } }) : []
  const kept = new Set(
    guardians.flatMap(({ children: own }) => (own ?? []).map(({ player }) => idOf(player))),
  )
  return children.filter((child) => !kept.has(child.id))
}

/** Of an event in which the child was: what its trainer writes of the people there. */
const WRITTEN_OF_PEOPLE = ['note', 'internalNote', 'content']
/** Written by the program of the child itself. */
const OWN_MESSAGES = ['notifications', 'notices', 'deliveries']

/**
 * Whether the child's whole name stands where it may be somebody else's, or no name at all: a payment's payer, another
 * enquiry, a place, an opponent. An erasure finds such rows by the name alone and cannot be undone: the office looks first.
 */
export async function isNamedElsewhere(req: PayloadRequest, child: User): Promise<boolean> {
  for (const part of PARTS.filter(({ byName }) => byName)) {
    const found = await part.find(req, child)
    if (found.some((id) => id !== child.trialEnquiry)) return true
  }
  const of = { player: { equals: child.id } }
  const rows = [...(await storedRows(req, 'attendances', of)), ...(await storedRows(req, 'participants', of))]
  const events = new Set(rows.map(({ event }) => idOf(event)))
  const own = new Set<unknown>([...rows.map(({ id }) => id), child.trialEnquiry])
  const isOwn = ({ slug, row, fields }: Mention): boolean =>
    OWN_MESSAGES.includes(slug) ||
    own.has(row.id) ||
    (slug === 'events' &&
      events.has(String(row.id)) &&
      fields.every((field) => WRITTEN_OF_PEOPLE.includes(field)))
  return !(await mentionsOf(req, child)).every(isOwn)
}
