import { expectAccessible } from '../support/accessible'
import { expect, test } from './test'

test.use({ person: 'jana' })

const EVENTS = '/auth/player/eventList'

test('Jana may not look at somebody else’s child', async ({ page, familyEvents }) => {
  await familyEvents.open()
  const foreign = '11111111-1111-4111-8111-111111111111'
  expect((await page.goto(`${EVENTS}?player=${foreign}`))?.status()).toBe(404)
})

test('Jana answers no for Ema, says why, and the answer is kept', async ({ page, familyEvents }) => {
  await familyEvents.open()
  await familyEvents.show('Ema')
  await page.waitForURL(/player=/)
  await expectAccessible(page)
  const training = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tréning U9' }).first()
  await training.getByRole('button', { name: /^Ospravedlniť/ }).click()
  await expect(training.getByRole('radio', { name: 'Nepríde' })).toBeChecked()
  await expect(familyEvents.saved).toBeVisible()
  const saved = page.waitForResponse((response) => response.url().endsWith('/answer'))
  await training.getByRole('button', { name: 'choroba' }).click()
  expect((await saved).status()).toBe(200)
  await expectAccessible(page)
  await page.reload()
  await expect(training.getByText('choroba')).toBeVisible()
})

test('Jana reads what she owes, and the season as a picture with words', async ({ page }) => {
  await page.goto('/auth/player/membership')
  await expect(page.getByText('Nedoplatok spolu')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/auth/player/attendance')
  await page.getByText('Mesiace v číslach').first().click()
  await expect(page.getByRole('rowheader', { name: /2026|2027/ }).first()).toBeVisible()
  await expectAccessible(page)
})
