import type { PayloadRequest, Where } from 'payload'
import { guardianship } from '@/access/guardian'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { addDays, dayOf } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import { isId } from '@/lib/ids'
import { inOrder } from '@/lib/order'
import { idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Enquiry } from '@/payload-types'
import { erasureViews, erasurePreview, lastGuardians, openRequests } from '../erasure/queries'
import { leftBefore } from '../erasure/rules'
import { storedRows } from '../queries'
import { surnamesOf } from '../rules'
import { mentionsOf } from '../texts/queries'
import type { ErasureCase, ErasureDesk, Left } from './views'

/** How many closed requests are listed. */
const CLOSED_SHOWN = 30
/** How many of those who should be erased are listed: the others follow when these are done. */
const LEFT_SHOWN = 50
/** Days after the end of a trial in which the child's data are erased, unless it has joined. */
const TRIAL_DAYS_KEPT = 90

const nameless: Where = { erasedAt: { exists: false } }

/** A person of whom the promise is due, as far as the list shows them. */
interface Leaver extends Named {
  inactiveSince: string | null
  trialUntil: string | null
  updatedAt: string
}

/** People by name, without access control, the trash included. Plain columns: a club has thousands of people. */
async function leavers(req: PayloadRequest, where: Where): Promise<Leaver[]> {
  const rows = await aggregate(req, 'users', {
    where: { and: [nameless, where] },
    by: ['sortName', 'id', 'name', 'inactiveSince', 'trialUntil', 'updatedAt'],
  })
  const textOr = (value: unknown) => (value === null ? null : String(value))
  return rows
    .toSorted(inOrder(({ sortName }) => String(sortName)))
    .map(({ id, name, inactiveSince, trialUntil, updatedAt }) => ({
      id: String(id),
      name: String(name ?? ''),
      inactiveSince: textOr(inactiveSince),
      trialUntil: textOr(trialUntil),
      updatedAt: String(updatedAt),
    }))
}

/** Accounts deactivated, and trials ended, longer ago than the privacy text promises to keep them. */
function longGone(req: PayloadRequest, now: Date): Promise<Leaver[]> {
  const moment = leftBefore(now)
  const today = dayOf(now)
  // A child from an enquiry is erased by itself, unless it has a guardian's account: then the office decides at once.
  const trial: Where = {
    or: [
      { trialUntil: { less_than: addDays(today, -TRIAL_DAYS_KEPT) } },
      { and: [{ trialEnquiry: { exists: true } }, { trialUntil: { less_than: today } }] },
    ],
  }
  // Accounts deactivated before that was noted: their last change.
  const since: Where = {
    or: [
      { inactiveSince: { less_than: moment } },
      { and: [{ inactiveSince: { exists: false } }, { updatedAt: { less_than: moment } }] },
    ],
  }
  const inactive: Where = { and: [{ active: { equals: false } }, since] }
  return leavers(req, { or: [inactive, trial] })
}

/** Active guardians all of whose children are among these or were erased, or who have none since long. */
async function leftGuardians(
  req: PayloadRequest,
  gone: ReadonlySet<string>,
  now: Date,
): Promise<(Leaver & { children: string[] })[]> {
  const parents = await leavers(req, {
    and: [
      { role: { equals: 'player' } },
      { playing: { not_equals: true } },
      { active: { not_equals: false } },
    ],
  })
  const children = groupsBy(await arrayRows(req, 'users', ['children', 'player']), ({ row }) => row)
  return parents
    .map((parent) => ({ ...parent, children: (children.get(parent.id) ?? []).map(({ names }) => names) }))
    .filter(({ children: own, updatedAt }) =>
      own.length > 0 ? own.every((child) => gone.has(child)) : updatedAt < leftBefore(now),
    )
}

const sinceOf = ({ inactiveSince, trialUntil, updatedAt }: Leaver): string =>
  inactiveSince ?? trialUntil ?? updatedAt

/** Everybody the privacy text promises to erase by now; only children on trial are erased by themselves. */
export async function leftLongAgo(req: PayloadRequest, now = new Date()): Promise<Left[]> {
  const gone = await longGone(req, now)
  const sinces = new Map(gone.map((row) => [row.id, sinceOf(row)]))
  const guardians = await leftGuardians(req, new Set(sinces.keys()), now)
  const left = ({ id, name }: Named, since: string | null, isGuardian: boolean): Left => ({
    id,
    name,
    since,
    isGuardian,
  })
  const lastChild = (children: readonly string[]): string | null =>
    children
      .map((child) => sinces.get(child) ?? '')
      .sort()
      .at(-1) ?? null
  return [
    ...gone.map((row) => left(row, sinceOf(row), false)),
    ...guardians.map((row) => left(row, lastChild(row.children), true)),
  ]
}

/** The office's list of erasures. */
export async function erasureDesk(req: PayloadRequest): Promise<ErasureDesk> {
  const open = await storedRows(req, 'erasures', { state: { equals: 'open' } })
  const closed = await storedRows(
    req,
    'erasures',
    { state: { not_equals: 'open' } },
    '-closedAt',
    CLOSED_SHOWN,
  )
  const fromWeb: Enquiry[] = await storedRows(req, 'enquiries', {
    and: [{ kind: { equals: 'erasure' } }, { state: { not_equals: 'closed' } }],
  })
  const left = await leftLongAgo(req)
  return {
    today: dayOf(new Date()),
    open: await erasureViews(req, open),
    closed: await erasureViews(req, closed),
    fromWeb: fromWeb.map(({ id, createdAt }) => ({ id, createdAt })),
    left: left.slice(0, LEFT_SHOWN),
    leftTotal: left.length,
  }
}

/** The case of one person for the office; undefined for an unknown id or one that was erased. */
export async function erasureCase(req: PayloadRequest, id: unknown): Promise<ErasureCase | undefined> {
  if (!isId(id)) return undefined
  const [person] = await storedRows(req, 'users', { and: [{ id: { equals: id } }, nameless] })
  if (!person) return undefined
  const requests = await openRequests(req, id)
  const [row] = requests
  const askers = idsOf(requests.map(({ requestedBy }) => requestedBy))
  const named = await storedRows(req, 'users', { id: { in: askers } }, 'sortName')
  const isMinor = guardianship({ ...person, active: true }, 'full', dayOf(new Date())) === 'full'
  return {
    ...(await erasurePreview(req, id)),
    request: row && (await erasureViews(req, [row]))[0],
    askedBy: named.map(({ name }) => name ?? '').join(', '),
    isMinorAlone: isMinor && askers.length > 0 && askers.every((asker) => asker === id),
    guardians: await lastGuardians(req, id),
    mentions: await mentionsOf(req, surnamesOf(person)),
  }
}
