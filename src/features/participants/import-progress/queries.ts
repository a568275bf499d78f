import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { type ImportChanges, placedBy } from '@/features/member-imports/undo/rules'
import { coalesce } from '@/lib/coalesce'
import { notFound } from '@/lib/errors'
import { kept } from '@/lib/process-state'
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
  const count = counts.get(id) ?? coalesce(COUNT_AGAIN_MS, () => counted(req, id, placedBy(changes)))
  counts.set(id, count)
  try {
    return await count()
  } catch (error) {
    // Only an answer is kept for the next one who asks.
    counts.delete(id)
    throw error
  }
}

/** Everybody who asks shares a count, and its answer so long after: of thousands of players it takes half a second. */
const COUNT_AGAIN_MS = 1500
const counts = kept(
  'progress of imports',
  new LRUCache<string, () => Promise<ImportProgress | null>>({ max: 20 }),
)

async function counted(req: PayloadRequest, id: string, players: string[]): Promise<ImportProgress | null> {
  const work = await workOnImport(req, id, players)
  if (!work) return null
  const { present, due } = await rowsOfPlayers(req, players)
  return { written: present, due, isUndoing: work === 'undoing' }
}
