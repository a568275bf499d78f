import type { PayloadRequest, Where } from 'payload'
import { guardianship } from '@/access/guardian'
import { addDays, dayOf } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { idOf, idsOf } from '@/lib/reference'
import type { Enquiry, User } from '@/payload-types'
import { erasureViews, erasurePreview, lastGuardians, openRequests } from '../erasure/queries'
import { leftBefore } from '../erasure/rules'
import { storedRows } from '../queries'
import { mentionsOf } from '../texts/queries'
import type { ErasureCase, ErasureDesk, Left } from './views'

/** How many closed requests are listed. */
const CLOSED_SHOWN = 30
/** Days after the end of a trial in which the child's data are erased, unless it has joined. */
const TRIAL_DAYS_KEPT = 90

const nameless: Where = { erasedAt: { exists: false } }

/** Accounts deactivated, and trials ended, longer ago than the privacy text promises to keep them. */
async function longGone(req: PayloadRequest, now: Date): Promise<User[]> {
  const moment = leftBefore(now)
  const trial = addDays(dayOf(now), -TRIAL_DAYS_KEPT)
  // Accounts deactivated before that was noted: their last change.
  const since: Where = {
    or: [
      { inactiveSince: { less_than: moment } },
      { and: [{ inactiveSince: { exists: false } }, { updatedAt: { less_than: moment } }] },
    ],
  }
  const inactive: Where = { and: [{ active: { equals: false } }, since] }
  return storedRows(
    req,
    'users',
    { and: [nameless, { or: [inactive, { trialUntil: { less_than: trial } }] }] },
    'sortName',
  )
}

/** Active guardians all of whose children have left that long ago or were erased, or who have none since. */
async function leftGuardians(req: PayloadRequest, gone: ReadonlySet<string>, now: Date): Promise<User[]> {
  const parents = await storedRows(
    req,
    'users',
    {
      and: [
        nameless,
        { role: { equals: 'player' } },
        { playing: { not_equals: true } },
        { active: { not_equals: false } },
      ],
    },
    'sortName',
  )
  return parents.filter(({ children, updatedAt }) =>
    children && children.length > 0
      ? children.every(({ player }) => gone.has(idOf(player) ?? ''))
      : updatedAt < leftBefore(now),
  )
}

const sinceOf = ({ inactiveSince, trialUntil, updatedAt }: User): string =>
  inactiveSince ?? trialUntil ?? updatedAt

/** Everybody the privacy text promises to erase by now; nothing is erased by itself. */
export async function leftLongAgo(req: PayloadRequest, now = new Date()): Promise<Left[]> {
  const gone = await longGone(req, now)
  const sinces = new Map(gone.map((row) => [row.id, sinceOf(row)]))
  const guardians = await leftGuardians(req, new Set(sinces.keys()), now)
  const left = ({ id, name }: User, since: string | null, isGuardian: boolean): Left => ({
    id,
    name: name ?? '',
    since,
    isGuardian,
  })
  const lastChild = ({ children }: User): string | null =>
    (children ?? [])
      .map(({ player }) => sinces.get(idOf(player) ?? '') ?? '')
      .sort()
      .at(-1) ?? null
  return [
    ...gone.map((row) => left(row, sinceOf(row), false)),
    ...guardians.map((row) => left(row, lastChild(row), true)),
  ]
}

/** The office's list of erasures. */
export async function erasureDesk(req: PayloadRequest): Promise<ErasureDesk> {
  const open = await storedRows(req, 'erasures', { state: { equals: 'open' } })
  const closed = await storedRows(req, 'erasures', { state: { not_equals: 'open' } }, '-closedAt')
  const fromWeb: Enquiry[] = await storedRows(req, 'enquiries', {
    and: [{ kind: { equals: 'erasure' } }, { state: { not_equals: 'closed' } }],
  })
  return {
    today: dayOf(new Date()),
    open: await erasureViews(req, open),
    closed: await erasureViews(req, closed.slice(0, CLOSED_SHOWN)),
    fromWeb: fromWeb.map(({ id, createdAt }) => ({ id, createdAt })),
    left: await leftLongAgo(req),
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
    mentions: await mentionsOf(req, person.lastName),
  }
}
