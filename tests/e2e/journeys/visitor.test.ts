import type { Page } from '@playwright/test'
import { complaintsOf } from '../../support/a11y'
import { expectAccessible } from '../../support/accessible'
import type { AppPage } from '../pages/app-page'
import { someOf } from '../../support/size'
import { expect, test } from '../test'

/** The page has this title and is accessible. */
async function arrivedAt({ page, heading }: AppPage, title: string | RegExp): Promise<void> {
  await expect(heading).toHaveText(title)
  await expectAccessible(page)
}

/** Opens an entry of the menu, on a phone after opening the menu itself. */
async function byMenu(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Otvoriť menu' })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('navigation', { name: 'Hlavná navigácia' }).getByRole('link', { name }).click()
}

// Everything else is walked in light colours.
for (const colorScheme of someOf(['dark', 'light'] as const, 1))
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, loadsAhead: true })

    test('a visitor finds the next match, the news, a document and whom to call', async ({ page, app }) => {
      const complaints = complaintsOf(page)
      await page.goto('/')
      await arrivedAt(app, /\S/)
      await app.follow(/^Najbližší zápas/)
      await page.waitForURL(/\/match\/[0-9a-f-]{36}$/)
      await arrivedAt(app, /\S/)

      await byMenu(page, 'Novinky')
      await page.waitForURL('**/news')
      await arrivedAt(app, 'Novinky')
      const article = page.locator('#obsah article').first().getByRole('link')
      const title = (await article.textContent()) ?? ''
      await article.click()
      await page.waitForURL(/\/news\/[a-z0-9-]+$/)
      await arrivedAt(app, title)

      await byMenu(page, 'Dokumenty')
      await page.waitForURL('**/documents')
      await arrivedAt(app, 'Dokumenty')

      await byMenu(page, 'Kontakty')
      await page.waitForURL('**/about/contact')
      await arrivedAt(app, 'Kontakty')
      await expect(page.locator('#obsah a[href^="tel:"]').first()).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
