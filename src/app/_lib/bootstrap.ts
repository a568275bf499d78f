import { createLocalReq, getPayload, type Payload } from 'payload'
import { isMongodb } from '@/db/mongodb/native'
import { joinProcesses } from '@/db/mongodb/join-processes'
import { sharedSettings } from '@/db/mongodb/shared-settings'
import { startConsents } from '@/features/consents/service'
import { startStages } from '@/features/player-migrations/stages/service'
import { startDeletion } from '@/features/enquiries/service'
import { startTrialErasure } from '@/features/own-data/trials/service'
import { pushKeys } from '@/features/notifications/push-keys/commands'
import { NOTICE_QUEUE } from '@/features/notifications/notices/commands'
import { COPY_QUEUES } from '@/features/notifications/sending/service'
import { NOTIFICATION_QUEUE } from '@/features/notifications/service'
import { startWatching } from '@/features/notifications/telling/service'
import { csrfFor } from '@/lib/csrf'
import { isStartRefusal, readSettings } from '@/lib/env'
import { INVITATION_QUEUE } from '@/lib/invitation-queue'
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

/** What the server (scripts/lib/server.mjs) and the proxy, which are outside of this bundle, call of the application. */
export interface ServerHandle {
  /** Whether the database can be read and written now. */
  isReady: () => Promise<boolean>
  /** Drops all pages prerendered before this start; returns whether it did. */
  revalidateAll: () => Promise<boolean>
  /** Whether an address of the public site names something the club does not have (src/proxy.ts). */
  isMissing: (path: string, query: URLSearchParams) => Promise<boolean>
  /** The response to a request for the panel; undefined for administrators. */
  refusePanel: (request: Request) => Promise<Response | undefined>
  /** The page sent in place of one refused with this status. */
  refusalPage: (status: number, path: string) => Promise<Response>
  /** The Set-Cookie header with a csrf token; undefined when the browser has one. */
  csrfCookie: (headers: Headers) => string | undefined
  /** Starts no further job and waits up to ten seconds for those under way. */
  stopJobs: () => Promise<void>
  /** Closes the database. */
  close: () => Promise<void>
}

declare global {
  /** Set once the database is open. */
  var akademia: ServerHandle | undefined
}

/** Registers this process beside others on the same MongoDB; one that may not run beside them throws StartRefusal. */
async function joinOthers(payload: Payload, shares: boolean): Promise<(() => Promise<void>) | undefined> {
  const { db } = payload
  if (!isMongodb(db) || process.env.NODE_ENV !== 'production') return undefined
  const renewals = globalThis.akademiaRenewals
  const options = { shares, settings: await sharedSettings(payload.secret) }
  const processes = await joinProcesses(db, options, {
    onGone: () => renewals?.dropAll(),
    onDoubt: (isDoubted) => renewals?.doubt(isDoubted),
    onReplaced: (message) => {
      console.error(message)
      process.kill(process.pid, 'SIGTERM')
    },
    onCutOff: refuse,
  })
  await renewals?.reportIsolation((isolated) => processes.mark(isolated))
  return () => processes.leave()
}

/** Every queue of jobs. */
const QUEUES = ['default', MAIL_QUEUE, INVITATION_QUEUE, NOTICE_QUEUE, NOTIFICATION_QUEUE, ...COPY_QUEUES]

/** How long a stopping server waits for jobs; an unfinished one runs again after the next start. */
const JOBS_END_MS = 10_000

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Checks the environment, migrates and opens the database; on failure prints a sentence and exits the process. */
export async function bootstrap(): Promise<void> {
  try {
    const { cacheUrl } = readSettings()
    const payload = await getPayload({ config })
    const leave = await joinOthers(payload, cacheUrl !== '')
    setRevalidator(revalidateHere)
    const warning = mailWarning()
    if (warning) console.warn(warning)
    await startDeletion(payload).catch((err) => payload.logger.error({ err, msg: 'expiry' }))
    await startTrialErasure(payload).catch((err) => payload.logger.error({ err, msg: 'ended trials' }))
    await startStages(payload)
    await startConsents(payload).catch((err) => payload.logger.error({ err, msg: 'consents' }))
    await pushKeys(payload).catch((err) => payload.logger.error({ err, msg: 'the key of push messages' }))
    await startWatching(payload).catch((err) => payload.logger.error({ err, msg: 'notices' }))
    globalThis.akademia = {
      isReady: readinessOf(payload),
      revalidateAll: () => revalidateByRequest('all'),
      isMissing: async (path, query) => isMissing(await createLocalReq({}, payload), path, query),
      refusePanel: (request) => refusePanel(payload, request),
      refusalPage,
      csrfCookie: (headers) => csrfFor(headers, payload.secret).cookie,
      stopJobs: () => stopJobs(payload, JOBS_END_MS),
      close: async () => {
        await leave?.()
        await payload.destroy()
      },
    }
    startJobs(payload, QUEUES)
  } catch (error) {
    if (isStartRefusal(error)) refuse(error.message)
    console.error(error)
    refuse('Databázu sa nepodarilo otvoriť. Skontrolujte DATABASE_URL a práva k priečinku s údajmi.')
  }
}
