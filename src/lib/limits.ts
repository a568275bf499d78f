import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { TryLater } from './errors'
import { counted } from './plural'
import { keepState } from './process-state'

/** 429 in words: how many minutes until the next try, at least one. */
export const tooMany = (milliseconds: number): TryLater => {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  return new TryLater(
    429,
    `Príliš veľa pokusov. Skúste to znova o ${counted(minutes, ['minútu', 'minúty', 'minút'])}.`,
    Math.max(1, Math.ceil(milliseconds / 1000)),
  )
}

export interface Limit {
  /** Counts one try; throws a 429 when the limit is reached. */
  take: (key: string) => Promise<void>
  /** Takes one try back, such as one that succeeded. */
  giveBack: (key: string) => Promise<void>
  /** How many tries of a key are counted now. */
  taken: (key: string) => Promise<number>
  /** Whether one more try of a key would be refused. */
  isSpent: (key: string) => Promise<boolean>
  /** Forgets a key, or without an argument all (tests). */
  reset: (key?: string) => void
}

/**
 * How many keys a limit counts at once: callers choose some of them (names, addresses). Beyond this the least recently
 * used one is forgotten.
 */
export const MAX_KEYS = 20_000

/**
 * No names and addresses of people lie in Redis, only checksums that nobody can compare with guesses without the site's
 * secret: of all networks there are only sixteen million.
 */
const keyOf = (text: string): string =>
  createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`limit ${text}`)
    .digest('base64url')

/** The counter all processes share in Redis; while Redis is away each goes on with the one in its memory. */
const createShared = (name: string, points: number, duration: number, memory: () => RateLimiterMemory) => {
  let redis: RateLimiterRedis | undefined
  return (): RateLimiterMemory | RateLimiterRedis => {
    const renewals = globalThis.akademiaRenewals
    if (!renewals || renewals.isAway()) return memory()
    return (redis ??= new RateLimiterRedis({
      storeClient: renewals.client,
      keyPrefix: `${renewals.prefix}:limit:${name}`,
      points,
      duration,
      insuranceLimiter: memory(),
    }))
  }
}

/**
 * At most `points` tries per key in `seconds`, counted in this process, or with CACHE_URL in all of them together; there
 * the limit is known by its name.
 */
export const createLimit = (name: string, points: number, seconds: number): Limit => {
  let memory = new RateLimiterMemory({ points, duration: seconds })
  const limiter = createShared(name, points, seconds, () => memory)
  const keys = new LRUCache<string, true>({
    max: MAX_KEYS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void memory.delete(key)
    },
  })
  const note = (text: string): string => {
    const key = keyOf(text)
    keys.set(key, true)
    return key
  }
  const taken = async (text: string) => (await limiter().get(keyOf(text)))?.consumedPoints ?? 0
  const forget = () => {
    keys.clear()
    memory = new RateLimiterMemory({ points, duration: seconds })
  }
  keepState({ name: `limit ${name}`, size: () => keys.size, forget })
  return {
    take: async (text) => {
      const key = note(text)
      try {
        await limiter().consume(key)
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        // A refused try is not counted, so that repeating it does not prolong the wait of others with the same key.
        await limiter().reward(key)
        throw tooMany(reason.msBeforeNext)
      }
    },
    giveBack: async (text) => void (await limiter().reward(note(text))),
    taken,
    isSpent: async (text) => (await taken(text)) >= points,
    reset: (text) => {
      if (text === undefined) forget()
      else void limiter().delete(keyOf(text))
    },
  }
}

/** Whether one more try of a key is within a limit; it is counted when it is. */
export const isWithinLimit = (limit: Pick<Limit, 'take'>, key: string): Promise<boolean> =>
  limit.take(key).then(
    () => true,
    () => false,
  )

/** The limit of a whole /48, in limits of one /64. */
const SHARED_FACTOR = 3

/**
 * A limit per network (`networkOf`), and per network and `about` when that is given. An IPv6 customer usually gets a /48
 * or a /56, that is thousands of /64 networks: all of one /48 share three times the tries of one /64.
 */
export const createNetworkLimit = (name: string, points: number, seconds: number) => {
  const own = createLimit(name, points, seconds)
  const shared = createLimit(`${name}-wide`, points * SHARED_FACTOR, seconds)
  const pairs = (network: string, about: string): [Limit, string][] => [
    [own, `${network} ${about}`],
    ...(network.endsWith('::/64')
      ? [[shared, `${network.split(':').slice(0, 3).join(':')} ${about}`] as [Limit, string]]
      : []),
  ]
  const giveBack = async (network: string, about = ''): Promise<void> => {
    for (const [limit, key] of pairs(network, about)) await limit.giveBack(key)
  }
  return {
    take: async (network: string, about = ''): Promise<void> => {
      await own.take(`${network} ${about}`)
      const [, wide] = pairs(network, about)
      try {
        await wide?.[0].take(wide[1])
      } catch (error) {
        await own.giveBack(`${network} ${about}`)
        throw error
      }
    },
    giveBack,
    isSpent: async (network: string, about = ''): Promise<boolean> => {
      for (const [limit, key] of pairs(network, about)) if (await limit.isSpent(key)) return true
      return false
    },
    /** Forgets one network, or without an argument all (tests). */
    reset: (network?: string, about = ''): void => {
      if (network === undefined) [own, shared].forEach((limit) => limit.reset())
      else for (const [limit, key] of pairs(network, about)) limit.reset(key)
    },
  }
}
