import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, test } from './test'

// The bar under a trainer's thumb at 360 by 640: what leads where, and that nothing hides behind it.

test.use({ person: 'lubos', viewport: { width: 360, height: 640 } })

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Rýchla navigácia' })
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}
/** Expects the lower edge of one thing not to be below the upper edge of the other. */
const expectAbove = (upper: Locator, lower: Locator) =>
  expect
    .poll(async () => {
      const [above, below] = [await boxOf(upper), await boxOf(lower)]
      return Math.round(above.y + above.height) <= Math.round(below.y)
    })
    .toBe(true)

test('five targets of a thumb’s size stay at the bottom of the phone and lead through a trainer’s day', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/auth/trainer/playerList')
  const bar = barOf(page)
  await expect(bar.getByRole('link', { name: 'Súpiska' })).toHaveAttribute('aria-current', 'page')
  const targets = bar.locator('a, button')
  await expect(targets).toHaveCount(5)
  for (const target of await targets.all()) {
    const { height, width, y } = await boxOf(target)
    expect(height).toBeGreaterThanOrEqual(48)
    expect(width).toBeGreaterThanOrEqual(48)
    expect(y + height).toBeLessThanOrEqual(640)
  }
  await expectAccessible(page)
  for (const [word, address, title] of [
    ['Účasť', /eventParticipants/, /./],
    ['Udalosti', /admin\/events$/, 'Udalosti'],
    ['Dnes', /attendances\/create/, /./],
    ['Súpiska', /playerList/, 'Súpiska'],
  ] as const) {
    await bar.getByRole('link', { name: word }).click()
    await page.waitForURL(address)
    await expect(app.heading).toHaveText(title)
  }
})

test('the bar says where a page belongs: a new event, a season and a closed pitch to „Udalosti“, the own month to „Viac“', async ({
  page,
  app,
}) => {
  const bar = barOf(page)
  const events = bar.getByRole('link', { name: 'Udalosti' })
  const more = bar.getByRole('button', { name: 'Viac' })
  for (const address of ['create', 'season', 'closing']) {
    await page.goto(`/auth/admin/events/${address}`)
    await expect(events).toHaveAttribute('aria-current', 'true')
    await expect(more).not.toHaveAttribute('aria-current')
  }
  await page.goto('/auth/trainer/month')
  await expect(app.heading).toHaveText('Môj mesiac')
  await expect(more).toHaveAttribute('aria-current', 'true')
  await expect(events).not.toHaveAttribute('aria-current')
})

test('„Viac“ opens above the bar and leads to the trainer’s own month', async ({ page, app }) => {
  await page.goto('/auth/trainer/playerList')
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'Viac' }).click()
  await expectAccessible(page, '[data-thumb-bar]')
  await expectAbove(bar.getByRole('link', { name: 'Odhlásiť sa' }), bar.getByRole('button', { name: 'Viac' }))
  await bar.getByRole('link', { name: 'Môj mesiac' }).click()
  await expect(app.heading).toHaveText('Môj mesiac')
  await expect(bar.getByRole('link', { name: 'Môj mesiac' })).toBeHidden()
  await page.getByRole('link', { name: 'Predchádzajúci mesiac' }).click()
  await page.waitForURL(/month=\d{4}-\d\d/)
  await expect(page.getByRole('table', { name: 'Čo ste viedli' })).toBeVisible()
  await expect(page.getByText(/h × .* = /)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await expect(page.getByText('Za klub')).toBeVisible()
})

test('the bars that save, a toast and the offline strip stand above the bar', async ({
  page,
  context,
  planEvent,
  sheet,
}) => {
  await sheet.open(await planEvent('U11', -1))
  const bar = barOf(page)
  await expect(bar).toBeVisible()
  await expectAbove(sheet.saveButton, bar)
  await sheet.first('Tu').check()
  await sheet.save()
  await expect(sheet.sent).toBeVisible()
  await context.setOffline(true)
  const strip = page.getByText('Ste bez pripojenia.')
  await expect(strip).toBeVisible()
  await expectAbove(sheet.saveButton, strip)
  await expectAbove(strip, bar)
  await context.setOffline(false)
  for (const address of ['/auth/admin/notification', '/auth/admin/events/create']) {
    await page.goto(address)
    await expect(bar).toBeVisible()
    await expectAbove(page.locator('main [data-bottom-bar]').last(), bar)
  }
})

test('the footer of a working screen is at most 120 px high', async ({ page }) => {
  await page.goto('/auth/trainer/playerList')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link').first()).toBeVisible()
  expect((await boxOf(footer)).height).toBeLessThanOrEqual(120)
})
