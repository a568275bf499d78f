import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test'

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' })
const pressable = (page: Page) => page.locator('main').locator('button, input, select, textarea, summary')
const isPrintedExactly = (bars: Locator) =>
  bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).printColorAdjust))

test('the printed training plan holds every day', async ({ page }) => {
  await page.goto('/trainings')
  await onPaper(page)
  const heads = page.locator('th[data-day]')
  const days = await heads.count()
  expect(days).toBeGreaterThanOrEqual(5)
  for (let day = 0; day < days; day += 1) await expect(heads.nth(day)).toBeVisible()
  for (const cell of await page.locator('td[data-day] > div').all()) await expect(cell).toBeVisible()
})

test('a printed list of answers has no buttons', async ({ page, enterAs, app }) => {
  await enterAs('lubos')
  // On some days no match is among the first fifteen events. A friendly one would lead a trainer to its form.
  await page.goto(`/auth/admin/events?search=${encodeURIComponent('krajská súťaž')}`)
  await page
    .getByRole('table', { name: 'Udalosti' })
    .getByRole('link', { name: /^Zápas/ })
    .first()
    .click()
  await expect(page).toHaveURL(/eventParticipants\?event=/)
  await expect(page.getByRole('link', { name: 'Zapísať dochádzku' })).toBeVisible()
  await onPaper(page)
  await expect(page.locator('main button:visible, main input:visible')).toHaveCount(0)
  await expect(app.heading).toBeVisible()
})

test('the participants are printed from the event’s form without the form', async ({
  page,
  enterAs,
  planEvent,
  app,
}) => {
  const event = await planEvent('U15', 50)
  await enterAs('maria')
  await page.goto(`/auth/admin/events/edit?id=${event}&tab=participants`)
  const participants = page.getByRole('region', { name: 'Účastníci' })
  await expect(participants).toBeVisible()
  await onPaper(page)
  await expect(pressable(page).filter({ visible: true })).toHaveCount(0)
  await expect(app.heading).toBeVisible()
  await expect(page.locator('main header').getByText(/^\d\d:\d\d.* · \S/)).toBeVisible()
  await expect(participants.getByRole('listitem').first()).toBeVisible()
})

test('on paper the chosen one of several options is the strong one', async ({ page, enterAs }) => {
  await enterAs('maria')
  await page.goto('/auth/admin/events/create')
  await onPaper(page)
  const faces = page.getByRole('group', { name: 'Typ' }).locator('label span')
  const looks = await faces.evaluateAll((all) =>
    all.map((face) => {
      const { color, fontWeight, outlineStyle } = getComputedStyle(face)
      return `${color} ${fontWeight} ${outlineStyle}`
    }),
  )
  const other = 'rgb(0, 0, 0) 400 none'
  expect(looks).toEqual(['rgb(0, 0, 0) 700 solid', other, other])
})

test('a family’s fees are printed without buttons, with what a transfer needs and its code', async ({
  page,
  enterAs,
}) => {
  await enterAs('jana')
  await page.goto('/auth/player/membership')
  await onPaper(page)
  await expect(
    page.locator('main').locator('button, [class*="button"]').filter({ visible: true }),
  ).toHaveCount(0)
  await expect(page.getByText('Zaplatiť', { exact: true }).filter({ visible: true })).toHaveCount(0)
  // One transfer pays for all children: it alone has its details.
  await expect(page.getByText('IBAN', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('img', { name: /^QR kód/ }).filter({ visible: true })).toHaveCount(1)
  const border = await page
    .getByText(/^Zaplatiť za všetky deti/)
    .evaluate((summary) => getComputedStyle(summary).borderTopWidth)
  expect(border).toBe('0px')
})

test('the bars of attendance are printed with their colour', async ({ page, enterAs }) => {
  await enterAs('maria')
  await page.goto('/auth/admin/attendances')
  const rates = page.locator('td span[aria-hidden="true"] > span')
  expect(new Set(await isPrintedExactly(rates))).toEqual(new Set(['exact']))
  await enterAs('jana')
  await page.goto('/auth/player/attendance')
  const drawn = page.locator('main figure :is([aria-hidden="true"]) :is(span > span, li > span)')
  expect(new Set(await isPrintedExactly(drawn))).toEqual(new Set(['exact']))
})
