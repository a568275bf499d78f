import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { copyOfBuild, type Production, serveProduction } from '../../support/production'

let home: string
let build: string
let dataDir: string
let server: Production | undefined

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'akademia-private-'))
  build = copyOfBuild(join(home, 'build'))
})
test.beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'))
  cpSync(process.env.E2E_TEMPLATE!, dataDir, { recursive: true })
})
test.afterEach(() => server?.stop())
test.afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Whether the network reaches this port: tried at an address of this machine that is not its loopback. */
const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === 'IPv4')?.address
    // Without a network every 127.x.y.z is this machine, and only 127.0.0.1 is the one that was named.
    const socket = connect(port, outside ?? '127.0.0.2')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

for (const [name, env, reached] of [
  ['without a proxy the port is open to the network', {}, true],
  ['with a proxy in front only this machine reaches it', { TRUST_PROXY: '1' }, false],
  [
    'with a proxy HOSTNAME_BIND may open the port to the network',
    { TRUST_PROXY: '1', HOSTNAME_BIND: '0.0.0.0' },
    true,
  ],
  ['without a proxy HOSTNAME_BIND may close the port to the network', { HOSTNAME_BIND: '127.0.0.1' }, false],
] as const)
  test(name, async () => {
    const port = await freePort()
    server = await serveProduction(dataDir, port, build, { TRUST_PROXY: '', HOSTNAME_BIND: '', ...env })
    expect(await opens(port)).toBe(reached)
    expect(server.output()).not.toContain('nepodarilo obnoviť')
  })

test('what the site writes is its own user’s alone; without SMTP it says once where the e-mails are', async () => {
  // As an older version, or an operator, may have left it.
  mkdirSync(join(dataDir, 'mail'), { mode: 0o755 })
  writeFileSync(join(dataDir, 'older.txt'), 'x', { mode: 0o644 })
  server = await serveProduction(dataDir, await freePort(), build, { SMTP_URL: '' })
  const response = await fetch(`${server.url}/api/password/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'hrac@zelenadolina.test' }),
  })
  expect(response.status).toBe(200)
  const emails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
  await expect.poll(emails, { timeout: 30_000 }).toHaveLength(1)
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8)
  expect(modeOf('.')).toBe('700')
  expect(modeOf('mail')).toBe('700')
  expect(modeOf(join('mail', emails()[0]!))).toBe('600')
  expect(modeOf('akademia.db-wal')).toBe('600')
  expect(server.output().match(/chýba SMTP_URL/g)).toHaveLength(1)
  expect(server.output()).not.toContain('hrac@zelenadolina.test')
})

test('an encrypted site tells browsers so, in every response; an open one does not', async () => {
  const port = await freePort()
  server = await serveProduction(dataDir, port, build, { SITE_URL: 'https://www.klub.test' })
  const local = `http://127.0.0.1:${port}`
  const [asset] = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(local)).text()) ?? []
  for (const path of ['/', '/', '/neznama', '/api/news', '/login', '/healthz', asset!])
    expect([path, (await fetch(local + path)).headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000',
    ])
  await server.stop()
  server = await serveProduction(dataDir, port, build)
  expect((await fetch(local)).headers.get('strict-transport-security')).toBeNull()
})
