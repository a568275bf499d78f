import type { CollectionSlug, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { storedRows } from '@/features/own-data/queries'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { isId } from '@/lib/ids'
import type { User } from '@/payload-types'
import { CHANGED } from './labels'
import { PARTS, type PartKey, placeOf, RELATIONS } from './relations/rules'
import { mergeProblem } from './rules'
import type { MergeCase } from './views'
import { previewOf } from './preview/queries'

const ERASURE = 'O\u00a0vymazanie údajov niektorej z\u00a0osôb niekto požiadal. Najprv žiadosť vybavte.'

const present = (rows: readonly User[], id: string): User | undefined =>
  rows.find((row) => row.id === id && !row.deletedAt && !row.erasedAt)

/** Both rows as they are stored; throws 403 for everybody but an administrator, 404 for who is no more in the club. */
export async function bothPeople(
  req: PayloadRequest,
  id: string,
  other: string,
): Promise<{ kept: User; removed: User }> {
  if (!isAdmin(req)) throw forbidden()
  const rows = await storedRows(req, 'users', { id: { in: [id, other] } })
  const [kept, removed] = [present(rows, id), present(rows, other)]
  if (!kept || !removed) throw notFound('Osoba už v\u00a0klube nie je.')
  return { kept, removed }
}

/** Whether somebody waits for the erasure of one of them, or the second waits for that of a child. */
const isErasureOpen = async (req: PayloadRequest, kept: string, removed: string): Promise<boolean> =>
  (
    await storedRows(req, 'erasures', {
      and: [
        { state: { equals: 'open' } },
        { or: [{ person: { in: [kept, removed] } }, { requestedBy: { equals: removed } }] },
      ],
    })
  ).length > 0

/** Throws 400 for two who cannot be one person, 409 for one whose erasure waits. */
export async function requireMergeable(req: PayloadRequest, kept: User, removed: User): Promise<void> {
  const problem = mergeProblem(kept, removed, req.user?.id)
  if (problem) throw invalid(problem, 'other')
  if (await isErasureOpen(req, kept.id, removed.id)) throw conflict(ERASURE)
}

/** How many rows of each kind name somebody. */
export async function partsOf(req: PayloadRequest, person: User): Promise<Map<PartKey, number>> {
  const counts = new Map<PartKey, number>()
  for (const relation of RELATIONS) {
    const { part, way } = relation
    if (!part) continue
    const { slug, field } = placeOf(relation)
    const isMany = way === 'list' || field === 'players'
    const { totalDocs } = await req.payload.db.count({
      collection: slug as CollectionSlug,
      where: { [field]: isMany ? { in: [person.id] } : { equals: person.id } },
      req,
    })
    counts.set(part, (counts.get(part) ?? 0) + totalDocs)
  }
  counts.set('family', (counts.get('family') ?? 0) + (person.children ?? []).length)
  return new Map((Object.keys(PARTS) as PartKey[]).map((part) => [part, counts.get(part) ?? 0]))
}

/** What happens when two people become one, or why they cannot; undefined for an id of nobody. */
export async function mergeCase(
  req: PayloadRequest,
  id: unknown,
  other: unknown,
): Promise<MergeCase | undefined> {
  if (!isId(id) || !isId(other) || !isAdmin(req)) return undefined
  const rows = await storedRows(req, 'users', { id: { in: [id, other] } })
  const [kept, removed] = [present(rows, id), present(rows, other)]
  if (!kept || !removed) return undefined
  const named = ({ id: of, name }: User) => ({ id: of, name: name ?? '' })
  const problem =
    mergeProblem(kept, removed, req.user?.id) ??
    ((await isErasureOpen(req, kept.id, removed.id)) ? ERASURE : undefined)
  if (problem) return { problem, kept: named(kept), removed: named(removed) }
  return { preview: await previewOf(req, { kept, removed }, await partsOf(req, removed)) }
}

/** Throws 409 unless the comparison is the one that was seen. */
export async function requireSeen(
  req: PayloadRequest,
  people: { kept: User; removed: User },
  seen: string,
): Promise<void> {
  const { seen: present } = await previewOf(req, people, await partsOf(req, people.removed))
  if (present !== seen) throw conflict(CHANGED)
}
