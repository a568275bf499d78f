import type { Page } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, type Outcome, outcomeOf, type Viewer } from '../support/route-outcomes'
import { faultsOf, idleRequirements } from '../support/markup'
import { enterAs } from '../support/signed-in'
import { expect, test } from './test'
import { complaintsOf } from '../support/a11y'
import { type Looks, Opener } from '../support/states'

/**
 * Everybody requests every address, and opens on every screen what can be opened; every state is checked for faults.
 * WALK=full opens everything at 320, 360, 430 and 1280 px, light and dark, with text at 100 and 200 %. Without it a part
 * is opened on the phone, of each state only what has appeared is checked, and each screen as it is at first also at
 * 1280 px and with text at 200 %, so that the whole suite stays short. SHOTS=1 keeps pictures in test-results/walk/.
 */
const FULL = process.env.WALK === 'full'
const MINUTES = 60_000
const keys = Object.keys(ROUTES) as RouteKey[]

const EXPECTED: Record<Exclude<Outcome, 'elsewhere'>, { status: number; path?: RegExp }> = {
  opens: { status: 200 },
  panel: { status: 200, path: /^\/admin\/collections\// },
  login: { status: 200, path: /^\/login$/ },
  refused: { status: 403 },
}

/** Not the panel, which is Payload's, and of pages that look the same for everybody only one. */
const isLookedAt = (key: RouteKey, viewer: Viewer, outcome: Outcome): boolean => {
  if (outcome === 'panel') return false
  return FULL || viewer === 'nobody' || key === 'home' || outcome !== 'opens' || ROUTES[key].who !== 'public'
}

/** How many things of a screen are opened: the short walk opens few of each of the office's many screens. */
const mostFor = (viewer: Viewer): number => {
  if (FULL) return 80
  return viewer === 'maria' ? 3 : 8
}

const looksAt = (viewer: Viewer, isPhone: boolean): Looks => {
  const narrow = FULL ? [320, 360, 430] : [320, 360]
  return {
    widths: isPhone ? narrow : [1280],
    firstAlso: FULL
      ? []
      : [
          { width: 1280, text: 100 },
          { width: 320, text: 200 },
        ],
    texts: FULL ? [100, 200] : [100],
    schemes: FULL ? ['light', 'dark'] : ['light'],
    whole: FULL,
    most: mostFor(viewer),
    shots: process.env.SHOTS ? `test-results/walk/${isPhone ? 'phone' : 'desktop'}/${viewer}` : undefined,
  }
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
    return [...views.values()].slice(0, 6)
  })

interface Visited {
  status: number
  url: string
  html: string
}

const visit = async (page: Page, address: string): Promise<Visited> => {
  const response = await page.goto(address)
  return { status: response?.status() ?? 0, url: page.url(), html: (await response?.text()) ?? '' }
}

/** Requests an address without showing it, where another viewer of the walk shows it. */
const fetchPage = async (page: Page, address: string): Promise<Visited> => {
  const response = await page.request.get(address)
  return { status: response.status(), url: response.url(), html: await response.text() }
}

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

test.describe.configure({ mode: 'parallel' })

for (const viewer of ['nobody', 'jakub', 'jana', 'lubos', 'maria'] as const satisfies readonly Viewer[])
  test(`every address opens for ${viewer} as the table of routes says, and every state of it fits`, async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    const isPhone = project.name === 'phone'
    // A busy machine took three times as long as a quiet one, whose longest walk takes three minutes.
    test.setTimeout((FULL ? 60 : 20) * MINUTES)
    const all = await addresses(baseURL!)
    if (viewer !== 'nobody') await enterAs(context, baseURL!, viewer, { anew: true })
    const complaints = complaintsOf(page)
    const looks = looksAt(viewer, isPhone)
    const opener = await Opener.on(page, looks)
    const titles = new Map<string, RouteKey>()
    const shown = new Set<Outcome>()
    const problems: string[] = []
    const counts = { cells: 0, screens: 0, states: 0, looks: 0 }

    const lookAt = async (name: string, frame: boolean): Promise<void> => {
      await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: main headings`).toHaveCount(1)
      const seen = await opener.walk(name, frame)
      problems.push(...seen.problems)
      counts.screens += 1
      counts.states += seen.states
      counts.looks += seen.looks
    }

    for (const key of keys) {
      const outcome = outcomeOf(key, viewer)
      if (outcome === 'elsewhere') continue
      const isSeen = isLookedAt(key, viewer, outcome) && (outcome === 'opens' || !shown.has(outcome))
      complaints.length = 0
      const { status, url, html } = isSeen ? await visit(page, all[key]) : await fetchPage(page, all[key])
      expect.soft(status, `${key}: status`).toBe(EXPECTED[outcome].status)
      expect
        .soft(new URL(url).pathname, `${key}: address`)
        .toMatch(EXPECTED[outcome].path ?? new URL(all[key], baseURL).pathname)
      counts.cells += 1
      if (outcome === 'opens') {
        const title = titleOf(html)
        expect.soft(titles.get(title), `${key}: „${title}“ is the title of another page`).toBeUndefined()
        titles.set(title, key)
      }
      if (!isSeen) continue
      if (outcome === 'opens')
        problems.push(
          ...[...(await faultsOf(html)), ...idleRequirements(html)].map((fault) => `${key}: ${fault}`),
        )
      shown.add(outcome)
      const views = outcome === 'opens' ? await viewsOf(page) : []
      await lookAt(key, counts.screens === 0)
      for (const [index, view] of views.entries()) {
        await page.goto(view)
        await lookAt(`${key} view ${index + 1}`, false)
      }
      const own = complaints.filter(
        (complaint) => ![...opener.refused].some((url) => complaint.includes(url)),
      )
      expect.soft(own, `${key}: what the browser complains about`).toEqual([])
    }
    process.stdout.write(
      `walk: ${viewer}, ${project.name}: ${counts.cells} addresses, ${counts.screens} screens, ${counts.states} states, ${counts.looks} looks, ${problems.length} faults\n`,
    )
    expect([...new Set(problems)]).toEqual([])
  })
