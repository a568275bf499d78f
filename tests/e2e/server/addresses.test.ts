import { expect, test } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { Visitor } from '../../support/http'
import { faultsOf, idleRequirements } from '../../support/markup'
import { addresses, type Outcome, outcomeOf, type Viewer, VIEWERS } from '../../support/route-outcomes'
import { signedIn } from '../../support/signed-in'
import { isWhole } from '../../support/size'

// Everybody requests every address. How what opens looks in a browser, the walk asks (walk.test.ts).

const EXPECTED: Record<Exclude<Outcome, 'elsewhere'>, { status: number; path?: RegExp }> = {
  opens: { status: 200 },
  panel: { status: 200, path: /^\/admin\/collections\// },
  login: { status: 200, path: /^\/login$/ },
  refused: { status: 403 },
}

/** Of pages that have the same markup for everybody one is read for each viewer; the whole size reads all. */
const isRead = (key: RouteKey, viewer: Viewer): boolean =>
  isWhole || viewer === 'nobody' || key === 'home' || ROUTES[key].who !== 'public'

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

test.describe.configure({ mode: 'parallel' })

for (const viewer of VIEWERS)
  test(`every address opens for ${viewer} as the table of routes says, with a title of its own and without a fault in its markup`, async ({
    baseURL,
  }) => {
    const all = await addresses(baseURL!)
    const visitor = viewer === 'nobody' ? new Visitor(baseURL!) : await signedIn(baseURL!, viewer)
    const titles = new Map<string, RouteKey>()
    const faults: string[] = []
    for (const key of Object.keys(ROUTES) as RouteKey[]) {
      const outcome = outcomeOf(key, viewer)
      if (outcome === 'elsewhere') continue
      const response = await visitor.request(all[key], { redirect: 'follow' })
      const html = await response.text()
      expect.soft(response.status, `${key}: status`).toBe(EXPECTED[outcome].status)
      expect
        .soft(new URL(response.url).pathname, `${key}: address`)
        .toMatch(EXPECTED[outcome].path ?? new URL(all[key], baseURL).pathname)
      if (outcome !== 'opens') continue
      const title = titleOf(html)
      expect.soft(titles.get(title), `${key}: „${title}“ is the title of another page`).toBeUndefined()
      titles.set(title, key)
      if (!isRead(key, viewer)) continue
      faults.push(
        ...[...(await faultsOf(html)), ...idleRequirements(html)].map((fault) => `${key}: ${fault}`),
      )
    }
    expect(titles.size).toBeGreaterThan(10)
    expect([...new Set(faults)]).toEqual([])
  })
