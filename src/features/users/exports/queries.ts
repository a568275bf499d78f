import type { PayloadRequest } from 'payload'
import { chosenCategory } from '@/features/categories/queries'
import type { FileList } from '@/lib/list-file'
import { inPortions } from '@/lib/in-portions'
import { filterWords } from '@/lib/paper-list'
import { KIND_WORDS, STATE_WORDS } from '../admin/labels'
import { matchOf } from '../admin/rules'
import { guardiansOf } from '../guardians/queries'
import { linkedGuardians } from '../guardians/rules'
import { matchingUserIds, usersByIds } from '../queries'
import { registrationColumns, userColumns } from './rules'
import type { UserFileQuery } from './schema'
import type { UserRow } from './views'

async function withGuardians(req: PayloadRequest, ids: string[]): Promise<UserRow[]> {
  const users = await usersByIds(req, ids)
  const guardians = await guardiansOf(
    req,
    users.filter(({ playing }) => playing).map(({ id }) => id),
  )
  return users.map((user) => ({ ...user, guardians: linkedGuardians(user.id, guardians.get(user.id) ?? []) }))
}

/** The people the office's list shows, by name; for the federation those of them who play. */
export async function userFile(
  req: PayloadRequest,
  { role: kind, category, state, search, columns }: UserFileQuery,
): Promise<FileList<UserRow>> {
  const match = matchOf({ kind, category, state, search })
  const filters = {
    Kto: kind && KIND_WORDS[kind].many.toLowerCase(),
    Stav: STATE_WORDS[state].toLowerCase(),
    Kategória: await chosenCategory(req, category),
  }
  const note = filterWords(filters, search)
  if (columns === undefined) {
    const ids = await matchingUserIds(req, match)
    const rows = inPortions(ids, (some) => withGuardians(req, some))
    return { name: 'Používatelia', columns: userColumns, note, total: ids.length, rows }
  }
  // Of a list of those who do not play nobody is registered.
  const ids = match.playing === false ? [] : await matchingUserIds(req, { ...match, playing: true })
  const rows = inPortions(ids, (some) => withGuardians(req, some))
  return { name: 'Registrácia na zväze', columns: registrationColumns, note, total: ids.length, rows }
}
