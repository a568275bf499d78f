import { expect, test } from '@jest/globals'
import type { IncomingMessage } from 'node:http'
import nextConfig from '../../next.config.mjs'
import { bindAddress, localUrl } from '../../scripts/lib/address.mjs'
import { PAGE_QUERIES } from '../../scripts/lib/page-queries.mjs'
import { pathOf } from '../../scripts/lib/request-check.mjs'
import { localUrl as fromSite, readSettings } from '@/lib/env'

const path = (url: string) => pathOf({ url } as IncomingMessage)

test.each([
  '//',
  '//evil.test/x',
  '/\\',
  '/\\evil.test',
  'http://a:99999/',
  '/%E0%A4%A',
  '*',
  '',
  'ftp://a/b',
])('%j is not the address of a page', (url) => expect(path(url)).toBeUndefined())
test.each([
  ['/', '/'],
  ['/news?page=%E0%A4%A', '/news'],
  ['/a//b', '/a//b'],
  ['http://localhost:3000/news?page=2', '/news'],
  ['/trainings/%C3%A1', '/trainings/%C3%A1'],
])('the address %s leads to %s', (url, meant) => expect(path(url)).toBe(meant))

test.each([
  [{}, undefined, 'http://127.0.0.1:3000'],
  [{ TRUST_PROXY: '0', PORT: '80' }, undefined, 'http://127.0.0.1:80'],
  [{ TRUST_PROXY: '1' }, '127.0.0.1', 'http://127.0.0.1:3000'],
  [{ TRUST_PROXY: '1', HOSTNAME_BIND: '0.0.0.0' }, '0.0.0.0', 'http://127.0.0.1:3000'],
  [{ TRUST_PROXY: '2', HOSTNAME_BIND: '::' }, '::', 'http://127.0.0.1:3000'],
  [{ HOSTNAME_BIND: '10.0.0.5', PORT: '4000' }, '10.0.0.5', 'http://10.0.0.5:4000'],
  [{ HOSTNAME_BIND: '::1' }, '::1', 'http://[::1]:3000'],
])('with %j the server listens where it should', (env: Record<string, string>, bound, own) => {
  expect(bindAddress(env)).toBe(bound)
  expect(localUrl(env)).toBe(own)
  expect(fromSite(env)).toBe(own)
})

test('an invalid address to listen on is refused before anything is opened', () => {
  const env = { PAYLOAD_SECRET: 'x'.repeat(32), HOSTNAME_BIND: 'vsetky' }
  expect(() => readSettings(env)).toThrow('HOSTNAME_BIND')
  expect(() => readSettings({ ...env, HOSTNAME_BIND: '0.0.0.0' })).not.toThrow()
})

test('the page cache knows every query that chooses a page', async () => {
  const { beforeFiles } = (await nextConfig.rewrites!()) as { beforeFiles: { has?: { key?: string }[] }[] }
  const keys = beforeFiles.flatMap(({ has = [] }) => has.map(({ key }) => key))
  expect([...new Set(keys)].sort()).toEqual([...PAGE_QUERIES].sort())
})
