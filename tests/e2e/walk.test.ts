import type { Page } from '@playwright/test'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, type Outcome, outcomeOf, type Viewer } from '../support/route-outcomes'
import { faultsOf, idleRequirements } from '../support/markup'
import { expect, test } from './test'
import { complaintsOf } from '../support/a11y'
import { type Looks, Opener } from '../support/states'

/**
 * Every address is asked by everybody, and every screen is opened up: what can be opened on it is opened, and every
 * state is looked at. WALK=full opens all there is at 320, 360, 430 and 1280 px, light and dark, with text at 100 and 200 %;
 * without it a part of that on the phone, of a state what has appeared in it, and how each screen stands at first also at
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

/** The panel is Payload's; of the refusals and the ways to sign in one looks like the other. */
const isLookedAt = (key: RouteKey, walker: Viewer, outcome: Outcome): boolean => {
  if (outcome === 'panel') return false
  return FULL || walker === 'nobody' || key === 'home' || outcome !== 'opens' || ROUTES[key].who !== 'public'
}

/** How many things of a screen are opened: the office has so many screens that the short walk opens few of each. */
const mostFor = (walker: Viewer): number => {
  if (FULL) return 80
  return walker === 'maria' ? 3 : 8
}

const looksAt = (walker: Viewer, isPhone: boolean): Looks => {
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
    most: mostFor(walker),
    shots: process.env.SHOTS ? `test-results/walk/${isPhone ? 'phone' : 'desktop'}/${walker}` : undefined,
  }
}

/** Views of the same page that it links to itself: its tabs, and one row's own page of a list. */
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

interface Answer {
  status: number
  url: string
  html: string
}

const visit = async (page: Page, address: string): Promise<Answer> => {
  const answer = await page.goto(address)
  return { status: answer?.status() ?? 0, url: page.url(), html: (await answer?.text()) ?? '' }
}

/** As the browser would get it, without being shown: for addresses somebody else of the walk looks at. */
const ask = async (page: Page, address: string): Promise<Answer> => {
  const answer = await page.request.get(address)
  return { status: answer.status(), url: answer.url(), html: await answer.text() }
}

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

test.describe.configure({ mode: 'parallel' })

for (const walker of ['nobody', 'jakub', 'jana', 'lubos', 'maria'] as const satisfies readonly Viewer[])
  test(`every address answers ${walker} as the table of routes says, and every state of it fits`, async ({
    page,
    baseURL,
    enterAs,
  }, { project }) => {
    const isPhone = project.name === 'phone'
    test.setTimeout((FULL ? 60 : 8) * MINUTES)
    const all = await addresses(baseURL!)
    if (walker !== 'nobody') await enterAs(walker)
    const complaints = complaintsOf(page)
    const looks = looksAt(walker, isPhone)
    const opener = await Opener.on(page, looks)
    const titles = new Map<string, RouteKey>()
    const looked = new Set<Outcome>()
    const problems: string[] = []
    const told = { cells: 0, screens: 0, states: 0, looks: 0 }

    const lookAt = async (name: string, frame: boolean): Promise<void> => {
      expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${name}: main headings`).toBe(1)
      const seen = await opener.walk(name, frame)
      problems.push(...seen.problems)
      told.screens += 1
      told.states += seen.states
      told.looks += seen.looks
    }

    for (const key of keys) {
      const outcome = outcomeOf(key, walker)
      if (outcome === 'elsewhere') continue
      const isSeen = isLookedAt(key, walker, outcome) && (outcome === 'opens' || !looked.has(outcome))
      complaints.length = 0
      const { status, url, html } = isSeen ? await visit(page, all[key]) : await ask(page, all[key])
      expect.soft(status, `${key}: status`).toBe(EXPECTED[outcome].status)
      expect
        .soft(new URL(url).pathname, `${key}: address`)
        .toMatch(EXPECTED[outcome].path ?? new URL(all[key], baseURL).pathname)
      told.cells += 1
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
      looked.add(outcome)
      const views = outcome === 'opens' ? await viewsOf(page) : []
      await lookAt(key, told.screens === 0)
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
      `walk: ${walker}, ${project.name}: ${told.cells} addresses, ${told.screens} screens, ${told.states} states, ${told.looks} looks, ${problems.length} faults\n`,
    )
    expect([...new Set(problems)]).toEqual([])
  })
