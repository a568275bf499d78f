import type { Page } from '@playwright/test'
import { overflowOf } from '../support/a11y'
import { expectAccessible } from '../support/accessible'
import type { Visitor } from '../support/http'
import { someOf } from '../support/size'
import { expect, test, unique } from './test'

// The office's sections: beside the page on a wide screen, under the thumb on a phone.

test.use({ person: 'maria' })

const frameOf = (page: Page) => page.getByRole('navigation', { name: 'Sekcie správy' })
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Rýchla navigácia' })

/** The office's pages with the widest content, and the word of their section. */
const PAGES: readonly (readonly [address: string, section: RegExp])[] = [
  ['/auth/admin/memberFee', /^Členské/],
  ['/auth/admin/memberFee/bank', /^Výpisy z účtu/],
  ['/auth/admin/events', /^Udalosti/],
  ['/auth/admin/events?view=month', /^Udalosti/],
  ['/auth/admin/users', /^Používatelia/],
  ['/auth/admin/users/import', /^Import/],
  ['/auth/admin/attendances', /^Dochádzka/],
  ['/auth/admin/attendances/trainerList', /^Odtrénované hodiny/],
  ['/auth/admin/playerCategoryMigration', /^Migrácia/],
]

/** The number of parts of the page that are scrolled sideways. */
const scrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (at) =>
          /auto|scroll/.test(getComputedStyle(at).overflowX) &&
          at.clientWidth > 0 &&
          at.scrollWidth > at.clientWidth + 1,
      )
      .map((at) => `${at.localName}.${at.className}`),
  )

/** Begins an article that nobody publishes; returns how to remove it. */
async function beginArticle(office: Visitor): Promise<() => Promise<unknown>> {
  const body = { title: unique('Rozpísaná novinka'), _status: 'draft' }
  const { status, body: made } = await office.json<{ doc: { id: string } }>('/cms/api/news?draft=true', {
    ...{ method: 'POST', body },
  })
  expect(status).toBe(201)
  return () => office.request(`/cms/api/news/${made.doc.id}`, { method: 'DELETE' })
}

test('at 1280 px the office’s sections stand beside each page, its own marked, and nothing is wider for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [address, section] of someOf(PAGES, 5)) {
    await page.goto(address)
    const frame = frameOf(page)
    await expect(frame.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page')
    await expect(frame.locator('[aria-current]')).toHaveCount(1)
    expect([address, await overflowOf(page), await scrolledSideways(page)]).toEqual([address, 0, []])
    await expect(barOf(page)).toBeHidden()
  }
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(frameOf(page)).toBeHidden()
})

test('the frame counts what waits, stays while its links are followed, and is skipped by a key', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const remove = await beginArticle(office)
  await page.goto('/auth/admin/users')
  const frame = frameOf(page)
  const news = frame.getByRole('link', {
    name: /^Novinky \(\d+\s(rozpísaná novinka|rozpísané novinky|rozpísaných noviniek)\)$/,
  })
  await expect(news).toBeVisible()
  await news.click()
  await page.waitForURL('**/auth/admin/news')
  await expect(news).toHaveAttribute('aria-current', 'page')
  await expect(frame.getByRole('link', { name: 'Používatelia' })).not.toHaveAttribute('aria-current')
  await page.reload()
  const skip = frame.getByRole('link', { name: 'Preskočiť sekcie' })
  await skip.focus()
  await expect(skip).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#praca') !== null)).toBe(true)
  await remove()
})

test('at 360 px the bar has four sections and „Viac“, which lists every section with what waits', async ({
  page,
  app,
  office,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const remove = await beginArticle(office)
  await page.goto('/auth/admin/users')
  await expect(frameOf(page)).toBeHidden()
  const bar = barOf(page)
  await expect(bar.getByRole('link', { name: 'Ľudia' })).toHaveAttribute('aria-current', 'page')
  const targets = bar.locator('a, button')
  await expect(targets).toHaveCount(5)
  for (const target of await targets.all()) {
    const box = (await target.boundingBox())!
    expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(48)
    expect(box.y + box.height).toBeLessThanOrEqual(640)
  }
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Viac' }).click()
  await expect(
    bar.getByText(/^\d+\s(rozpísaná novinka|rozpísané novinky|rozpísaných noviniek)$/),
  ).toBeVisible()
  await expectAccessible(page, '[data-thumb-bar]')
  await bar.getByRole('link', { name: 'Pozvánky' }).click()
  await expect(app.heading).toHaveText('Pozvánky')
  await expect(bar.getByRole('link', { name: 'Pozvánky' })).toBeHidden()
  await remove()
  await page.goto('/auth/profile')
  await expect(app.heading).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a trainer has neither the office’s frame nor its bar on the pages they share', async ({
  page,
  enterAs,
}) => {
  await enterAs('lubos')
  await page.goto('/auth/admin/events')
  await expect(barOf(page).getByRole('link', { name: 'Súpiska' })).toBeAttached()
  await expect(frameOf(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ľudia' })).toHaveCount(0)
})
