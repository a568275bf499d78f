import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { fullRightChildren, scopeOf } from '@/access/scope'
import { forbidden, notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import type { DataSubject } from './views'

/**
 * The rows that match, whole and as they are stored, the first `limit` or all: without access control, for callers that
 * filter by a person.
 */
export async function storedRows<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
  sort = 'createdAt',
  limit = 0,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await req.payload.db.find<DataFromCollectionSlug<Slug>>({
    collection,
    where,
    sort: [sort, 'id'],
    pagination: false,
    limit,
    req,
  })
  return docs
}

/** Rows by their id. */
export const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** The names of categories; null for a category that is gone. */
export async function categoryNames(req: PayloadRequest): Promise<(value: unknown) => string | null> {
  const rows = byId(await storedRows(req, 'categories', {}))
  return (value) => rows.get(idOf(value) ?? '')?.name ?? null
}

/**
 * The caller, and the children they are guardian of with full right until these are 18. Unlike for answers, a child who
 * has left the club counts: just then the family asks for its data.
 */
export async function dataSubjects(req: PayloadRequest): Promise<DataSubject[]> {
  const me = req.user!
  const ids = fullRightChildren(await scopeOf(req), req)
  const children = ids.length > 0 ? await storedRows(req, 'users', { id: { in: ids } }, 'sortName') : []
  const subject = (row: Pick<User, 'id' | 'name' | 'username'>, self: boolean): DataSubject => ({
    id: row.id,
    name: row.name ?? '',
    username: row.username ?? '',
    self,
  })
  return [subject(me, true), ...children.map((child) => subject(child, false))]
}

/**
 * The data subject with this id. Throws 404 for anybody else, 403 for a child the caller may only read: that it exists is
 * no secret to them.
 */
export async function requireSubject(req: PayloadRequest, id: string): Promise<DataSubject> {
  const subject = (await dataSubjects(req)).find((one) => one.id === id)
  if (subject) return subject
  throw (await scopeOf(req)).players.includes(id) ? forbidden() : notFound()
}

/** Who an account is to a person: themselves, their guardian, or the club; null for nobody. Nobody is named. */
export async function relationTo(
  req: PayloadRequest,
  person: string,
): Promise<(account: unknown) => 'person' | 'guardian' | 'club' | null> {
  const guardians = await storedRows(req, 'users', { 'children.player': { equals: person } })
  return (account) => {
    const id = idOf(account)
    if (!id) return null
    if (id === person) return 'person'
    return guardians.some((guardian) => guardian.id === id) ? 'guardian' : 'club'
  }
}
