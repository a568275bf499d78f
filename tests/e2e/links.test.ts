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

const keys = Object.keys(ROUTES) as RouteKey[]
const patterns = keys.map(
  (key) => [key, new RegExp(`^${ROUTES[key].path.replace(/\[\w+\]/g, '[^/]+')}$`)] as const,
)
const keyOf = ({ pathname }: URL): RouteKey | undefined =>
  patterns.find(([, pattern]) => pattern.test(pathname))?.[0]

/** The kind of an address: its path and the names in its query, ids left out. */
const kindOf = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/\/(match|news|gallery)\/[^/]+$/, '/$1/')}?${[...searchParams.keys()].sort().join()}`

const DESCRIBED = /<meta name="description" content="[^"]{20,}"/
/** A link, and the page whose HTML has it; none of what stands on every page. */
interface Linked {
  address: string
  from?: URL
}
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
    let pages = 0
    /** What leads to a page that was not found when it was linked comes first. */
    const urgent: Linked[] = []
    const queue: Linked[] = []
    const add = (addresses: readonly string[], from?: URL): void => {
      for (const address of addresses) {
        const key = keyOf(new URL(address, baseURL))
        if (key) (found.has(key) ? queue : urgent).push({ address, from })
      }
    }
    const take = (): Linked | undefined => urgent.shift() ?? queue.shift()
    const open = ({ href, pathname, search }: URL): Promise<Response> =>
      visitor ? visitor.request(pathname + search) : fetch(href, { redirect: 'manual' })
    /** Another test may have deleted meanwhile what was linked: then the page no longer links it. */
    const isStillLinked = async ({ address, from }: Linked): Promise<boolean> =>
      from === undefined || linksIn(await (await open(from)).text()).includes(address)
    add(first)
    for (let next = take(); next !== undefined; next = take()) {
      // The whole size goes on, to whatever else is linked.
      if (!isWhole && expected.every((key) => found.has(key))) break
      const { address } = next
      const url = new URL(address, baseURL)
      if (url.origin !== new URL(baseURL!).origin) continue
      const kind = kindOf(url)
      if ((opened.get(kind) ?? 0) >= OF_A_KIND) continue
      opened.set(kind, (opened.get(kind) ?? 0) + 1)
      const key = keyOf(url)!
      const response = await open(url)
      const isGone = response.status === 404 && !(await isStillLinked(next))
      if (!isGone) expect.soft(response.status, `${address} is linked and does not open`).toBeLessThan(400)
      if (response.status < 400) found.add(key)
      if (response.status === 200) {
        const html = await response.text()
        add(linksIn(html), url)
        if (!visitor && !/<meta name="robots" content="[^"]*noindex/.test(html))
          expect.soft(DESCRIBED.test(html), `${address} describes itself to search engines`).toBe(true)
      }
      pages += 1
    }
    process.stdout.write(`links: ${viewer}: ${found.size} routes over ${pages} pages\n`)
    expect(expected.filter((key) => !found.has(key))).toEqual([])
  })
