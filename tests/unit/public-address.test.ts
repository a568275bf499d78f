import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { retryAfter } from '@/lib/outgoing'
import { ClosedAddress, isPublicAddress, publicLookup, requirePublicHost } from '@/lib/public-address'

test.each([
  '142.250.185.106',
  '17.57.146.20',
  '100.63.255.255',
  '172.15.0.1',
  '2a00:1450:4014:80b::200a',
  '2620:149::1',
])('%s is on the public internet', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.53',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:142.250.185.106',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

test('no address of a private network is public, however it is written', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(
      fc.constantFrom('10', '127', '192.168', '169.254', '172.20'),
      part,
      part,
      part,
      (head, ...rest) => {
        const address = [...head.split('.'), ...rest].slice(0, 4).join('.')
        expect(isPublicAddress(address)).toBe(false)
        const number = address.split('.').reduce((sum, each) => sum * 256 + Number(each), 0)
        expect(isPublicAddress(new URL(`http://${number}/`).hostname)).toBe(false)
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
      },
    ),
  )
})

test('a name that leads to this machine is refused when the connection looks it up', async () => {
  const looked = new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error)))
  expect(await looked).toBeInstanceOf(ClosedAddress)
  await expect(requirePublicHost(new URL('https://127.0.0.1/'))).rejects.toBeInstanceOf(ClosedAddress)
  await expect(requirePublicHost(new URL('https://[::1]/'))).rejects.toBeInstanceOf(ClosedAddress)
})

test('Retry-After is a number of seconds or a date', () => {
  const now = Date.parse('2026-11-23T10:00:00Z')
  expect(retryAfter('120', now)).toBe(120_000)
  expect(retryAfter('Mon, 23 Nov 2026 10:01:00 GMT', now)).toBe(60_000)
  expect(retryAfter('Mon, 23 Nov 2026 09:00:00 GMT', now)).toBe(0)
  expect([retryAfter(undefined, now), retryAfter('soon', now), retryAfter('-5', now)]).not.toContain(-5000)
  expect(retryAfter('soon', now)).toBeUndefined()
})
