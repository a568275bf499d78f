import { PANEL, type RouteKey, ROUTES } from '@/lib/routes'
import { outcomeOf, type Viewer } from '../support/route-outcomes'
import { expect, test } from './test'

/** Where each begins: after the sign-in, or at the front page. */
const HOMES: Record<Viewer, RouteKey> = {
  nobody: 'home',
  jakub: 'playerEvents',
  jana: 'playerEvents',
  lubos: 'attendanceCreate',
  maria: 'events',
}

/** A letter leads there, or a button does; who is signed in has not forgotten. */
const withoutLink = (walker: Viewer): readonly RouteKey[] => [
  'resetPassword',
  'confirmEmail',
  'signOut',
  ...(walker === 'nobody' ? [] : (['forgotPassword'] as const)),
]
/** Pages of one row: of each kind of address so many are opened. */
const OF_A_KIND = 2

const pattern = (key: RouteKey): RegExp => new RegExp(`^${ROUTES[key].path.replace(/\[\w+\]/g, '[^/]+')}$`)
const keys = Object.keys(ROUTES) as RouteKey[]

/** The kind of an address: its path and the names in its query, ids left out. */
const kindOf = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/\/(match|news|gallery)\/[^/]+$/, '/$1/')}?${[...searchParams.keys()].sort().join()}`

const DESCRIBED = /<meta name="description" content="[^"]{20,}"/
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"#]+)/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))

test.describe.configure({ mode: 'parallel' })

for (const walker of Object.keys(HOMES) as Viewer[])
  test(`links lead ${walker} from the first screen to every page that opens for them`, async ({
    page,
    baseURL,
    enterAs,
  }) => {
    const visitor = walker === 'nobody' ? undefined : await enterAs(walker)
    const wanted = keys.filter((key) => {
      const outcome = outcomeOf(key, walker)
      return (outcome === 'opens' || outcome === 'panel') && !withoutLink(walker).includes(key)
    })
    // Its menus and its footer come with the script; they stand on every page.
    await page.goto(ROUTES[HOMES[walker]].path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    if (visitor) await expect(page.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible()
    const first = await page.$$eval('a[href]', (links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    )

    expect(first.includes(new URL(PANEL.href, baseURL!).href), 'the panel in the menu').toBe(
      walker === 'maria',
    )

    const found = new Set<RouteKey>([HOMES[walker]])
    const opened = new Map<string, number>()
    const waiting = [...first]
    let pages = 0
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const url = new URL(next, baseURL)
      if (url.origin !== new URL(baseURL!).origin) continue
      const kind = kindOf(url)
      if ((opened.get(kind) ?? 0) >= OF_A_KIND) continue
      opened.set(kind, (opened.get(kind) ?? 0) + 1)
      const key = keys.find((each) => pattern(each).test(url.pathname))
      if (!key) continue
      const answer = visitor
        ? await visitor.request(url.pathname + url.search)
        : await fetch(url, { redirect: 'manual' })
      expect.soft(answer.status, `${next} is linked and does not open`).toBeLessThan(400)
      if (answer.status < 400) found.add(key)
      if (answer.status === 200) {
        const html = await answer.text()
        waiting.push(...linksIn(html))
        if (!visitor && !/<meta name="robots" content="[^"]*noindex/.test(html))
          expect.soft(DESCRIBED.test(html), `${next} describes itself to search engines`).toBe(true)
      }
      pages += 1
    }
    process.stdout.write(`reach: ${walker}: ${found.size} routes over ${pages} pages\n`)
    expect(wanted.filter((key) => !found.has(key))).toEqual([])
  })
