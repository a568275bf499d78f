import { expect, test } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, outcomeOf, type Walker } from '../../support/cells'
import { signedIn } from '../../support/signed-in'

/** A screen's HTML with the tree Next sends beside it, before compression. */
const LIMIT_KB = 100

test('no signed-in screen of anybody is heavier than 100 kB', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const all = await addresses(baseURL!)
  const table: Record<string, number> = {}
  for (const walker of ['jakub', 'jana', 'lubos', 'maria'] as const satisfies readonly Walker[]) {
    const visitor = await signedIn(baseURL!, walker)
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
