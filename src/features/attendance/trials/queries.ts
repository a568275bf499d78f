import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import type { RosterPlayerView } from '@/features/users/schema'
import type { Enquiry, User } from '@/payload-types'

/** The child that came from an enquiry, also from the trash; undefined when there is none. Without access control. */
export async function childOfEnquiry(req: PayloadRequest, enquiry: string): Promise<User | undefined> {
  const where = { trialEnquiry: { equals: enquiry } }
  return (await req.payload.db.findOne<User>({ collection: 'users', where, req })) ?? undefined
}

/** The trial enquiry with this id; undefined when there is none the caller may read. */
export async function trialEnquiry(req: PayloadRequest, id: string): Promise<Enquiry | undefined> {
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: { and: [{ id: { equals: id } }, { kind: { equals: 'trial' } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  return docs[0]
}

/**
 * These players, those on trial with whom to call: their guardian has no account, but has left a contact in the enquiry
 * the child came from, as far as the caller may read it. Two reads for a page, none without a child on trial.
 */
export async function withTrialContacts<Player extends RosterPlayerView>(
  req: PayloadRequest,
  players: readonly Player[],
): Promise<Player[]> {
  const onTrial = players.filter(({ trialUntil }) => trialUntil).map(({ id }) => id)
  if (onTrial.length === 0) return [...players]
  const bare = { pagination: false, limit: 0, req } as const
  const { docs: children } = await req.payload.db.find<User>({
    collection: 'users',
    where: { and: [{ id: { in: onTrial } }, { trialEnquiry: { exists: true } }] },
    select: { trialEnquiry: true },
    ...bare,
  })
  const enquiryOf = new Map(children.map(({ id, trialEnquiry }) => [id, trialEnquiry ?? '']))
  const readable = await readableWhere(req, 'enquiries', { id: { in: [...enquiryOf.values()] } })
  if (!readable) return [...players]
  const { docs } = await req.payload.db.find<Enquiry>({ collection: 'enquiries', where: readable, ...bare })
  return players.map((player) => {
    const enquiry = docs.find(({ id }) => id === enquiryOf.get(player.id))
    if (!enquiry) return player
    const { id, guardianName: name, phone, email } = enquiry
    const guardian = { id, name, relation: 'other', phone: phone ?? '', email: email ?? '' } as const
    return { ...player, guardians: [...player.guardians, guardian] }
  })
}
