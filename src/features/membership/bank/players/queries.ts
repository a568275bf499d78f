import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { categoryList } from '@/features/categories/queries'
import { fullName } from '@/features/users/rules'

/** A player as a choice of the office. */
export interface NamedPlayer {
  id: string
  name: string
  category: string
}

/** These players by id, with the names of their categories; the caller has checked the access. */
export async function playersNamed(
  req: PayloadRequest,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedPlayer>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const categories = new Map((await categoryList(req)).map(({ id, name }) => [id, name]))
  const rows = await aggregate(req, 'users', {
    where: { id: { in: wanted } },
    by: ['id', 'firstName', 'lastName', 'category'],
  })
  return new Map(
    rows.map(({ id, firstName, lastName, category }) => [
      String(id),
      {
        id: String(id),
        name: fullName({ firstName: String(firstName ?? ''), lastName: String(lastName ?? '') }),
        category: categories.get(String(category)) ?? '',
      },
    ]),
  )
}
