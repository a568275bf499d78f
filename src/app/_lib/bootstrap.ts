import { createLocalReq, getPayload } from 'payload'
import { startDeletion } from '@/features/enquiries/service'
import { INVITATION_QUEUE } from '@/features/participants/invitations/commands'
import { NOTIFICATION_QUEUE } from '@/features/notifications/service'
import { csrfFor } from '@/lib/csrf'
import { isStartRefusal, readSettings } from '@/lib/env'
import { startJobs, stopJobs } from '@/lib/jobs'
import { mailWarning } from '@/lib/mail'
import { MAIL_QUEUE } from '@/lib/outbox'
import { setRevalidator } from '@/lib/revalidate'
import config from '@payload-config'
import { isMissing } from './known-addresses'
import { refusePanel } from './panel-entry'
import { readinessOf } from './readiness'
import { refusalPage } from './refusal-page'
import { revalidateByRequest, revalidateHere } from './revalidate-tags'

/** What the start command (scripts/start.mjs), which stands outside of the bundle, may ask of the running server. */
export interface ServerHandle {
  /** Whether the database answers now and takes a write. */
  isReady: () => Promise<boolean>
  /** Throws away what was prerendered before this start. */
  revalidateAll: () => Promise<boolean>
  /** Whether an address of the public site names something the club does not have (src/proxy.ts). */
  isMissing: (path: string, query: URLSearchParams) => Promise<boolean>
  /** What whoever is no administrator gets instead of the panel; undefined for administrators. */
  refusePanel: (request: Request) => Promise<Response | undefined>
  /** The page that stands in for one that was refused with this status. */
  refusalPage: (status: number, path: string) => Promise<Response>
  /** The Set-Cookie line that gives a browser its csrf token; undefined when it has one. */
  csrfCookie: (headers: Headers) => string | undefined
  /** Takes up no further job, and waits a while for those under way. */
  stopJobs: () => Promise<void>
  /** Closes the database; nothing may come after it. */
  close: () => Promise<void>
}

declare global {
  /** Set once the database is open. */
  var akademia: ServerHandle | undefined
}

/** Jobs under way may end for so long when the server stops; what does not is taken up at the next start. */
const JOBS_END_MS = 10_000

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Checks the environment and opens the database (with its migrations), or ends the process with a clear sentence. */
export async function bootstrap(): Promise<void> {
  try {
    readSettings()
    const payload = await getPayload({ config })
    setRevalidator(revalidateHere)
    const warning = mailWarning()
    if (warning) console.warn(warning)
    await startDeletion(payload).catch((err) => payload.logger.error({ err, msg: 'expiry' }))
    globalThis.akademia = {
      isReady: readinessOf(payload),
      revalidateAll: () => revalidateByRequest('all'),
      isMissing: async (path, query) => isMissing(await createLocalReq({}, payload), path, query),
      refusePanel: (request) => refusePanel(payload, request),
      refusalPage,
      csrfCookie: (headers) => csrfFor(headers, payload.secret).cookie,
      stopJobs: () => stopJobs(payload, JOBS_END_MS),
      close: () => payload.destroy(),
    }
    startJobs(payload, ['default', MAIL_QUEUE, NOTIFICATION_QUEUE, INVITATION_QUEUE])
  } catch (error) {
    if (isStartRefusal(error)) refuse(error.message)
    console.error(error)
    refuse('Databázu sa nepodarilo otvoriť. Skontrolujte DATABASE_URL a práva k priečinku s údajmi.')
  }
}
