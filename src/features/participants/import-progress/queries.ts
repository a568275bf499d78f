import type { PayloadRequest } from 'payload'
import { type ImportChanges, placedBy } from '@/features/member-imports/undo/rules'
import { notFound } from '@/lib/errors'
import { isInviting } from '../invitation-jobs/queries'
import { rowsOfPlayers } from '../invitations/queries'
import type { ImportProgress } from './schema'

/**
 * How many invitations the players of an import have and get, from the database: right also after a restart, and while an undo
 * deletes them. Throws 404.
 */
export async function importProgress(req: PayloadRequest, id: string): Promise<ImportProgress> {
  const found = await req.payload.findByID({
    collection: 'memberImports',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!found) throw notFound('Import už neexistuje.')
  const changes = found.changes as unknown as ImportChanges | null
  const { present, due } = await rowsOfPlayers(req, changes ? placedBy(changes) : [])
  return { written: present, due: found.undoneAt ? 0 : due, isWriting: await isInviting(req) }
}
