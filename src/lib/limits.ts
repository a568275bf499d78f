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
  /** Forgets every key (tests). */
  reset: () => void
}

/** At most `points` tries per key in `seconds`, counted in this process. */
export const createLimit = (points: number, seconds: number): Limit => {
  let limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    take: async (key) => {
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
      await limiter.reward(key)
    },
    reset: () => {
      limiter = new RateLimiterMemory({ points, duration: seconds })
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
