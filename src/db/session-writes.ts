import type { BaseDatabaseAdapter, UpdateOne } from 'payload'
import { newestSessions, type Session } from '@/lib/sessions'
import { retryConflicts } from '@/lib/retry'
import { withTransaction } from './with-transaction'

/**
 * The sessions to store when `incoming`, made of an older list, would replace `stored`. A sign-in appends its session at
 * the end, so only the last one can be new: any other unknown one was ended meanwhile and stays ended.
 */
export function mergeSessions(stored: Session[], incoming: Session[], now: number): Session[] {
  const changed = new Map(incoming.map((session) => [session.id, session]))
  const known = new Set(stored.map((session) => session.id))
  const last = incoming.at(-1)
  const kept =
    last && !known.has(last.id)
      ? [...stored.map((session) => changed.get(session.id) ?? session), last]
      : incoming.filter((session) => known.has(session.id))
  return newestSessions(kept.filter((session) => new Date(session.expiresAt).getTime() > now))
}

/**
 * Payload stores a session by writing back the whole user it read before hashing the password: parallel sign-ins
 * lose each other's sessions, and a role taken away meanwhile returns. Here such a write changes the sessions only,
 * merged with what is stored.
 */
export function guardSessionWrites(adapter: BaseDatabaseAdapter): void {
  const original = adapter.updateOne
  // Payload's sign-in writes the whole user, the end of a session only `sessions`; anything else is an edit.
  const isSessionWrite = (args: Parameters<UpdateOne>[0]): boolean =>
    args.returning === false &&
    (args.data.id !== undefined || Object.keys(args.data).length === 1) &&
    args.id !== undefined &&
    Array.isArray(args.data.sessions) &&
    Boolean(adapter.payload.collections[args.collection]?.config.auth)

  const write: UpdateOne = async (args) => {
    const { collection, req, id } = args
    const current = await adapter.findOne<{ id: string; sessions?: Session[] }>({
      collection,
      req,
      where: { id: { equals: id } },
    })
    const sessions = mergeSessions(current?.sessions ?? [], args.data.sessions as Session[], Date.now())
    // The whole row as it stands in this transaction: on SQLite a part that names one list empties all others
    // (a guardian's children). With `updatedAt: null` Payload leaves `updatedAt` as it is.
    return original.call(adapter, { ...args, data: { ...current, sessions, updatedAt: null } })
  }

  const writeAlone: UpdateOne = async (args) => {
    const own = await adapter.beginTransaction()
    if (own === null) return write(args)
    try {
      const result = await write({ ...args, req: withTransaction(args.req, String(own)) })
      await adapter.commitTransaction(own)
      return result
    } catch (error) {
      await adapter.rollbackTransaction(own)
      throw error
    }
  }

  adapter.updateOne = async (args) => {
    if (!isSessionWrite(args)) return original.call(adapter, args)
    if (await args.req?.transactionID) return write(args)
    // Two devices of one account at once: the next try merges with the sessions the other one has stored.
    return retryConflicts(() => writeAlone(args))
  }
}
