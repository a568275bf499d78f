import type { PayloadRequest } from 'payload'
import { type ImportChanges, placedBy } from '@/features/member-imports/undo/rules'
import { notFound } from '@/lib/errors'
import { workOnImport } from '../invitation-jobs/queries'
import { rowsOfPlayers } from '../invitations/queries'
import type { ImportProgress } from './schema'

/**
 * How many invitations the players of an import have and get, from the database: right also after a restart. Null when
 * neither the import nor its undo is at them. Throws 404.
 */
export async function importProgress(req: PayloadRequest, id: string): Promise<ImportProgress | null> {
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
  if (found.undoneAt || !changes) return null
  const players = placedBy(changes)
  const work = await workOnImport(req, id, players)
  if (!work) return null
  const { present, due } = await rowsOfPlayers(req, players)
  return { written: present, due, isUndoing: work === 'undoing' }
}
