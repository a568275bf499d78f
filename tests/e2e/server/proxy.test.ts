import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { copyOfBuild, type Production, serveProduction } from '../../support/production'

/** How often one network may ask for a link in an hour (src/features/session/passwords/commands.ts). */
const ALLOWED = 10

let home: string
let build: string
let server: Production | undefined

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'akademia-proxy-'))
  build = copyOfBuild(join(home, 'build'))
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

let trusted: string | undefined
/** A server with this setting: the one that runs, when it has it. */
const serve = async (TRUST_PROXY: string) => {
  if (trusted === TRUST_PROXY) return
  await server?.stop()
  trusted = TRUST_PROXY
  server = await serveProduction(mkdtempSync(join(home, 'data-')), await freePort(), build, { TRUST_PROXY })
}

/** Requests a link once more than one network may, each with another chain of addresses; returns the statuses. */
async function requestLinks(chainOf: (turn: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn <= ALLOWED; turn += 1) {
    const response = await fetch(`${server!.url}/api/password/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': chainOf(turn) },
      body: JSON.stringify({ name: `niekto${turn}@klub.test` }),
    })
    statuses.push(response.status)
  }
  return statuses
}
const allowed = Array<number>(ALLOWED).fill(200)

test('without TRUST_PROXY an address the visitor made up is not believed', async () => {
  await serve('')
  expect(await requestLinks((turn) => `198.51.${turn}.7`)).toEqual([...allowed, 429])
})

test('with TRUST_PROXY=1 the address the proxy wrote is believed, and what stands before it is not', async () => {
  await serve('1')
  expect(await requestLinks((turn) => `198.51.${turn}.7`)).toEqual([...allowed, 200])
  expect(await requestLinks((turn) => `198.51.${turn}.7, 203.0.113.9`)).toEqual([...allowed, 429])
})

test('a connection a proxy kept for seven seconds takes its next request', async () => {
  await serve('1')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<{ status?: number; rests: string; port?: number }>((resolve, reject) => {
      const request = http.get(`${server!.url}/healthz`, { agent }, (response) => {
        const port = request.socket?.localPort
        response
          .resume()
          .once('end', () =>
            resolve({ status: response.statusCode, rests: String(response.headers['keep-alive']), port }),
          )
      })
      request.once('error', reject)
    })
  const first = await ask()
  // Node's own five seconds, and the second it needs to notice.
  await pause(7_000)
  expect(await ask()).toEqual({ status: 200, rests: 'timeout=125', port: first.port })
  agent.destroy()
})
