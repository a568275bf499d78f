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
import { contactOf, type InvitationState, stateOf, typesOf } from './rules'
import { closureOf } from '@/features/club/places/rules'
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

/** How many past events a family's list shows, folded away; the whole season is on the screen of attendance. */
const PAST_SHOWN = 5

/**
 * The invitations of the family, or of one of its players: all that await an answer, other upcoming ones as many as are
 * shown and one more, and the latest past ones of this season. Throws 404 for another player.
 */
export async function familyEvents(
  req: PayloadRequest,
  { player, kind, shown }: { player?: string; kind: EventKind; shown: number },
): Promise<FamilyEvents> {
  const family = await familyMembers(req)
  const chosen = player ? family.filter(({ id }) => id === player) : family
  if (player && chosen.length === 0) throw notFound('Hráč už neexistuje.')
  const now = new Date()
  const players = chosen.map(({ id }) => id)
  const isIn = (state: InvitationState) => (row: ParticipantView) => stateOf(row, now) === state
  const waiting = (await openInvitations(req, players, now)).filter(isIn('waiting'))
  const types = typesOf(kind)
  // The upcoming ones include those that await an answer, which are listed apart.
  const period = { side: 'upcoming', now, types, limit: waiting.length + shown + 1 } as const
  const upcoming = (await invitationsAround(req, players, period)).filter(isIn('upcoming'))
  const past = await invitationsAround(req, players, { side: 'past', now, types, limit: PAST_SHOWN })
  const byStart = (a: ParticipantView, b: ParticipantView) =>
    a.event.startsAt.localeCompare(b.event.startsAt) || a.player.name.localeCompare(b.player.name, 'sk')
  const coming = [...waiting, ...upcoming]
  const { phone, places } = await clubInfo(req)
  const closed = coming.filter(({ event }) => closureOf(places, event)).map(({ event }) => event.id)
  return {
    today: dayOf(now),
    family,
    player,
    waiting: waiting.sort(byStart),
    upcoming: upcoming.sort(byStart),
    past: past.sort(byStart).reverse(),
    closed: new Set(closed),
    contacts: await contactsFor(req, coming),
    clubPhone: phone,
  }
}

/** One event with the family's invitations to it. Throws 404 without any. */
export async function familyEvent(req: PayloadRequest, id: string): Promise<FamilyEvent> {
  const family = await familyMembers(req)
  const [first, ...others] = await invitationsTo(
    req,
    id,
    family.map((member) => member.id),
  )
  if (!first) throw notFound('Udalosť už neexistuje.')
  const { phone, places } = await clubInfo(req)
  return {
    today: dayOf(new Date()),
    family,
    event: first.event,
    rows: [first, ...others],
    address: addressOf(first.event.place, places),
    closure: closureOf(places, first.event) ?? null,
    leaders: await leadersOf(req, id),
    contacts: await contactsFor(req, [first, ...others]),
    clubPhone: phone,
  }
}

/** Who leads an event, of the trainers shown on the site: the substitute first. */
async function leadersOf(req: PayloadRequest, event: string): Promise<FamilyEvent['leaders']> {
  const leaders = (await leadersByEvent(req, [event])).get(event) ?? []
  if (leaders.length === 0) return []
  const staff = new Map((await staffList(req)).map((trainer) => [trainer.id, trainer]))
  return leaders.flatMap((id) => {
    const trainer = staff.get(id)
    return trainer ? [{ id, name: trainer.name, phone: trainer.phone }] : []
  })
}

/** The ids of those who lead these events; without access control, callers show published names only. */
async function leadersByEvent(req: PayloadRequest, ids: string[]): Promise<Map<string, string[]>> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: ids } },
    select: { trainers: true, substitute: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((event) => [event.id, idsOf([event.substitute, ...(event.trainers ?? [])])]))
}

/** Whom to call about each invitation past its deadline, by its id. */
export async function contactsFor(
  req: PayloadRequest,
  rows: readonly ParticipantView[],
): Promise<Record<string, Contact>> {
  const closed = rows.filter(({ open }) => !open)
  if (closed.length === 0) return {}
  const leaders = await leadersByEvent(req, [...new Set(closed.map(({ event }) => event.id))])
  const staff = await staffList(req)
  return Object.fromEntries(
    closed.flatMap(({ id, event, category }) => {
      const contact = contactOf(leaders.get(event.id) ?? [], category, staff)
      return contact ? [[id, contact] as const] : []
    }),
  )
}
