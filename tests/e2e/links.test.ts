import { PANEL, type RouteKey, ROUTES } from '@/lib/routes'
import { outcomeOf, type Viewer } from '../support/route-outcomes'
import { isWhole } from '../support/size'
import { expect, test } from './test'

/** Where each begins: after the sign-in, or on the home page. */
const HOMES: Record<Viewer, RouteKey> = {
  nobody: 'home',
  jakub: 'playerEvents',
  jana: 'playerEvents',
  lubos: 'attendanceCreate',
  maria: 'events',
}

/** Pages to which an e-mail or a button leads (the search’s opens its dialog); and for who is signed in, the forgotten password. */
const withoutLink = (viewer: Viewer): readonly RouteKey[] => [
  'resetPassword',
  'confirmEmail',
  'answerByLink',
  'unsubscribe',
  'signOut',
  'search',
  ...(viewer === 'nobody' ? [] : (['forgotPassword'] as const)),
]
/** How many addresses of each kind are opened. */
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

for (const viewer of Object.keys(HOMES) as Viewer[])
  test(`links lead ${viewer} from the first screen to every page that opens for them`, async ({
    page,
    baseURL,
    enterAs,
  }) => {
    const visitor = viewer === 'nobody' ? undefined : await enterAs(viewer)
    const expected = keys.filter((key) => {
      const outcome = outcomeOf(key, viewer)
      return (outcome === 'opens' || outcome === 'panel') && !withoutLink(viewer).includes(key)
    })
    // The menus and the footer, which every page has, are rendered by scripts.
    await page.goto(ROUTES[HOMES[viewer]].path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    if (visitor) await expect(page.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible()
    const first = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

    expect(first.includes(new URL(PANEL.href, baseURL!).href), 'the panel in the menu').toBe(
      viewer === 'maria',
    )

    const found = new Set<RouteKey>([HOMES[viewer]])
    const opened = new Map<string, number>()
    const queue = [...first]
    let pages = 0
    const keyOf = (address: string) =>
      keys.find((each) => pattern(each).test(new URL(address, baseURL).pathname))
    /** What leads to a page that was not found yet comes first. */
    const take = (): string | undefined => {
      const at = queue.findIndex((address) => {
        const key = keyOf(address)
        return key && !found.has(key)
      })
      return queue.splice(Math.max(at, 0), 1)[0]
    }
    for (let next = take(); next !== undefined; next = take()) {
      // The whole size goes on, to whatever else is linked.
      if (!isWhole && expected.every((key) => found.has(key))) break
      const url = new URL(next, baseURL)
      if (url.origin !== new URL(baseURL!).origin) continue
      const kind = kindOf(url)
      if ((opened.get(kind) ?? 0) >= OF_A_KIND) continue
      opened.set(kind, (opened.get(kind) ?? 0) + 1)
      const key = keyOf(next)
      if (!key) continue
      const response = visitor
        ? await visitor.request(url.pathname + url.search)
        : await fetch(url, { redirect: 'manual' })
      expect.soft(response.status, `${next} is linked and does not open`).toBeLessThan(400)
      if (response.status < 400) found.add(key)
      if (response.status === 200) {
        const html = await response.text()
        queue.push(...linksIn(html))
        if (!visitor && !/<meta name="robots" content="[^"]*noindex/.test(html))
          expect.soft(DESCRIBED.test(html), `${next} describes itself to search engines`).toBe(true)
      }
      pages += 1
    }
    process.stdout.write(`links: ${viewer}: ${found.size} routes over ${pages} pages\n`)
    expect(expected.filter((key) => !found.has(key))).toEqual([])
  })
