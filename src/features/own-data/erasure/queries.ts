import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { creditOfPlayers } from '@/features/membership/credit/queries'
import { forbidden, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { formatCents } from '@/lib/money'
import { idOf, idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Erasure, User } from '@/payload-types'
import { PARTS } from '../parts/commands'
import { dataSubjects, requireSubject, storedRows } from '../queries'
import { KEPT, type KeptKey } from './rules'
import type { ErasurePreview, ErasureView } from './schema'
import { erasureView } from './views'

/** Previews of an account in an hour: each reads every text of the club. */
export const previewLimit = createLimit('erasure-preview', 30, 3600)

/** The row of somebody who can be erased; throws 404 when there is none, and for one that was. */
export async function erasable(req: PayloadRequest, id: string): Promise<User> {
  const [row] = await storedRows(req, 'users', { id: { equals: id } })
  if (!row || row.erasedAt) throw notFound('Údaje tejto osoby už vymazané sú.')
  return row
}

const counted = async (req: PayloadRequest, collection: CollectionSlug, where: Where) =>
  (await req.payload.db.count({ collection, where, req })).totalDocs

/** How many rows of each kind stay. */
const keptCounts = async (req: PayloadRequest, { id, photo }: User): Promise<Record<KeptKey, number>> => ({
  payments: await counted(req, 'payments', { players: { in: [id] } }),
  memberFees: await counted(req, 'memberFees', { player: { equals: id } }),
  attendances: await counted(req, 'attendances', { player: { equals: id } }),
  participants: await counted(req, 'participants', { player: { equals: id } }),
  absenceDays: await counted(req, 'absences', { player: { equals: id } }),
  moves: await counted(req, 'playerMigrations', { 'moves.player': { equals: id } }),
  consents: await counted(req, 'consents', { person: { equals: id } }),
  acts:
    (await counted(req, 'contactOpenings', { by: { equals: id } })) +
    (await counted(req, 'closings', { by: { equals: id } })),
  requests: await counted(req, 'erasures', { person: { equals: id } }),
  sharedPhotos: (await storedRows(req, 'media', { people: { in: [id] } })).filter(
    (picture) => picture.id !== idOf(photo) && idsOf(picture.people).some((other) => other !== id),
  ).length,
})

/** What should be settled before: afterwards nobody can be reminded of a debt, nor given credit back. */
async function warningsFor(req: PayloadRequest, { id }: User): Promise<string[]> {
  const open = await storedRows(req, 'memberFees', {
    and: [{ player: { equals: id } }, { owed: { greater_than: 0 } }, { deletedAt: { exists: false } }],
  })
  const owed = open.reduce((sum, fee) => sum + (fee.owed ?? 0), 0)
  const credit = await creditOfPlayers(req, [id])
  return [
    ...(owed > 0 ? [`Na členskom zostáva neuhradené ${formatCents(owed)}.`] : []),
    ...(credit > 0 ? [`V klube je preplatok ${formatCents(credit)}. Vyžiadajte si ho pred vymazaním.`] : []),
  ]
}

/**
 * What an erasure of somebody would remove and leave, for themselves, their guardian with full right, and the office.
 * Throws 404 for anybody else's row, 403 for a child the caller may only read.
 */
export async function erasurePreview(req: PayloadRequest, id: string): Promise<ErasurePreview> {
  if (!isAdmin(req)) await requireSubject(req, id)
  const person = await erasable(req, id)
  const erased = [
    { key: 'account', title: 'Meno, kontakt, dátum narodenia a všetko ostatné v profile', count: 1 },
  ]
  for (const { key, title, find } of PARTS)
    erased.push({ key, title, count: (await find(req, person)).length })
  const kept = await keptCounts(req, person)
  return {
    person: { id, name: person.name ?? '' },
    erased: erased.filter(({ count }) => count > 0),
    kept: KEPT.map((one) => ({ ...one, count: kept[one.key] })).filter(({ count }) => count > 0),
    warnings: await warningsFor(req, person),
  }
}

/** The open requests about somebody, of everybody who asked, the oldest first. */
export const openRequests = (req: PayloadRequest, person: string): Promise<Erasure[]> =>
  storedRows(
    req,
    'erasures',
    { and: [{ person: { equals: person } }, { state: { equals: 'open' } }] },
    'createdAt',
  )

/** How many open requests the caller may read. */
export const openErasures = async (req: PayloadRequest): Promise<number> =>
  (
    await req.payload.count({
      collection: 'erasures',
      where: { state: { equals: 'open' } },
      overrideAccess: false,
      req,
    })
  ).totalDocs

const namesById = async (req: PayloadRequest, rows: readonly Erasure[]) => {
  const ids = rows.flatMap(({ person, requestedBy }) => [idOf(person), idOf(requestedBy)])
  const users = await storedRows(req, 'users', {
    id: { in: [...new Set(ids.filter((id) => id !== undefined))] },
  })
  const names = new Map(users.map(({ id, name }) => [id, name ?? '']))
  return (id: string): string => names.get(id) ?? ''
}

/** The views of requests, with the names as they are now. */
export const erasureViews = async (req: PayloadRequest, rows: readonly Erasure[]): Promise<ErasureView[]> => {
  const nameOf = await namesById(req, rows)
  return rows.map((row) => erasureView(row, nameOf, req.user?.id))
}

/** The requests about the caller and their children, newest first. */
export async function ownErasures(req: PayloadRequest): Promise<{ erasures: ErasureView[] }> {
  const people = (await dataSubjects(req)).map(({ id }) => id)
  const where: Where = { or: [{ person: { in: people } }, { requestedBy: { equals: req.user!.id } }] }
  return { erasures: await erasureViews(req, await storedRows(req, 'erasures', where, '-createdAt')) }
}

/**
 * The guardians of a child who would have nobody left in the club: neither another child nor a role of their own. They are
 * offered to be erased together with the child.
 */
export async function lastGuardians(req: PayloadRequest, child: string): Promise<Named[]> {
  const guardians = await storedRows(req, 'users', { 'children.player': { equals: child } }, 'sortName')
  return guardians
    .filter(({ role, playing, erasedAt }) => role === 'player' && !playing && !erasedAt)
    .filter(({ children }) => (children ?? []).every(({ player }) => idOf(player) === child))
    .map(({ id, name }) => ({ id, name: name ?? '' }))
}

/** Throws 403 unless the caller has asked themselves, 404 for a request that is none of theirs to know of. */
export async function requireOwnRequest(req: PayloadRequest, id: string): Promise<Erasure> {
  const [row] = await storedRows(req, 'erasures', { id: { equals: id } })
  if (row && idOf(row.requestedBy) === req.user!.id) return row
  const people = (await dataSubjects(req)).map((subject) => subject.id)
  const isKnown = isAdmin(req) || people.includes(idOf(row?.person) ?? '')
  if (!row || !isKnown) throw notFound()
  const more = isAdmin(req) ? ' Zamietnuť ju môžete s\u00a0odôvodnením.' : ''
  throw forbidden(`Žiadosť môže odvolať len ten, kto ju podal.${more}`)
}
