import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, outcomeOf } from '../../support/route-outcomes'
import { Visitor } from '../../support/http'
import { signedIn } from '../../support/signed-in'

/** A bare Next page carries 135 kB; what the club's own pages may add is the rest. */
const HOME_LIMIT_KB = 155
const PUBLIC_LIMIT_KB = 160
const LIMIT_KB = 185

test('the home page brings at most 155 kB of script, a public page 160, no page more than 185', async ({
  baseURL,
}) => {
  const all = await addresses(baseURL!)
  const viewers = {
    nobody: new Visitor(baseURL!),
    maria: await signedIn(baseURL!, 'maria'),
    lubos: await signedIn(baseURL!, 'lubos'),
    jakub: await signedIn(baseURL!, 'jakub'),
  }
  const sizes = new Map<string, number>()
  const sizeOf = async (file: string): Promise<number> => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const response = await fetch(new URL(file, baseURL))
    expect(response.status, file).toBe(200)
    const size = gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const table: Partial<Record<RouteKey, number>> = {}
  for (const key of Object.keys(ROUTES) as RouteKey[]) {
    const names = Object.keys(viewers) as (keyof typeof viewers)[]
    const who = names.find((viewer) => outcomeOf(key, viewer) === 'opens')
    if (!who) continue
    const html = await (await viewers[who].request(all[key])).text()
    // Old browsers alone load what is marked noModule.
    const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
      ([tag]) => !/nomodule/i.test(tag),
    )
    const files = new Set(tags.map(([, file]) => file!.replaceAll('&amp;', '&')))
    let total = 0
    for (const file of files) total += await sizeOf(file)
    table[key] = Math.round(total / 100) / 10
  }
  process.stdout.write(
    `script in kB, gzip: ${Object.entries(table)
      .map(([key, kB]) => `${key} ${kB}`)
      .join(' · ')}\n`,
  )
  expect(table.home).toBeLessThanOrEqual(HOME_LIMIT_KB)
  const limitOf = (key: string) => (ROUTES[key as RouteKey].who === 'public' ? PUBLIC_LIMIT_KB : LIMIT_KB)
  expect(Object.entries(table).filter(([key, kB]) => kB > limitOf(key))).toEqual([])
})
