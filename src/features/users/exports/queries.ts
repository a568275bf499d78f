import type { PayloadRequest } from 'payload'
import type { FileList } from '@/lib/list-file'
import { inPortions } from '@/lib/in-portions'
import { matchOf } from '../admin/rules'
import { guardiansOf } from '../guardians/queries'
import { linkedGuardians } from '../guardians/rules'
import { matchingUserIds, usersByIds } from '../queries'
import { userColumns } from './rules'
import type { UserFileQuery } from './schema'
import type { UserRow } from './views'

async function* withGuardians(req: PayloadRequest, ids: readonly string[]): AsyncGenerator<UserRow[]> {
  for await (const users of inPortions(ids, (some) => usersByIds(req, some))) {
    const guardians = await guardiansOf(
      req,
      users.filter(({ playing }) => playing).map(({ id }) => id),
    )
    yield users.map((user) => ({
      ...user,
      guardians: linkedGuardians(user.id, guardians.get(user.id) ?? []),
    }))
  }
}

/** The people the office's list shows, by name. */
export async function userFile(
  req: PayloadRequest,
  { role: kind, category, state, search }: UserFileQuery,
): Promise<FileList<UserRow>> {
  const ids = await matchingUserIds(req, matchOf({ kind, category, state, search }))
  return { name: 'Používatelia', columns: userColumns, total: ids.length, rows: withGuardians(req, ids) }
}
