import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { isAdult } from '@/lib/age'
import { isAdmin } from '@/access/roles'
import { dayOf } from '@/lib/dates'
import { forbidden, invalid, notFound } from '@/lib/errors'
import { groupsBy } from '@/lib/groups'
import { idsOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { idsWithoutAnswer } from '../../consents/missing/queries'
import { ASKED } from '../../participants/nomination/rules'
import { NOT_ON_TRIAL, playersWhere } from '../../users/access'
import { audiencesFor, mayAddress, writableCategories, writablePeople } from '../access'
import { openFees } from '../debts/queries'
import { EVENT_AUDIENCES } from '../labels'
import {
  findPeople,
  guardiansOfInactive,
  guardiansWhere,
  idsWithPassword,
  type Person,
} from '../people/queries'
import { type Audience, audienceProblem, resolveRecipients } from '../rules'

const NOBODY: Where = { id: { in: [] } }

/** The accounts a notification reaches, and the names of the players nobody reads for. */
export interface Recipients {
  recipients: { id: string; email?: string | null }[]
  unreachable: string[]
}

/** Throws when an audience is incomplete (400), not one the caller may write to (403), or names an unknown row (404). */
export async function requireRecipients(req: PayloadRequest, audience: Audience): Promise<void> {
  const problem = audienceProblem(audience)
  if (problem) throw invalid(problem.message, problem.field)
  if (!(await mayAddress(req, audience)))
    throw forbidden('Týmto ľuďom písať nemôžete. Vyberte svoju kategóriu.')
  if (
    EVENT_AUDIENCES.includes(audience.kind) &&
    (await eventCategories(req, audience.event ?? '')).length === 0
  )
    throw notFound('Udalosť už neexistuje.')
  if (audience.kind === 'users') {
    const chosen = new Set(audience.users)
    const found = await findWritable(req, { id: { in: [...chosen] } })
    if (found.length < chosen.size)
      throw notFound('Niekoho z vybraných už nemožno osloviť. Vyberte príjemcov znova.')
  }
}

/** Who sends what nobody wrote: an office without an account. */
const THE_CLUB = { id: '', role: 'admin', active: true } as User

/** A request of somebody else: of this person, or without one of the club itself, which reaches everybody. */
export const requestAs = (req: PayloadRequest, user: User = THE_CLUB): Promise<PayloadRequest> =>
  createLocalReq({ user: { ...user, collection: 'users' } }, req.payload)

/**
 * Whom an audience reaches when the caller sends it: active accounts the caller may write to, each once. Whoever else
 * it names is left out without an error; `requireRecipients` throws for them.
 */
export async function recipientsOf(req: PayloadRequest, audience: Audience): Promise<Recipients> {
  if (!audiencesFor(req).includes(audience.kind)) return { recipients: [], unreachable: [] }
  const addressed = await findWritable(req, await addressedBy(req, audience))
  const players = addressed.filter(({ playing }) => playing).map(({ id }) => id)
  const guardians = await guardiansOf(req, addressed, audience.kind === 'all')
  const { recipients, unreachable } = resolveRecipients(
    addressed,
    guardians,
    await idsWithPassword(req, players),
  )
  const byId = new Map([...addressed, ...guardians].map((person) => [person.id, person]))
  return {
    recipients: recipients.map((id) => ({ id, email: byId.get(id)?.email })),
    unreachable: unreachable.map((id) => byId.get(id)?.name ?? ''),
  }
}

/** Who reads what is told to several lists of people, by list; the same as `recipientsOf` says of each, read once for all. */
export async function readersOfLists(
  req: PayloadRequest,
  lists: readonly (readonly string[])[],
): Promise<string[][]> {
  const addressed = await findWritable(req, { id: { in: [...new Set(lists.flat())] } })
  const players = addressed.filter(({ playing }) => playing).map(({ id }) => id)
  const guardians = await guardiansOf(req, addressed, false)
  const withPassword = await idsWithPassword(req, players)
  const people = new Map(addressed.map((person) => [person.id, person]))
  const guardiansBy = groupsBy(
    guardians.flatMap(({ id, children }) => children.map((child) => ({ id, child }))),
    ({ child }) => child,
  )
  return lists.map((list) => {
    const own = [...new Set(list)].flatMap((id) => people.get(id) ?? [])
    const theirs = own.flatMap(({ id }) => guardiansBy.get(id) ?? [])
    return resolveRecipients(
      own,
      theirs.map(({ id, child }) => ({ id, children: [child] })),
      withPassword,
    ).recipients
  })
}

/** The guardians of the addressed players under 18; adult players read for themselves. */
async function guardiansOf(req: PayloadRequest, addressed: Person[], everybody: boolean): Promise<Person[]> {
  const today = dayOf(new Date())
  const minors = addressed.filter((one) => one.playing && !isAdult(one.birthDate, today)).map(({ id }) => id)
  if (minors.length === 0) return []
  // When everybody is addressed, the guardians are among them.
  const found = everybody ? addressed : await findWritable(req, await guardiansWhere(req, minors))
  const known = new Set(minors)
  return found
    .map((one) => ({ ...one, children: one.children.filter((child) => known.has(child)) }))
    .filter(({ children }) => children.length > 0)
}

/** The people an audience names, whether or not the caller may write to each of them. */
async function addressedBy(req: PayloadRequest, audience: Audience): Promise<Where> {
  switch (audience.kind) {
    case 'all':
      return {}
    case 'roles':
      return { role: { in: audience.roles ?? [] } }
    case 'categories':
      return playersWhere(await writableCategories(req, audience.categories ?? [])) || NOBODY
    case 'users':
      return { id: { in: audience.users ?? [] } }
    case 'event':
    case 'coming':
    case 'nominated':
      return { id: { in: await invitedPlayers(req, audience.event ?? '', INVITED[audience.kind]) } }
    case 'debtors':
      return { id: { in: await debtors(req) } }
    case 'unanswered':
      return { id: { in: isAdmin(req) ? await idsWithoutAnswer(req) : [] } }
  }
}

/** Which of the invited players an audience of an event names. */
const INVITED = {
  event: { and: [{ userSubmitted: { equals: false } }, ASKED] },
  coming: { and: [{ userSubmitted: { equals: true } }, { answer: { equals: 'yes' } }] },
  nominated: { nomination: { in: ['in', 'substitute'] } },
} as const satisfies Record<string, Where>

/**
 * The players with a fee after its due day that the family has not reported as paid lately, and the guardians of those who are
 * deactivated; for administrators alone.
 */
async function debtors(req: PayloadRequest): Promise<string[]> {
  if (!isAdmin(req)) return []
  const fees = await openFees(req, { before: dayOf(new Date()) })
  const players = [...new Set(fees.map(({ player }) => player))]
  return [...new Set([...players, ...[...(await guardiansOfInactive(req, players)).values()].flat()])]
}

/** The categories of an event the caller may write to; empty when the caller may not read the event. */
async function eventCategories(req: PayloadRequest, id: string): Promise<string[]> {
  const event = await req.payload.findByID({
    collection: 'events',
    id,
    select: { categories: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return event ? writableCategories(req, idsOf(event.categories)) : []
}

/** The players invited to an event for whom the condition holds, of the categories the caller may write to. */
async function invitedPlayers(req: PayloadRequest, event: string, which: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: {
      and: [{ event: { equals: event } }, which, { category: { in: await eventCategories(req, event) } }],
    },
    select: { player: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return idsOf(docs.map(({ player }) => player))
}

/** The active ones of these people the caller may write to. Nobody reads for a child on trial, and nobody is missed. */
const findWritable = async (req: PayloadRequest, where: Where): Promise<Person[]> =>
  findPeople(req, {
    and: [where, { active: { equals: true } }, NOT_ON_TRIAL, await writablePeople(req)],
  })
