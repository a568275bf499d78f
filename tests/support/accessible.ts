import { expect, type Page } from '@playwright/test'
import { overflowOf, violationsOf } from './a11y'
import { APPEARED, markAppeared, rememberVisible } from './appeared'
import { isWhole } from './size'

/**
 * Expects the page as it is now to be no wider than the screen and axe to find nothing; with `scope`, a selector, in that
 * part of it, such as an open menu: axe takes the links it covers in part for too small. Of a screen as it opens the walk
 * asks axe: outside of the whole size axe looks here only at what has appeared since the page loaded or was checked.
 */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  expect(await overflowOf(page)).toBe(0)
  if (isWhole || scope) expect(await violationsOf(page, { scope })).toEqual([])
  else {
    if (await markAppeared(page)) expect(await violationsOf(page, { scope: APPEARED })).toEqual([])
    await rememberVisible(page)
  }
}

/**
 * Opens an address of our own screens and checks that it fits. What axe says of each screen as it opens, the walk asks;
 * here only the whole size asks it again, once everything has loaded.
 */
export async function openAccessible(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  if (!isWhole) return expect(await overflowOf(page), address).toBe(0)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}
