import { expect, type Page } from '@playwright/test'
import { overflowOf, violationsOf } from './a11y'

/**
 * Expects the page as it is now to be no wider than the screen and axe to find nothing; with `scope`, a selector, in that
 * part of it, such as an open menu: axe takes the links it covers in part for too small.
 */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  expect(await overflowOf(page)).toBe(0)
  expect(await violationsOf(page, { scope })).toEqual([])
}

/** Opens an address of our own screens, waits until it has loaded, and checks it. */
export async function openAccessible(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}
