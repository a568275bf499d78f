import { AxeBuilder } from '@axe-core/playwright'
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

/** Every violation on the whole page, with the element it lies in; empty when there is none. */
export async function violationsOf(page: Page): Promise<string[]> {
  await unstick(page, true)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  await unstick(page, false)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
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
