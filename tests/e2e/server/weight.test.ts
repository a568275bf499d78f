import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, outcomeOf, type Walker } from '../../support/cells'
import { freePort } from '../../support/free-port'
import { houseIn, type Production, serveProduction } from '../../support/production'
import { signedIn } from '../../support/signed-in'

/** A screen's HTML with the tree Next sends beside it, before compression. */
const LIMIT_KB = 100

let home: string
let server: Production

// The demo club as it is: what other tests charge and invite meanwhile is not its weight.
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'akademia-weight-'))
  const dataDir = join(home, 'data')
  cpSync(process.env.E2E_TEMPLATE!, dataDir, { recursive: true })
  server = await serveProduction(dataDir, await freePort(), houseIn(join(home, 'house')))
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

test('no signed-in screen of anybody is heavier than 100 kB', async () => {
  test.setTimeout(180_000)
  const all = await addresses(server.url)
  const table: Record<string, number> = {}
  for (const walker of ['jakub', 'jana', 'lubos', 'maria'] as const satisfies readonly Walker[]) {
    const visitor = await signedIn(server.url, walker)
    for (const key of Object.keys(ROUTES) as RouteKey[]) {
      if (ROUTES[key].who === 'public' || outcomeOf(key, walker) !== 'opens') continue
      const answer = await visitor.ask(all[key])
      expect(answer.status, `${walker}: ${key}`).toBe(200)
      table[`${walker} ${key}`] = Math.round((await answer.arrayBuffer()).byteLength / 100) / 10
    }
  }
  process.stdout.write(
    `HTML in kB: ${Object.entries(table)
      .map(([screen, kB]) => `${screen} ${kB}`)
      .join(' · ')}\n`,
  )
  expect(Object.entries(table).filter(([, kB]) => kB > LIMIT_KB)).toEqual([])
})
