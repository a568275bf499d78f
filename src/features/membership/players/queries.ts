import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { Category, MemberFee, User } from '@/payload-types'
import type { FeePlayer } from '../views'

/** Columns of rows by id; without access control and without Payload's find, which walks every field of every row. */
async function findRows<Row>(
  req: PayloadRequest,
  collection: 'categories' | 'users',
  ids: readonly (string | undefined)[],
  columns: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const distinct = [...new Set(ids)].filter((id) => id !== undefined)
  if (distinct.length === 0) return []
  const { docs } = await req.payload.db.find<Row & { id: string }>({
    collection,
    where: { id: { in: distinct } },
    select: Object.fromEntries(columns.map((name) => [name, true as const])),
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/**
 * The players of these fees by id, those in the trash included: whoever may read a fee may read its player and the
 * variable symbol.
 */
export async function feePlayers(
  req: PayloadRequest,
  fees: readonly MemberFee[],
): Promise<Map<string, FeePlayer>> {
  const players = await findRows<User>(
    req,
    'users',
    fees.map((fee) => idOf(fee.player)),
    ['name', 'variableSymbol', 'category'],
  )
  const categories = await findRows<Category>(
    req,
    'categories',
    players.map(({ category }) => idOf(category)),
    ['name'],
  )
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return new Map(
    players.map(({ id, name, variableSymbol, category: ref }): [string, FeePlayer] => {
      const group = names.get(idOf(ref) ?? '')
      const category = group === undefined ? null : { id: idOf(ref)!, name: group }
      return [id, { id, name: name ?? '', variableSymbol: variableSymbol ?? '', category }]
    }),
  )
}
