import type { PayloadRequest, Where } from 'payload'
import { isAdult } from '@/access/guardian'
import { idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { dayOf } from '@/lib/dates'
import { forbidden, invalid, notFound } from '@/lib/errors'
import { writableTo } from '../access'
import { type Audience, audienceProblem, resolveRecipients, trainerMayAddress } from '../rules'
import { idsWithPassword, guardiansWhere, findPeople, type Person } from '../people/queries'
import { playersOf } from '../../users/access'

const BARE = { depth: 0, pagination: false } as const

/** The accounts a notification reaches, and the players nobody reads for, by name. */
export interface Recipients {
  recipients: { id: string; email?: string | null }[]
  unreachable: string[]
}

/** Refuses an audience that is incomplete (400), not the caller's to write to (403) or not in their reach (404). */
export async function requireRecipients(req: PayloadRequest, audience: Audience): Promise<void> {
  const problem = audienceProblem(audience)
  if (problem) throw invalid(problem.message, problem.field)
  if (!isAdmin(req) && !trainerMayAddress(audience, (await scopeOf(req)).trains))
    throw forbidden('Týmto ľuďom písať nemôžete. Vyberte svoju kategóriu.')
  if (audience.kind === 'event' && !(await eventCategories(req, audience.event ?? '')))
    throw notFound('Udalosť už neexistuje.')
  if (audience.kind === 'users') {
    const chosen = new Set(audience.users)
    const found = await findPeople(req, await writableActive(req, { id: { in: [...chosen] } }))
    if (found.length < chosen.size)
      throw notFound('Niekoho z vybraných už nemožno osloviť. Vyberte príjemcov znova.')
  }
}

/**
 * Works out whom an audience reaches when the caller sends it: nobody outside of the caller's reach, nobody
 * deactivated, each account once. What is out of reach is left out without a word; `requireReach` refuses it.
 */
export async function recipientsOf(req: PayloadRequest, audience: Audience): Promise<Recipients> {
  const where = await addressedBy(req, audience)
  if (!where) return { recipients: [], unreachable: [] }
  const addressed = await findPeople(req, await writableActive(req, where))
  const players = addressed.filter(({ playing }) => playing).map(({ id }) => id)
  const guardians = await guardiansOf(req, addressed, audience.kind === 'all')
  const all = [...new Map([...addressed, ...guardians].map((person) => [person.id, person])).values()]
  const withPassword = await idsWithPassword(req, players)
  const resolved = resolveRecipients(addressed, guardians, withPassword)
  const byId = new Map(all.map((person) => [person.id, person]))
  return {
    recipients: resolved.recipients.map((id) => ({ id, email: byId.get(id)?.email })),
    unreachable: resolved.unreachable.map((id) => byId.get(id)?.name ?? ''),
  }
}

/** Who reads for the addressed players: the guardians of those under 18. A grown player reads alone. */
async function guardiansOf(req: PayloadRequest, addressed: Person[], everybody: boolean): Promise<Person[]> {
  const today = dayOf(new Date())
  const minors = addressed.filter((one) => one.playing && !isAdult(one.birthDate, today)).map(({ id }) => id)
  if (minors.length === 0) return []
  // Whoever may be written to is there already when everybody is addressed.
  const found = everybody
    ? addressed
    : await findPeople(req, await writableActive(req, await guardiansWhere(req, minors)))
  const known = new Set(minors)
  return found
    .map((one) => ({ ...one, children: one.children.filter((child) => known.has(child)) }))
    .filter(({ children }) => children.length > 0)
}

/** The people an audience names. A deactivated sender, an event or a category out of reach names nobody. */
async function addressedBy(req: PayloadRequest, audience: Audience): Promise<Where | false> {
  switch (audience.kind) {
    case 'all':
      return isAdmin(req) && { id: { exists: true } }
    case 'roles':
      return isAdmin(req) && { role: { in: audience.roles ?? [] } }
    case 'categories':
      return playersOf(await ownCategories(req, audience.categories ?? []))
    case 'users':
      return { id: { in: audience.users ?? [] } }
    case 'event':
      return unansweredPlayers(req, audience.event ?? '')
  }
}

const ownCategories = async (req: PayloadRequest, ids: string[]): Promise<string[]> => {
  if (isAdmin(req)) return ids
  const { trains } = await scopeOf(req)
  return ids.filter((id) => trains.includes(id))
}

/** The categories of an event the caller may write to because of it; none when it is not in their reach. */
async function eventCategories(req: PayloadRequest, id: string): Promise<string[] | undefined> {
  const event = await req.payload.findByID({
    collection: 'events',
    id,
    select: { categories: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const categories = event ? await ownCategories(req, idsOf(event.categories)) : []
  return categories.length > 0 ? categories : undefined
}

async function unansweredPlayers(req: PayloadRequest, id: string): Promise<Where | false> {
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: {
      and: [
        { event: { equals: id } },
        { userSubmitted: { equals: false } },
        { category: { in: (await eventCategories(req, id)) ?? [] } },
      ],
    },
    select: { player: true },
    ...BARE,
    overrideAccess: false,
    req,
  })
  const players = idsOf(docs.map((row) => row.player))
  return players.length > 0 && { id: { in: players } }
}

/** The active ones of them the caller may write to. */
async function writableActive(req: PayloadRequest, where: Where): Promise<Where> {
  const writable = await writableTo(req)
  const limits: Where[] = writable === true ? [] : [writable || { id: { in: [] } }]
  return { and: [where, { active: { equals: true } }, ...limits] }
}
