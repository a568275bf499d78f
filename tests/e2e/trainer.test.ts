import { expect, test } from '@playwright/test'
import { people } from '../support/people'
import { planEvent } from '../support/write-log'
import { enterAs, signedIn } from '../support/signed-in'
import { violationsOf } from '../support/a11y'

const SHEET = '/auth/admin/attendances/create'

test('Jakub, a player, may not open the sheet', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'jakub')
  const answer = await page.goto(SHEET)
  expect(answer?.status()).toBe(403)
})

test('Ľuboš records a training nobody planned: two taps to make it, one for everybody, one to correct', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'lubos')
  await page.goto(SHEET)
  const extra = page.getByRole('group').filter({ hasText: 'Bez udalosti' })
  if (!(await extra.getAttribute('open'))) await extra.getByText('Bez udalosti').click()
  await extra.getByRole('button', { name: 'U11' }).click()
  await page.waitForURL(/event=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mimoriadny tréning U11')
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  await expect(page.getByText('Všetci označení')).toBeVisible()
  const first = page.getByRole('list').getByRole('group').first()
  await first.getByRole('radio', { name: 'Chýba' }).check()
  await page.getByRole('button', { name: 'Uložiť dochádzku' }).click()
  await expect(page.getByText('Odoslané', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Na slnko' }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(first.getByRole('radio', { name: 'Chýba' })).toBeChecked()
})

test('without a signal the taps wait on the device and go when it returns', async ({
  page,
  context,
  baseURL,
}) => {
  const office = await signedIn(baseURL!, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  const event = await planEvent(office, body.categories.find(({ name }) => name === 'U11')!.id, -1)
  await enterAs(context, baseURL!, 'lubos')
  await page.goto(`${SHEET}?event=${event}`)
  const first = page.getByRole('list').getByRole('group').first()
  await context.setOffline(true)
  await first.getByRole('radio', { name: 'Neskoro' }).check()
  await expect(page.getByText(/^Neodoslané/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Odoslané', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(first.getByRole('radio', { name: 'Neskoro' })).toBeChecked()
})

test('the roster finds a player without diacritics among those chosen, and leads to the season', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'lubos')
  await page.goto('/auth/trainer/playerList')
  expect(await violationsOf(page)).toEqual([])
  const everybody = page.getByRole('link', { name: 'Všetci' })
  await everybody.click()
  await expect(everybody).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Hľadať hráča').fill('lalik')
  await page.getByRole('main').getByRole('button', { name: 'Hľadať' }).click()
  await page.waitForURL(/search=lalik/)
  await expect(everybody).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Jakub Ľalík', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jakub Ľalík')
  await expect(page.getByRole('link', { name: /^Zavolať/ }).first()).toHaveAttribute('href', /^tel:\+/)
  expect(await violationsOf(page)).toEqual([])
})

test('who comes to an event is seen, and answered for', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'lubos')
  await page.goto('/auth/trainer/eventParticipants')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last().click()
  await page.waitForURL(/event=/)
  const answer = page.getByRole('button', { name: /^(Ospravedlniť|Odpovedať|Zmeniť)/ }).first()
  await answer.click()
  await expect(page.getByRole('radio', { name: 'Nepríde' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('Mária reads the season, the hours, and takes a deletion back', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'maria')
  await page.goto('/auth/admin/attendances')
  expect(await violationsOf(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Odstrániť: / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Odstrániť' }).click()
  await page.getByRole('button', { name: /^Vrátiť späť: / }).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await page.getByRole('link', { name: 'Odtrénované hodiny' }).click()
  await page.getByRole('link', { name: people.lubos.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(people.lubos.name)
  expect(await violationsOf(page)).toEqual([])
})
