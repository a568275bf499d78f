import axe from 'axe-core'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Bars that stick lie over whatever is scrolled beneath them, and axe takes what is half covered for too small. */
const unstick = (page: Page, loose: boolean): Promise<void> =>
  page.evaluate((isLoose) => {
    const held = isLoose
      ? [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (element) => getComputedStyle(element).position === 'sticky',
        )
      : [...document.querySelectorAll<HTMLElement>('[data-held]')]
    for (const element of held) {
      element.toggleAttribute('data-held', isLoose)
      element.style.position = isLoose ? 'static' : ''
    }
  }, loose)

/** Until what moves has come to rest: axe reads the colours of a fading thing as it finds them. */
export const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = document.getAnimations().flatMap(({ playState, effect, finished }) => {
      const endless = effect?.getComputedTiming().endTime === Infinity
      // How long a toast still stays is drawn as a movement too.
      const counts = (effect as KeyframeEffect | null)?.target?.matches('.Toastify__progress-bar')
      return playState !== 'running' || endless || counts ? [] : [finished]
    })
    return Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 2000))])
  })

/** What axe says of the page as it stands, and whether the page changed while it was asked. */
const judge = (page: Page, disabled: readonly string[], scope: string) =>
  // The pages have no frames; without their passes the results are small enough to be asked for hundreds of times.
  page.evaluate(
    async ({ tags, disabled, scope }) => {
      const options = {
        runOnly: tags,
        rules: {
          // Still on trial with axe, and worth it: who speaks to the device says what they see.
          'label-content-name-mismatch': { enabled: true },
          ...Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        },
        resultTypes: ['violations' as const],
        iframes: false,
      }
      let hasChanged = false
      const watch = new MutationObserver(() => (hasChanged = true))
      watch.observe(document, { childList: true, subtree: true })
      const results = await (window as unknown as { axe: typeof axe }).axe.run(
        document.querySelector(scope) ?? document,
        options,
      )
      watch.disconnect()
      const found = results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      )
      return { found, hasChanged }
    },
    { tags: RULES, disabled, scope },
  )

/**
 * Every violation on the whole page, with the element it lies in; empty when there is none. A page that changes while
 * it is judged is judged again: what the router is just taking away is nobody's page. `disabled` names rules that are
 * asked elsewhere; `scope` is a selector of the part that is judged, the whole page where nothing has it.
 */
export async function violationsOf(
  page: Page,
  { disabled = [], scope = 'html' }: { disabled?: readonly string[]; scope?: string } = {},
): Promise<string[]> {
  for (let left = 5; ; left -= 1) {
    // The router takes a page's title away a moment before it brings the next one's.
    await page.waitForFunction(() => document.title !== '')
    await animationsEnd(page)
    await unstick(page, true)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const { found, hasChanged } = await judge(page, disabled, scope)
    await unstick(page, false)
    if (found.length === 0 || !hasChanged || left === 0) return found
  }
}

/** By how many pixels the page is wider than its screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Collects what the browser complains about; the answer's own status (403, 404) is asked elsewhere. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url === page.url()) return
    complaints.push(`${message.text()} ${message.location().url}`)
  })
  return complaints
}
