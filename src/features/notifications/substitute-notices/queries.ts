import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { rowsWhere } from '../copies/queries'

/** These people by id, with their name and role. Without access control: for what is told. */
export const storedPeople = async (
  req: PayloadRequest,
  ids: string[],
): Promise<Map<string, Pick<User, 'id' | 'name' | 'role'>>> => {
  const rows = await rowsWhere<User>(req, 'users', { id: { in: ids } }, { name: true, role: true })
  return new Map(rows.map((row) => [row.id, row]))
}
