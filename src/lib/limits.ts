import { LRUCache } from 'lru-cache'
import { isIP } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './errors'
import { counted } from './plural'

/** A refusal that says when to come back; the door turns `retryAfter` (seconds) into the header. */
export class TryLater extends Refusal {
  constructor(
    status: 429 | 503,
    message: string,
    readonly retryAfter: number,
  ) {
    super(status, { message })
  }

  /** The header every such answer carries. */
  get headers(): Record<string, string> {
    return { 'retry-after': String(this.retryAfter) }
  }
}

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
  /** Takes one try back: what succeeded was no attack. */
  giveBack: (key: string) => Promise<void>
  /** How many tries of a key count now. */
  taken: (key: string) => Promise<number>
  /** Whether one more try of a key would be one too many. */
  isSpent: (key: string) => Promise<boolean>
  /** Forgets a key, or with none every key (tests). */
  reset: (key?: string) => void
}

/**
 * How many keys of a limit are counted at once. A stranger chooses some of them (names, addresses); beyond this the one
 * that was quiet for the longest is forgotten.
 */
export const MOST_KEYS = 20_000

/** At most `points` tries per key in `seconds`, counted in this process. */
export const createLimit = (points: number, seconds: number): Limit => {
  let limiter = new RateLimiterMemory({ points, duration: seconds })
  const keys = new LRUCache<string, true>({
    max: MOST_KEYS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void limiter.delete(key)
    },
  })
  return {
    take: async (key) => {
      keys.set(key, true)
      try {
        await limiter.consume(key)
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        // A refused try is none: whoever keeps knocking does not lengthen the wait of their neighbours.
        await limiter.reward(key)
        throw tooMany(reason.msBeforeNext)
      }
    },
    giveBack: async (key) => {
      keys.set(key, true)
      await limiter.reward(key)
    },
    taken: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
    isSpent: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) >= points,
    reset: (key) => {
      if (key === undefined) {
        keys.clear()
        limiter = new RateLimiterMemory({ points, duration: seconds })
      } else void limiter.delete(key)
    },
  }
}

/** Whether one more try of a key is within a limit; it is counted when it is. */
export const within = (limit: Pick<Limit, 'take'>, key: string): Promise<boolean> =>
  limit.take(key).then(
    () => true,
    () => false,
  )

/** How many of its /64 networks may use up their limits before a whole /48 has to wait. */
const NETWORKS_OF_A_LINE = 3

/**
 * A limit per network, as `networkOf` names it; with `about`, per network and what is tried. An IPv6 line is usually
 * given a /48 or a /56, thousands of /64 networks: together those of one /48 have three times the tries of one.
 */
export const createNetworkLimit = (points: number, seconds: number) => {
  const near = createLimit(points, seconds)
  const line = createLimit(points * NETWORKS_OF_A_LINE, seconds)
  const pairs = (network: string, about: string): [Limit, string][] => [
    [near, `${network} ${about}`],
    ...(network.endsWith('::/64')
      ? [[line, `${network.split(':').slice(0, 3).join(':')} ${about}`] as [Limit, string]]
      : []),
  ]
  const giveBack = async (network: string, about = ''): Promise<void> => {
    for (const [limit, key] of pairs(network, about)) await limit.giveBack(key)
  }
  return {
    take: async (network: string, about = ''): Promise<void> => {
      await near.take(`${network} ${about}`)
      const [, wide] = pairs(network, about)
      try {
        await wide?.[0].take(wide[1])
      } catch (error) {
        await near.giveBack(`${network} ${about}`)
        throw error
      }
    },
    giveBack,
    isSpent: async (network: string, about = ''): Promise<boolean> => {
      for (const [limit, key] of pairs(network, about)) if (await limit.isSpent(key)) return true
      return false
    },
    /** Forgets one network, or with none all (tests). */
    reset: (network?: string, about = ''): void => {
      if (network === undefined) [near, line].forEach((limit) => limit.reset())
      else for (const [limit, key] of pairs(network, about)) limit.reset(key)
    },
  }
}

/**
 * The network a request comes from: the /24 of an IPv4 address, the /64 of an IPv6 one. The start command
 * writes the socket's address over X-Forwarded-For unless TRUST_PROXY counts the proxies in front of it, so
 * the entry that many places from the right is the one nobody can forge.
 */
export const networkOf = (headers: Headers, proxies = Number(process.env.TRUST_PROXY ?? 0)): string => {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const address = (chain.at(-Math.max(1, proxies || 0)) ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  return isIP(address) === 6 ? `${firstHalf(address)}::/64` : 'unknown'
}

const firstHalf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
