import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, overflowOf, violationsOf } from '../../support/a11y'

/** One step of the way: the page has a name, fits its screen, and nobody stumbles over it. */
async function arrivedAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.waitForLoadState('networkidle')
  expect(await overflowOf(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])
}

/** Opens the menu where it hides behind its button, then the entry. */
async function byMenu(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Otvoriť menu' })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name }).click()
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('a visitor finds the next match, the news, a document and whom to call', async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.goto('/')
      await arrivedAt(page, /\S/)
      await page.getByRole('link', { name: /^Najbližší zápas/ }).click()
      await page.waitForURL(/\/match\/[0-9a-f-]{36}$/)
      await arrivedAt(page, /\S/)

      await byMenu(page, 'Novinky')
      await page.waitForURL('**/news')
      await arrivedAt(page, 'Novinky')
      const article = page.locator('#obsah article').first().getByRole('link')
      const title = (await article.textContent()) ?? ''
      await article.click()
      await page.waitForURL(/\/news\/[a-z0-9-]+$/)
      await arrivedAt(page, title)

      await byMenu(page, 'Dokumenty')
      await page.waitForURL('**/documents')
      await arrivedAt(page, 'Dokumenty')

      await byMenu(page, 'Kontakty')
      await page.waitForURL('**/about/contact')
      await arrivedAt(page, 'Kontakty')
      await expect(page.locator('#obsah a[href^="tel:"]').first()).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
