import { getPayload, type Payload } from 'payload'
import { isWritable } from '@/db/sqlite/adapter'
import { startExpiry } from '@/features/enquiries/service'
import { isStartRefusal, readSettings } from '@/lib/env'
import { setRenewer } from '@/lib/renew'
import config from '@payload-config'
import { renewByRequest, renewHere } from './renewer'

/** What the start command (scripts/start.mjs), which stands outside of the bundle, may ask of the running server. */
export interface House {
  /** Whether the database answers now and takes a write. */
  isReady: () => Promise<boolean>
  /** Throws away what was prerendered before this start, and starts the background jobs. */
  renewAll: () => Promise<boolean>
  /** Closes the database; nothing may come after it. */
  close: () => Promise<void>
}

/** A writer that does not come free within this time is stuck, or so busy that visitors are better off elsewhere. */
const WRITABLE_MS = 3000

/** Whether the database answers and takes a write: reading goes on while nobody can store anything. */
const isReady = async ({ db }: Payload): Promise<boolean> => {
  const readable = db.count({ collection: 'categories' }).then(
    () => true,
    () => false,
  )
  return (await readable) && ((await isWritable(db, WRITABLE_MS)) ?? true)
}

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Checks the environment and opens the database (with its migrations), or ends the process with a clear sentence. */
export async function openHouse(): Promise<void> {
  try {
    readSettings()
    const payload = await getPayload({ config })
    setRenewer(renewHere)
    await startExpiry(payload).catch((err) => payload.logger.error({ err, msg: 'expiry' }))
    const house: House = {
      isReady: () => isReady(payload),
      renewAll: () => renewByRequest('all'),
      close: () => payload.destroy(),
    }
    Object.assign(globalThis, { akademia: house })
  } catch (error) {
    if (isStartRefusal(error)) refuse(error.message)
    console.error(error)
    refuse('Databázu sa nepodarilo otvoriť. Skontrolujte DATABASE_URL a práva k priečinku s údajmi.')
  }
}
