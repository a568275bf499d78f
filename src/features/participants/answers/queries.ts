import type { PayloadRequest } from 'payload'
import { clubInfo } from '@/features/club/queries'
import { idsOf } from '@/lib/reference'
import { me } from '@/features/users/queries'
import { staffList } from '@/features/users/staff/queries'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { invitationsAround, invitationsTo, openInvitations } from '../family/queries'
import type { ParticipantView } from '../schema'
import type { EventKind } from './labels'
import { contactOf, type Place, placeOf, typesOf } from './rules'
import { addressOf } from '@/features/club/rules'
import type { Contact, FamilyEvent, FamilyEvents, FamilyMember } from './views'

/** The caller, when they play, and their children. */
export async function familyMembers(req: PayloadRequest): Promise<FamilyMember[]> {
  const caller = await me(req)
  const children = caller.children.map(({ id, name, right }) => ({
    id,
    name,
    self: false,
    canAct: right === 'full',
  }))
  return caller.playing
    ? [{ id: caller.id, name: caller.name, self: true, canAct: true }, ...children]
    : children
}

/** How many of the past a family's list shows. */
const PAST_SHOWN = 10

/**
 * The family's invitations of this season, or those of one of its players: all that must be answered, of those ahead
 * as many as are shown and one more, of the past the latest. Somebody else's player is a 404.
 */
export async function familyEvents(
  req: PayloadRequest,
  { player, kind, shown }: { player?: string; kind: EventKind; shown: number },
): Promise<FamilyEvents> {
  const people = await familyMembers(req)
  const chosen = player ? people.filter(({ id }) => id === player) : people
  if (player && chosen.length === 0) throw notFound('Hráč už neexistuje.')
  const now = new Date()
  const players = chosen.map(({ id }) => id)
  const isAt = (place: Place) => (row: ParticipantView) => placeOf(row, now) === place
  const waiting = (await openInvitations(req, players, now)).filter(isAt('waiting'))
  const types = typesOf(kind)
  // Those that wait are ahead as well, and stand in a list of their own.
  const ahead = { side: 'ahead', now, types, limit: waiting.length + shown + 1 } as const
  const coming = (await invitationsAround(req, players, ahead)).filter(isAt('coming'))
  const past = await invitationsAround(req, players, { side: 'behind', now, types, limit: PAST_SHOWN })
  const byStart = (a: ParticipantView, b: ParticipantView) =>
    a.event.startsAt.localeCompare(b.event.startsAt) || a.player.name.localeCompare(b.player.name, 'sk')
  return {
    today: dayOf(now),
    people,
    player,
    waiting: waiting.sort(byStart),
    coming: coming.sort(byStart),
    past: past.sort(byStart).reverse(),
    contacts: await contactsFor(req, [...waiting, ...coming]),
    clubPhone: (await clubInfo(req)).phone,
  }
}

/** One event of the family with all of its invitations to it; 404 when nobody of them is asked. */
export async function familyEvent(req: PayloadRequest, id: string): Promise<FamilyEvent> {
  const people = await familyMembers(req)
  const [first, ...others] = await invitationsTo(
    req,
    id,
    people.map((person) => person.id),
  )
  if (!first) throw notFound('Udalosť už neexistuje.')
  const { phone, places } = await clubInfo(req)
  return {
    today: dayOf(new Date()),
    people,
    event: first.event,
    rows: [first, ...others],
    address: addressOf(first.event.place, places),
    contacts: await contactsFor(req, [first, ...others]),
    clubPhone: phone,
  }
}

/** Whom to call about each invitation that cannot be answered any more, by its id. */
async function contactsFor(
  req: PayloadRequest,
  rows: readonly ParticipantView[],
): Promise<Record<string, Contact>> {
  const closed = rows.filter(({ open }) => !open)
  if (closed.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: [...new Set(closed.map(({ event }) => event.id))] } },
    select: { trainers: true, substitute: true },
    depth: 0,
    pagination: false,
    // Of the leaders only those leave whose number the club shows to everybody.
    overrideAccess: true,
    req,
  })
  const leaders = new Map(
    docs.map((event) => [event.id, idsOf([event.substitute, ...(event.trainers ?? [])])]),
  )
  const staff = await staffList(req)
  return Object.fromEntries(
    closed.flatMap(({ id, event, category }) => {
      const contact = contactOf(leaders.get(event.id) ?? [], category, staff)
      return contact ? [[id, contact] as const] : []
    }),
  )
}
