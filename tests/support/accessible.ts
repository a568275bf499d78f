import { expect, type Page } from '@playwright/test'
import { overflowOf, violationsOf } from './a11y'

/** The page, or what has just opened over it, as it stands: nothing beside the screen, nothing axe complains about. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])
}

/** Opens an address of our own screens, waits until it has settled, and looks at it. */
export async function openAccessible(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}

/** A word for rows of this screen and this run, so that neither the other width nor a second try meets them. */
export const own = (word: string, project: string): string =>
  `${word} ${project === 'phone' ? 'P' : 'D'}${Date.now().toString(36).slice(-5)}`
