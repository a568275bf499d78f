import type { Page } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, outcomeOf, ownerOf, type Viewer, VIEWERS } from '../support/route-outcomes'
import { enterAs } from '../support/signed-in'
import { isWhole, sized } from '../support/size'
import { expect, test } from './test'
import { complaintsOf } from '../support/a11y'
import { type Looks, Opener } from '../support/states'

/**
 * Every screen is looked at in a browser, and on it is opened what can be opened; every state is checked for faults. That
 * every address opens for whom it should, server/addresses.test.ts asks.
 * In the whole size everybody opens everything at 320, 360, 430 and 1280 px, light and dark, with text at 100 and 200 %,
 * on the desktop as well. `npm test` looks at each screen as the one it is there for, at 360 px, as it is at first also at
 * 1280 px, and opens little of it, of which only what has appeared is checked. SHOTS=1 keeps pictures in test-results/walk/.
 */
const MINUTES = 60_000
/** How many screens one test looks at: the walk is the last file, and one long test would keep a single worker busy. */
const AT_ONCE = sized(8, 2)
/** How many things of a screen are opened; of a viewer's first one those of every page too, such as its menus. */
const OPENED = sized(1, 80)
const OPENED_FIRST = sized(6, 80)
/** How many other views of a screen are looked at, such as its tabs. */
const VIEWS = sized(1, 6)

const looksAt = (viewer: Viewer, isPhone: boolean, isFirst: boolean): Looks => {
  const narrow = isWhole ? [320, 360, 430] : [360]
  return {
    widths: isPhone ? narrow : [1280],
    firstAlso: isWhole ? [] : [{ width: 1280, text: 100 }],
    texts: isWhole ? [100, 200] : [100],
    schemes: isWhole ? ['light', 'dark'] : ['light'],
    whole: isWhole,
    most: isFirst ? OPENED_FIRST : OPENED,
    shots: process.env.SHOTS ? `test-results/walk/${isPhone ? 'phone' : 'desktop'}/${viewer}` : undefined,
  }
}

/** What a viewer looks at: the home page, own screens (all that open in the whole size), and one refusal of each kind. */
function screensOf(viewer: Viewer): RouteKey[] {
  const keys = Object.keys(ROUTES) as RouteKey[]
  const own = keys.filter(
    (key) => outcomeOf(key, viewer) === 'opens' && (isWhole || key === 'home' || ownerOf(key) === viewer),
  )
  const refusals = (['login', 'refused'] as const).flatMap(
    (outcome) => keys.find((key) => outcomeOf(key, viewer) === outcome) ?? [],
  )
  return [...own, ...refusals]
}

/** In parts of about the same length. */
function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most)
  const start = (part: number) => Math.floor((part * items.length) / count)
  return Array.from({ length: count }, (_, part) => items.slice(start(part), start(part + 1)))
}

/** Other views of the page that it links to: its tabs, and one row of a list. */
const viewsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const here = new URL(window.location.href)
    const views = new Map<string, string>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const { pathname, search, searchParams, origin, href } = new URL(link.href)
      if (origin !== here.origin || pathname !== here.pathname || search === here.search || !search) continue
      const kind = [...searchParams].map(([name, value]) =>
        /^[a-z]+$/.test(value) ? `${name}=${value}` : name,
      )
      if (!views.has(kind.join())) views.set(kind.join(), href.split('#')[0] ?? href)
    }
    return [...views.values()]
  })

/** Forms that leave their refusals to the browser's own bubbles, which speak the browser's language. */
const bubblingForms = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.forms]
      .filter((form) => form.method === 'post' && !form.noValidate)
      .map((form) => `the browser's own bubbles refuse a form: ${form.outerHTML.slice(0, 100)}`),
  )

test.describe.configure({ mode: 'parallel' })

for (const viewer of VIEWERS)
  for (const [part, keys] of partsOf(screensOf(viewer), AT_ONCE).entries())
    test(`what ${viewer} sees fits and is accessible, with what opens on it: ${keys.join(', ')}`, async ({
      page,
      context,
      baseURL,
      planEvent,
    }, { project }) => {
      test.setTimeout((isWhole ? 20 : 5) * MINUTES)
      const all = await addresses(baseURL!)
      if (viewer !== 'nobody') await enterAs(context, baseURL!, viewer, { anew: isWhole })
      const complaints = complaintsOf(page)
      const opener = await Opener.on(page)
      const problems: string[] = []
      const counts = { screens: 0, states: 0, looks: 0 }
      // The sheets that stand first are those of other tests, which write into them.
      const event = keys.includes('attendanceCreate') && viewer !== 'nobody' && (await planEvent('U11', -1))
      const ownView = (view: string) => (event ? view.replace(/([?&]event=)[^&]+/, `$1${event}`) : view)

      const lookAt = async (name: string): Promise<void> => {
        await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: main headings`).toHaveCount(1)
        const isFirst = part === 0 && counts.screens === 0
        const seen = await opener.walk(name, looksAt(viewer, project.name === 'phone', isFirst), isFirst)
        problems.push(...seen.problems, ...(await bubblingForms(page)).map((fault) => `${name}: ${fault}`))
        counts.screens += 1
        counts.states += seen.states
        counts.looks += seen.looks
      }

      for (const key of keys) {
        complaints.length = 0
        await page.goto(all[key])
        const views = outcomeOf(key, viewer) === 'opens' ? (await viewsOf(page)).slice(0, VIEWS) : []
        await lookAt(key)
        for (const [index, view] of views.entries()) {
          await page.goto(ownView(view))
          await lookAt(`${key} view ${index + 1}`)
        }
        expect.soft(complaints, `${key}: what the browser complains about`).toEqual([])
      }
      process.stdout.write(
        `walk: ${viewer}, ${project.name}: ${counts.screens} screens, ${counts.states} states, ${counts.looks} looks, ${problems.length} faults\n`,
      )
      expect(counts.states).toBeGreaterThanOrEqual(keys.length)
      expect([...new Set(problems)]).toEqual([])
    })
