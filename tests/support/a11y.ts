import axe from 'axe-core'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits until animations have ended, two seconds at most: axe would read the colours of a fading element. */
export const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = document.getAnimations().flatMap(({ playState, effect, finished }) => {
      const endless = effect?.getComputedTiming().endTime === Infinity
      // The progress bar of a toast is an animation too.
      const counts = (effect as KeyframeEffect | null)?.target?.matches('.Toastify__progress-bar')
      return playState !== 'running' || endless || counts ? [] : [finished]
    })
    return Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 2000))])
  })

export interface AxeOptions {
  /** Rules that are left out. */
  disabled?: readonly string[]
  /** The only rules that are asked. */
  only?: string[]
  /** A selector of the parts that are checked, the whole page where nothing matches. */
  scope?: string
}

/**
 * axe's findings on the page, and whether the page changed meanwhile. Sticky bars are static as long: axe takes controls that
 * a bar covers in part for too small. What appears after that was not made static, so it counts as a change.
 */
const runAxe = (page: Page, { disabled = [], only, scope = 'html' }: AxeOptions) =>
  // Only violations, no frames: the results stay small enough for hundreds of runs.
  page.evaluate(
    async ({ tags, disabled, only, scope }) => {
      const options = {
        runOnly: only ? { type: 'rule' as const, values: only } : tags,
        rules: {
          // Experimental in axe; for people who use voice control and say the words they see.
          'label-content-name-mismatch': { enabled: true },
          ...Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        },
        resultTypes: ['violations' as const],
        iframes: false,
      }
      let hasChanged = false
      const watch = new MutationObserver(() => (hasChanged = true))
      watch.observe(document, { childList: true, subtree: true })
      const held = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      for (const element of held) element.style.position = 'static'
      const parts = document.querySelectorAll(scope)
      const results = await (window as unknown as { axe: typeof axe }).axe.run(
        parts.length > 0 ? parts : document,
        options,
      )
      watch.disconnect()
      for (const element of held) element.style.position = ''
      const found = results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      )
      return { found, hasChanged }
    },
    { tags: RULES, disabled, only, scope },
  )

/**
 * Every violation on the page, with its element; empty when there is none. A page that changes meanwhile is checked
 * again, five times at most.
 */
export async function violationsOf(page: Page, options: AxeOptions = {}): Promise<string[]> {
  for (let left = 5; ; left -= 1) {
    // The router removes a page's title a moment before it sets the next one.
    await page.waitForFunction(() => document.title !== '')
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    await animationsEnd(page)
    const { found, hasChanged } = await runAxe(page, options)
    if (found.length === 0 || !hasChanged || left === 0) return found
  }
}

/** By how many pixels the page is wider than its screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Collects errors of the page and its console; not the page's own status (403, 404), which other tests check. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url === page.url()) return
    complaints.push(`${message.text()} ${message.location().url}`)
  })
  return complaints
}
