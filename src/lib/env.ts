import { isIP } from 'node:net'
import { inDataDir } from './data-dir'

/** Why this process must not start, in Slovak, one sentence a line, for whoever reads the console. */
export class StartRefusal extends Error {
  readonly startRefusal = true
}

/** Whether an error is a StartRefusal; by property, because two bundles may each hold the class. */
export const isStartRefusal = (error: unknown): error is StartRefusal =>
  error instanceof Error && (error as Partial<StartRefusal>).startRefusal === true

/** The environment variables, validated. */
export interface Settings {
  secret: string
  databaseUrl: string
  port: number
  /** Origin only, without a slash at its end. */
  siteUrl: string
  /** How many reverse proxies stand in front; 0 means the socket's address is the visitor's. */
  trustProxy: number
  /** Redis, through which several processes on one MongoDB tell each other what changed; empty for one process. */
  cacheUrl: string
}

type Env = Record<string, string | undefined>

const wholeNumber = (value: string, from: number, to: number): boolean =>
  /^\d{1,5}$/.test(value) && Number(value) >= from && Number(value) <= to

/** The port to listen on: `PORT`, else 3000. Validated by `readSettings`. */
export const port = (env: Env = process.env): number => Number(env.PORT || 3000)

/** The site's public origin from `SITE_URL`, else this machine's; never taken from a request. */
export const siteUrl = (env: Env = process.env): string =>
  env.SITE_URL && URL.canParse(env.SITE_URL) ? new URL(env.SITE_URL).origin : `http://localhost:${port(env)}`

const EVERYWHERE = ['0.0.0.0', '::']

/**
 * The site's origin for a program on this machine: the loopback address, or the one address the server listens on.
 * The same as in scripts/lib/address.mjs, which runs without TypeScript.
 */
export const localUrl = (env: Env = process.env): string => {
  const bound = env.HOSTNAME_BIND
  const host = !bound || EVERYWHERE.includes(bound) ? '127.0.0.1' : bound
  return `http://${host.includes(':') ? `[${host}]` : host}:${port(env)}`
}

/** `DATABASE_URL`, else the SQLite file akademia.db in the data folder. */
export const databaseUrl = (env: Env = process.env): string =>
  env.DATABASE_URL || `file:${inDataDir('akademia.db')}`

/** Whether a host name means this very machine. */
export const isLoopback = (host: string): boolean =>
  host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || /(^|\.)localhost$/.test(host)

function siteUrlProblem(env: Env): string | undefined {
  if (!env.SITE_URL) return undefined
  const url = URL.canParse(env.SITE_URL) ? new URL(env.SITE_URL) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username)
    return `SITE_URL musí byť adresa webu bez cesty, napríklad https://www.klub.sk, nie „${env.SITE_URL}“.`
  const open = url.protocol === 'http:' && !isLoopback(url.hostname)
  if (open && env.NODE_ENV === 'production' && env.ALLOW_INSECURE_HTTP !== '1')
    return `SITE_URL ${url.origin} nie je šifrovaná, heslá by cestovali sieťou nechránené: použite https://, alebo vedome nastavte ALLOW_INSECURE_HTTP=1.`
  return undefined
}

/** Name and password of a MongoDB address hold no character that would end them: the rest would be taken for the host. */
const ESCAPED = /^mongodb(\+srv)?:\/\/([^@/?#]*@)?[^@/?#]+\/[^@?#]*(\?.*)?$/
/** Without a name MongoDB would use a database called "test". */
const NAMED = /^mongodb(\+srv)?:\/\/[^/]+\/[^/?]+/

/** What is wrong with the address of a database, in Slovak, naming where it was given; undefined when nothing is. */
export function databaseUrlProblem(url: string, name = 'DATABASE_URL'): string | undefined {
  if (/^file:./.test(url)) return undefined
  if (!/^mongodb(\+srv)?:\/\//.test(url))
    return `${name} musí začínať file: (SQLite) alebo mongodb:// (MongoDB).`
  if (!NAMED.test(url))
    return `${name} musí pomenovať aj databázu, napríklad mongodb://localhost:27017/akademia?replicaSet=rs0.`
  if (!ESCAPED.test(url))
    return `${name}: v mene a hesle nahraďte znaky / ? # @ : ich kódmi (%2F %3F %23 %40 %3A).`
  return url.startsWith('mongodb+srv://') || /[?&]replicaSet=[^&]/.test(url)
    ? undefined
    : `${name} pre MongoDB musí pomenovať replikačnú sadu (…?replicaSet=rs0), inak by sa zápisy dali uložiť len spolovice.`
}

function cacheUrlProblem({ CACHE_URL: url }: Env, database: string): string | undefined {
  if (!url) return undefined
  if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url))
    return 'CACHE_URL musí byť adresa servera Redis, napríklad redis://localhost:6379.'
  return database.startsWith('mongodb')
    ? undefined
    : 'CACHE_URL je pre viac procesov nad MongoDB, na SQLite beží web ako jeden proces: zrušte ju.'
}

function problemsOf(env: Env): string[] {
  const secret = env.PAYLOAD_SECRET ?? ''
  const found = [
    secret === '' &&
      'Chýba PAYLOAD_SECRET: nastavte tajomstvo aspoň 32 znakov (vyrobí ho príkaz: openssl rand -hex 32).',
    secret !== '' && secret.length < 32 && 'PAYLOAD_SECRET je krátke: tajomstvo musí mať aspoň 32 znakov.',
    (env.PAYLOAD_DROP_DATABASE ?? '') !== '' &&
      'Je nastavené PAYLOAD_DROP_DATABASE, ktoré by zmazalo celú databázu: zrušte ho.',
    env.PORT && !wholeNumber(env.PORT, 1, 65535) && `PORT musí byť číslo od 1 do 65535, nie „${env.PORT}“.`,
    env.TRUST_PROXY &&
      !wholeNumber(env.TRUST_PROXY, 0, 9) &&
      `TRUST_PROXY musí byť počet predradených serverov (0 až 9), nie „${env.TRUST_PROXY}“.`,
    env.HOSTNAME_BIND &&
      !isIP(env.HOSTNAME_BIND) &&
      env.HOSTNAME_BIND !== 'localhost' &&
      `HOSTNAME_BIND musí byť IP adresa, na ktorej má web počúvať, napríklad 127.0.0.1, nie „${env.HOSTNAME_BIND}“.`,
    siteUrlProblem(env),
    databaseUrlProblem(databaseUrl(env)),
    cacheUrlProblem(env, databaseUrl(env)),
  ]
  return found.filter((line): line is string => typeof line === 'string' && line !== '')
}

/** Reads and validates the environment; throws one StartRefusal that names everything wrong. */
export function readSettings(env: Env = process.env): Settings {
  const wrong = problemsOf(env)
  if (wrong.length > 0) throw new StartRefusal(wrong.join('\n'))
  return {
    secret: env.PAYLOAD_SECRET ?? '',
    databaseUrl: databaseUrl(env),
    port: port(env),
    siteUrl: siteUrl(env),
    trustProxy: Number(env.TRUST_PROXY || 0),
    cacheUrl: env.CACHE_URL ?? '',
  }
}
