// Connects this process to the others of its site over Redis (decision 028).
import { Renewals } from './renewals.mjs'

/** After this time Redis counts as away, for a command and for a connection. */
const AWAY_MS = 3000
const RECONNECT_MS = 200

/** What Redis begins its refusal of a name or password with; also of a connection without one. */
const REFUSED = /^(WRONGPASS|NOAUTH|ERR invalid password)/
const WRONG_PASSWORD =
  'Redis odmietol prihlásenie: skontrolujte meno a heslo v CACHE_URL. Kým nebudú správne, web beží, akoby Redis neodpovedal.'

/** Says once that Redis refuses the password, and again after it was accepted meanwhile. @param {import('ioredis').Redis} client */
function reportRefusals(client) {
  let isReported = false
  client.on('ready', () => (isReported = false))
  // Without a listener every failed connection would be printed; Renewals says once that Redis is away.
  client.on('error', ({ message }) => {
    if (isReported || !REFUSED.test(message)) return
    isReported = true
    console.error(WRONG_PASSWORD)
  })
}

/**
 * Connects to Redis; without it the site goes on, and it is tried again for as long as it runs.
 * @param {import('./renewals.mjs').Options & { url: string }} options
 */
export async function openRenewals({ url, ...options }) {
  // Only here: without CACHE_URL no client is loaded.
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: AWAY_MS,
    connectTimeout: AWAY_MS,
    retryStrategy: () => RECONNECT_MS,
  })
  reportRefusals(client)
  const renewals = new Renewals(client, options)
  await renewals.open()
  return renewals
}

/** What several processes of one site tell each other; undefined without CACHE_URL. @param {() => void} clearPages */
export async function joinRenewals(clearPages) {
  const { CACHE_URL: url, PAYLOAD_SECRET: secret = '' } = process.env
  if (!url) return undefined
  const { expireTags } = await import('./next-tags.mjs')
  /** @param {import('./renewals.mjs').Tags} tags */
  const apply = (tags) => {
    if (tags !== 'all') expireTags(tags)
    clearPages()
  }
  return openRenewals({ url, secret, apply })
}
