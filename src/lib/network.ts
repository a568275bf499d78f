import { isIP } from 'node:net'

/**
 * The network a request comes from: the /24 of an IPv4 address, the /64 of an IPv6 one, or "unknown". The server
 * overwrites X-Forwarded-For with the socket's address unless TRUST_PROXY counts the proxies in front of it, so the
 * entry that many places from the right cannot be forged.
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
