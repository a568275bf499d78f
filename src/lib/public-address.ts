import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are no server on the internet: this machine, private and carrier networks, tests, the cloud's metadata. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')

/** Of IPv6 only the part that is given to servers is open; what carries an IPv4 address inside is not. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; false for anything that is no address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Thrown by `publicLookup` for a name that leads, also in part, to a machine that is not on the public internet. */
export class ClosedAddress extends Error {}

/**
 * Node's lookup for connections to an address somebody else has chosen: refuses with ClosedAddress unless all the name's
 * addresses are public. Used for the connection itself, so that a name cannot change between a check and its use.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new ClosedAddress(), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

/** The host of a URL without the brackets of IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Throws ClosedAddress for an address written as a number that is not public; Node's connections ask no lookup about it. */
export const requirePublicNumber = (url: URL): void => {
  const host = hostOf(url)
  if (isIP(host) && !isPublicAddress(host)) throw new ClosedAddress()
}

/** Throws ClosedAddress for a host that is not on the public internet, and the error of a lookup that failed. */
export const requirePublicHost = async (url: URL): Promise<void> => {
  requirePublicNumber(url)
  if (isIP(hostOf(url))) return
  await new Promise<void>((resolve, reject) =>
    publicLookup(hostOf(url), {}, (error) => (error ? reject(error) : resolve())),
  )
}
