import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/signed-in'
import { violationsOf } from '../support/a11y'

const EVENTS = '/auth/player/eventList'
// Both widths answer for the same family, each about an invitation of its own.
const nth = (page: Page): number => ((page.viewportSize()?.width ?? 0) < 700 ? 0 : 1)

test('an administrator without children has no family pages', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'maria')
  expect((await page.goto(EVENTS))?.status()).toBe(403)
})

test('Jana may not look at somebody else’s child', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'jana')
  await page.goto(EVENTS)
  const foreign = '11111111-1111-4111-8111-111111111111'
  expect((await page.goto(`${EVENTS}?player=${foreign}`))?.status()).toBe(404)
})

test('Jana answers no for Ema, says why, and the answer stands after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'jana')
  await page.goto(EVENTS)
  await page.getByRole('navigation', { name: 'Zobraziť ako' }).getByRole('link', { name: 'Ema' }).click()
  await page.waitForURL(/player=/)
  expect(await violationsOf(page)).toEqual([])
  const training = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Tréning U9' })
    .nth(nth(page))
  await training.getByRole('button', { name: /^Ospravedlniť/ }).click()
  await training.getByRole('radio', { name: 'Nepríde' }).check()
  await expect(page.getByText('Odpoveď bola uložená.')).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/answer'))
  await training.getByRole('button', { name: 'choroba' }).click()
  expect((await saved).status()).toBe(200)
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(training.getByText('choroba')).toBeVisible()
})

test('Jana reads what she owes and copies the payment; the season is a picture with words beside it', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'jana')
  await page.goto('/auth/player/membership')
  await expect(page.getByText('Nedoplatok spolu')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/auth/player/attendance')
  await page.getByText('Mesiace v číslach').first().click()
  await expect(page.getByRole('rowheader', { name: /2026|2027/ }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
