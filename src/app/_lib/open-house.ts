import { getPayload } from 'payload'
import { startExpiry } from '@/features/enquiries/service'
import { isStartRefusal, readSettings } from '@/lib/env'
import { setRenewer } from '@/lib/renew'
import config from '@payload-config'
import { renewByRequest, renewHere } from './renewer'

/** What the start command (scripts/start.mjs), which stands outside of the bundle, may ask of the running server. */
export interface House {
  /** Whether the database answers now. */
  isReady: () => Promise<boolean>
  /** Throws away what was prerendered before this start, and starts the background jobs. */
  renewAll: () => Promise<boolean>
  /** Closes the database; nothing may come after it. */
  close: () => Promise<void>
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
      isReady: () =>
        payload.db.count({ collection: 'categories' }).then(
          () => true,
          () => false,
        ),
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
