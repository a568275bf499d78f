import { expect, type Page, test } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, type Outcome, outcomeOf, type Walker } from '../support/cells'
import { enterAs } from '../support/signed-in'
import { complaintsOf, overflowOf, violationsOf } from '../support/sound'

/** Every cell is opened; WALK=full also looks closely at public pages as somebody signed in, where only the bar differs. */
const FULL = process.env.WALK === 'full'
/** Screenshots of every page that opens, into test-results/walk/, when SHOTS is set. */
const SHOTS = Boolean(process.env.SHOTS)
const MINUTES = 60_000
const keys = Object.keys(ROUTES) as RouteKey[]
const FINE = { h1: 1, overflow: 0, complaints: [] as string[], violations: [] as string[] }

/** Everything that is asked of a page as it stands on the screen. */
async function looksOf(page: Page, complaints: readonly string[]): Promise<typeof FINE> {
  await page.waitForLoadState('networkidle')
  return {
    h1: await page.getByRole('heading', { level: 1 }).count(),
    overflow: await overflowOf(page),
    complaints: [...complaints],
    violations: await violationsOf(page),
  }
}

/** The panel is Payload's; of the refusals and the ways to sign in one looks like the other. */
const isLookedAt = (key: RouteKey, walker: Walker, outcome: Outcome): boolean => {
  if (outcome === 'panel') return false
  return FULL || walker === 'nobody' || key === 'home' || outcome !== 'opens' || ROUTES[key].who !== 'public'
}

const EXPECTED: Record<Exclude<Outcome, 'elsewhere'>, { status: number; path?: RegExp }> = {
  opens: { status: 200 },
  panel: { status: 200, path: /^\/admin\/collections\// },
  login: { status: 200, path: /^\/login$/ },
  refused: { status: 403 },
}

test.describe.configure({ mode: 'parallel' })

for (const walker of ['nobody', 'jakub', 'jana', 'lubos', 'maria'] as const satisfies readonly Walker[])
  test(`every address answers ${walker} as the table of routes says`, async ({ context, page, baseURL }, {
    project,
  }) => {
    test.setTimeout(8 * MINUTES)
    const all = await addresses(baseURL!)
    if (walker !== 'nobody') await enterAs(context, baseURL!, walker)
    const complaints = complaintsOf(page)
    const titles = new Map<string, RouteKey>()
    const looked = new Set<Outcome>()
    let cells = 0
    for (const key of keys) {
      const outcome = outcomeOf(key, walker)
      if (outcome === 'elsewhere') continue
      complaints.length = 0
      const answer = await page.goto(all[key])
      const { status, path } = EXPECTED[outcome]
      const here = new URL(page.url())
      expect.soft(answer?.status(), `${key}: status`).toBe(status)
      expect.soft(here.pathname, `${key}: address`).toMatch(path ?? new URL(all[key], baseURL).pathname)
      cells += 1
      if (outcome === 'opens') {
        const title = await page.title()
        expect.soft(titles.get(title), `${key}: „${title}“ is the title of another page`).toBeUndefined()
        titles.set(title, key)
      }
      if (!isLookedAt(key, walker, outcome) || (outcome !== 'opens' && looked.has(outcome))) continue
      looked.add(outcome)
      expect.soft(await looksOf(page, complaints), key).toEqual(FINE)
      if (SHOTS)
        await page.screenshot({
          path: `test-results/walk/${project.name}/${walker}-${key}.png`,
          fullPage: true,
        })
    }
    process.stdout.write(`walk: ${walker}, ${project.name}: ${cells} addresses\n`)
  })
