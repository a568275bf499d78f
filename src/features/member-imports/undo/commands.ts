import type { PayloadRequest } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { categoryList } from '@/features/categories/queries'
import { shortDate } from '@/lib/date-format'
import { conflict, notFound } from '@/lib/errors'
import type { Kept } from '@/lib/import-schema'
import { kept } from '@/lib/process-state'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import type { MemberImport } from '@/payload-types'
import { setColumns } from '../accounts/commands'
import { deleteInvitations, endInvitations } from '../undo-invitations/commands'
import { presentOf, withNames } from './queries'
import { type ImportChanges, type UndoPlan, undoPlan, undoneChanges } from './rules'

/** Removes accounts that nothing refers to but invitations and messages; guardians first, they name their children. */
async function remove(req: PayloadRequest, { players, guardians }: UndoPlan['removed']): Promise<void> {
  const rows = [
    ['participants', 'player', players],
    ['deliveries', 'user', [...guardians, ...players]],
    ['users', 'id', guardians],
    ['users', 'id', players],
  ] as const
  for (const [collection, field, ids] of rows)
    if (ids.length > 0) await req.payload.db.deleteMany({ collection, where: { [field]: { in: ids } }, req })
}

async function unlink(req: PayloadRequest, unlinked: UndoPlan['unlinked']): Promise<void> {
  for (const { guardian, players } of unlinked) {
    const shared = {
      collection: 'users',
      id: guardian,
      depth: 0,
      trash: true,
      overrideAccess: false,
      req,
    } as const
    const { children } = await req.payload.findByID(shared)
    const left = (children ?? []).filter(({ player }) => !players.includes(idOf(player) ?? ''))
    await req.payload.update({ ...shared, data: { children: left } })
  }
}

/** An import and what it did, without which it cannot be taken back. Throws 404, and 409 when the days are over. */
async function foundImport(req: PayloadRequest, id: string) {
  const shared = { collection: 'memberImports', id, depth: 0, overrideAccess: false, req } as const
  const found: MemberImport | null = await req.payload.findByID({ ...shared, disableErrors: true })
  if (!found) throw notFound('Import už neexistuje.')
  const changes = found.changes as ImportChanges | null | undefined
  if (!found.undoneAt && (!changes || !mayUndo({ doneAt: found.importedAt }, new Date())))
    throw conflict(`Import bolo možné vrátiť do ${shortDate(undoUntil(found.importedAt))}.`)
  return { isUndone: Boolean(found.undoneAt), changes }
}

/** What an undo would do now. */
async function planned(req: PayloadRequest, changes: ImportChanges): Promise<UndoPlan> {
  const categories = new Set((await categoryList(req)).map(({ id }) => id))
  return undoPlan(changes, await presentOf(req, changes), categories)
}

/** Undos under way in this process, by import. */
const underWay = kept('undos of imports', new Map<string, Promise<Kept>>())

/**
 * Takes an import back within 14 days, all of what can be (undo/rules.ts), and returns who was kept and why; taken back
 * already, it changes nothing and returns the same. Asked for twice at once it is done once, for both. Throws 404, and 409
 * when the days are over.
 */
export async function undoImport(req: PayloadRequest, id: string): Promise<Kept> {
  const present = underWay.get(id) ?? undo(req, id).finally(() => underWay.delete(id))
  underWay.set(id, present)
  return present
}

async function undo(req: PayloadRequest, id: string): Promise<Kept> {
  const { isUndone, changes } = await foundImport(req, id)
  const ahead = changes && !isUndone ? (await planned(req, changes)).removed.players : []
  if (!isUndone) await deleteInvitations(req, id, ahead)
  return inTransaction(req, async () => {
    await advisoryLock(req, 'invitations')
    const { isUndone: isDone, changes: present } = await foundImport(req, id)
    if (!present) return []
    if (isDone) return await withNames(req, present.kept ?? [])
    const plan = await planned(req, present)
    // Links first: while a guardian names a child, the child stays.
    await unlink(req, plan.unlinked)
    await remove(req, plan.removed)
    await setColumns(req, plan.restored, new Date().toISOString())
    const gone = new Set(plan.removed.players)
    await endInvitations(
      req,
      id,
      ahead.filter((player) => !gone.has(player)),
    )
    await req.payload.update({
      ...{ collection: 'memberImports', id, depth: 0, overrideAccess: true, req },
      data: {
        ...{ undoneAt: new Date().toISOString(), undoneBy: req.user!.id },
        changes: undoneChanges(plan) as MemberImport['changes'],
      },
    })
    return withNames(req, plan.kept)
  })
}
