import { createClient, type Client } from '@libsql/client'
import { StartRefusal } from '@/lib/env'

// On globalThis: two bundles may each hold this module, and a process must not lock itself out.
const shared = globalThis as typeof globalThis & { akademiaClaims?: Map<string, Client> }

/**
 * Makes this process the only one that opens the database file, by an exclusive lock on a file beside it. The system
 * releases the lock when the process is killed, so no stale one is left. Throws StartRefusal when another process has it.
 */
export async function lockDatabaseFile(file: string): Promise<void> {
  const locks = (shared.akademiaClaims ??= new Map())
  if (locks.has(file)) return
  const client = createClient({ url: `file:${file}.lock` })
  try {
    await client.execute('BEGIN EXCLUSIVE')
  } catch {
    client.close()
    throw new StartRefusal(
      `Databázu ${file} už používa iný spustený proces. Najprv ho zastavte, potom to skúste znova.`,
    )
  }
  locks.set(file, client)
}

/** Lets another process open the file. The rollback releases the lock: closing waits for the garbage collector. */
export async function unlockDatabaseFile(file: string): Promise<void> {
  const client = shared.akademiaClaims?.get(file)
  shared.akademiaClaims?.delete(file)
  await client?.execute('ROLLBACK')
  client?.close()
}
