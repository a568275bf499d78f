import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { houseIn, type Production, serveProduction } from '../../support/production'

/** How often one network may ask for a link in an hour (src/features/session/passwords/commands.ts). */
const ALLOWED = 10

let home: string
let house: string
let server: Production | undefined

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'akademia-proxy-'))
  house = houseIn(join(home, 'house'))
})
test.afterEach(() => server?.stop())
test.afterAll(() => rmSync(home, { recursive: true, force: true }))

const serve = async (TRUST_PROXY: string) => {
  server = await serveProduction(mkdtempSync(join(home, 'data-')), await freePort(), house, { TRUST_PROXY })
}

/** Asks for a link once more than one network may, each time with another chain of addresses; the answers' statuses. */
async function knock(chainOf: (turn: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn <= ALLOWED; turn += 1) {
    const answer = await fetch(`${server!.url}/api/password/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': chainOf(turn) },
      body: JSON.stringify({ name: `niekto${turn}@klub.test` }),
    })
    statuses.push(answer.status)
  }
  return statuses
}
const allowed = Array<number>(ALLOWED).fill(200)

test('without TRUST_PROXY an address the visitor made up is not believed', async () => {
  await serve('')
  expect(await knock((turn) => `198.51.${turn}.7`)).toEqual([...allowed, 429])
})

test('with TRUST_PROXY=1 the address the proxy wrote is believed, and what stands before it is not', async () => {
  await serve('1')
  expect(await knock((turn) => `198.51.${turn}.7`)).toEqual([...allowed, 200])
  expect(await knock((turn) => `198.51.${turn}.7, 203.0.113.9`)).toEqual([...allowed, 429])
})
