import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { copyOfBuild, type Production, serveProduction } from '../../support/production'
import { isWhole } from '../../support/size'

let home: string
let build: string
let dataDir: string
let port: number
let server: Production | undefined

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'akademia-private-'))
  build = copyOfBuild(join(home, 'build'))
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Stops the server that runs, and starts one with these settings on data of its own. */
async function serve(env: Record<string, string>, prepare?: () => void): Promise<Production> {
  await server?.stop()
  dataDir = mkdtempSync(join(home, 'data-'))
  cpSync(process.env.E2E_TEMPLATE!, dataDir, { recursive: true })
  prepare?.()
  port = await freePort()
  server = await serveProduction(dataDir, port, build, { TRUST_PROXY: '', HOSTNAME_BIND: '', ...env })
  expect(server.output()).not.toContain('nepodarilo obnoviť')
  return server
}

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

test.describe('without a proxy', () => {
  // One server, as somebody starts it at home, for every question about it.
  let open: Production
  test.beforeAll(async () => {
    open = await serve({ SMTP_URL: '' }, () => {
      // As an older version, or an operator, may have left it.
      mkdirSync(join(dataDir, 'mail'), { mode: 0o755 })
      writeFileSync(join(dataDir, 'older.txt'), 'x', { mode: 0o644 })
    })
  })

  test('without a proxy the port is open to the network', async () => {
    expect(await opens(port)).toBe(true)
  })

  test('what the site writes is its own user’s alone; without SMTP it says once where the e-mails are', async () => {
    const response = await fetch(`${open.url}/api/password/link`, {
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
    expect(open.output().match(/chýba SMTP_URL/g)).toHaveLength(1)
    expect(open.output()).not.toContain('hrac@zelenadolina.test')
  })

  test('an open site does not tell browsers that it is encrypted', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}`)
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})

test.describe('behind a proxy that encrypts', () => {
  test.beforeAll(() => serve({ TRUST_PROXY: '1', SITE_URL: 'https://www.klub.test' }))

  test('with a proxy in front only this machine reaches the port', async () => {
    expect(await opens(port)).toBe(false)
  })

  test('an encrypted site tells browsers so, in every response', async () => {
    const local = `http://127.0.0.1:${port}`
    const [asset] = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(local)).text()) ?? []
    for (const path of ['/', '/', '/neznama', '/api/news', '/login', '/healthz', asset!])
      expect([path, (await fetch(local + path)).headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000',
      ])
  })
})

// What the setting says, tests/unit/server-front.test.ts asks in every run.
if (isWhole)
  for (const [name, env, reached] of [
    [
      'with a proxy HOSTNAME_BIND may open the port to the network',
      { TRUST_PROXY: '1', HOSTNAME_BIND: '0.0.0.0' },
      true,
    ],
    [
      'without a proxy HOSTNAME_BIND may close the port to the network',
      { HOSTNAME_BIND: '127.0.0.1' },
      false,
    ],
  ] as const)
    test(name, async () => {
      await serve(env)
      expect(await opens(port)).toBe(reached)
    })
