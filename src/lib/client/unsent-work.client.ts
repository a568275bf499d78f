import { del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval'
import { UNSENT_DATABASE, UNSENT_MARK } from './unsent-mark.client'

/** How long work is kept on the device after its last change. */
const TTL_MS = 72 * 60 * 60_000
const TABLE = 'work'

interface Kept<Value> {
  /** When it was changed last, by this device's clock. */
  at: number
  value: Value
}

/** Work of one person that this device keeps until the server has it. */
export interface UnsentWork<Value> extends Kept<Value> {
  name: string
}

let database: Promise<IDBDatabase> | undefined
let isForgotten = false

const opened = (): Promise<IDBDatabase> =>
  (database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(UNSENT_DATABASE)
    request.onupgradeneeded = () => void request.result.createObjectStore(TABLE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onblocked = () => reject(new Error('blocked'))
  }).then(
    (db) => {
      const close = () => {
        db.close()
        database = undefined
      }
      // The version never changes: the database is being removed by a sign-out, perhaps in another tab. An open connection
      // would delay that, and what this tab still does must not be stored again.
      db.onversionchange = () => {
        isForgotten = true
        close()
      }
      db.onclose = close
      return db
    },
    (error: unknown) => {
      database = undefined
      throw error
    },
  ))

/** A phone's browser drops the connection of a page that was in the background; the database itself is still there. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && (/^(Invalid|Unknown)/.test(error.name) || / lost/i.test(error.message))

const table: UseStore = async (mode, callback) => {
  const run = async () =>
    callback((await opened()).transaction(TABLE, mode, { durability: 'strict' }).objectStore(TABLE))
  try {
    return await run()
  } catch (error) {
    // After a sign-out nothing is opened again.
    if (isForgotten || !isLost(error)) throw error
    void database?.then((db) => db.close()).catch(() => undefined)
    database = undefined
    return await run()
  }
}

const keyOf = (owner: string, name: string): string => `${owner} ${name}`
const isFresh = ({ at }: Kept<unknown>): boolean => Date.now() - at < TTL_MS

/** Notes whether anything of this person waits, where it is read without opening the database. */
async function renewMark(owner: string): Promise<void> {
  const waits = (await unsentWorkOf(owner)).length > 0
  try {
    if (waits) localStorage.setItem(UNSENT_MARK, owner)
    else localStorage.removeItem(UNSENT_MARK)
  } catch {
    // Without storage nobody is warned before the sign-out.
  }
}

/** The named work of a person; undefined when there is none. Rejects when the browser refuses its database. */
export const readUnsentWork = async <Value>(owner: string, name: string): Promise<Value | undefined> => {
  const kept = await get<Kept<Value>>(keyOf(owner, name), table)
  return kept && isFresh(kept) ? kept.value : undefined
}

/**
 * Changes the named work of a person in one step, so that two tabs of a browser do not overwrite each other; undefined
 * removes it. `change` may be called twice. What `isSame` as before keeps its time. Resolves when it is on the disk; rejects
 * when the browser refuses (no room, no database) and after a sign-out.
 */
export async function changeUnsentWork<Value>(
  owner: string,
  name: string,
  change: (stored: Value | undefined) => Value | undefined,
  isSame: (stored: Value, value: Value) => boolean = () => false,
): Promise<void> {
  // Not to be taken for stored by whoever signs in again in another tab.
  if (isForgotten) throw new Error('forgotten')
  const key = keyOf(owner, name)
  await table('readwrite', async (rows) => {
    rows.get(key).onsuccess = (event) => {
      const kept = (event.target as IDBRequest<Kept<Value> | undefined>).result
      const stored = kept && isFresh(kept) ? kept : undefined
      const value = change(stored?.value)
      if (value === undefined) return void rows.delete(key)
      const at = stored && isSame(stored.value, value) ? stored.at : Date.now()
      rows.put({ at, value } satisfies Kept<Value>, key)
    }
    await promisifyRequest(rows.transaction)
  })
  await renewMark(owner)
}

/** Everything a person has waiting on this device, what was changed first first; empty without a database. */
export const unsentWorkOf = async <Value>(owner: string): Promise<UnsentWork<Value>[]> => {
  const all = await entries<string, Kept<Value>>(table).catch((): [string, Kept<Value>][] => [])
  return all
    .filter(([key, kept]) => key.startsWith(keyOf(owner, '')) && isFresh(kept))
    .map(([key, kept]) => ({ ...kept, name: key.slice(keyOf(owner, '').length) }))
    .sort((one, other) => one.at - other.at)
}

/** Removes what other people left on this device, and what is older than 72 hours. */
export async function dropForeignWork(owner: string): Promise<void> {
  const all = await entries<string, Kept<unknown>>(table)
  const foreign = all.filter(([key, kept]) => !key.startsWith(keyOf(owner, '')) || !isFresh(kept))
  await Promise.all(foreign.map(([key]) => del(key, table)))
  await renewMark(owner)
}
