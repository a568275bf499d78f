import { expectAccessible } from '../support/accessible'
import { people } from '../support/people'
import { isWhole } from '../support/size'
import { expect, test } from './test'

test.use({ person: 'lubos' })

test('Ľuboš records a training nobody planned, and corrects one mark', async ({ page, sheet }) => {
  await sheet.open()
  await sheet.addExtraTraining('U11')
  await expect(sheet.heading).toHaveText('Mimoriadny tréning U11')
  await sheet.markAllPresent()
  await expect(page.getByText('Všetci označení')).toBeVisible()
  await sheet.first('Chýba').check()
  await sheet.save()
  await expect(sheet.sent).toBeVisible()
  await expectAccessible(page)
  await sheet.press('Na slnko')
  await expectAccessible(page)
  await page.reload()
  await expect(sheet.first('Chýba')).toBeChecked()
})

// With more around it, pitch.test.ts and pitch-faults.test.ts ask it in every run.
if (isWhole)
  test('without a signal the taps wait on the device and go when it returns', async ({
    page,
    context,
    planEvent,
    sheet,
  }) => {
    const event = await planEvent('U11', -1)
    await sheet.open(event)
    await context.setOffline(true)
    await sheet.first('Neskoro').check()
    await expect(page.getByText(/^Uložené v telefóne, odošle sa po pripojení/)).toBeVisible()
    await context.setOffline(false)
    await expect(sheet.sent).toBeVisible({ timeout: 15_000 })
    await page.reload()
    await expect(sheet.first('Neskoro')).toBeChecked()
  })

test('the roster finds a player without diacritics and leads to the season', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/auth/trainer/playerList')
  await expectAccessible(page)
  const everybody = page.getByRole('link', { name: 'Všetci' })
  await everybody.click()
  await expect(everybody).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Hľadať hráča').fill('lalik')
  await page.getByRole('main').getByRole('button', { name: 'Hľadať' }).click()
  await page.waitForURL(/search=lalik/)
  await expect(everybody).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Jakub Ľalík', exact: true }).click()
  await expect(app.heading).toHaveText('Jakub Ľalík')
  await expect(page.getByRole('link', { name: /^Zavolať/ }).first()).toHaveAttribute('href', /^tel:\+/)
  await expectAccessible(page)
})

test('a trainer sees who comes to an event, and answers for a player', async ({ page }) => {
  await page.goto('/auth/trainer/eventParticipants')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last().click()
  await page.waitForURL(/event=/)
  await page
    .getByRole('button', { name: /^(Ospravedlniť|Odpovedať|Zmeniť)/ })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: 'Nepríde' })).toBeVisible()
  await expectAccessible(page)
})

test('Mária reads the season, the hours, and takes a deletion back', async ({
  page,
  enterAs,
  app,
  sheet,
}) => {
  await enterAs('maria')
  await page.goto('/auth/admin/attendances/create')
  await sheet.openExtraTraining()
  const event = await sheet.addExtraTraining('U11')
  await sheet.markAllPresent()
  await sheet.save()
  await expect(sheet.sent).toBeVisible()
  await page.goto('/auth/admin/attendances')
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${event}"]`) })
  await row.getByRole('button', { name: /^Odstrániť: / }).click()
  await app.confirm('Odstrániť')
  await row.getByRole('button', { name: /^Vrátiť späť: / }).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await app.follow('Odtrénované hodiny')
  await page.getByRole('link', { name: people.lubos.name }).click()
  await expect(app.heading).toHaveText(people.lubos.name)
  await expectAccessible(page)
})
