import { expectAccessible } from '../support/accessible'
import { expect, test } from './test'

test.use({ person: 'lubos' })

test('a trainer nominates a squad in one act, reminds the silent, and opens the contacts', async ({
  page,
  planEvent,
  app,
}) => {
  const event = await planEvent('U11', 20, 2)
  await page.goto(`/auth/trainer/eventParticipants?event=${event}`)
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
  expect((await line.boundingBox())!.height).toBeLessThanOrEqual(64)
  await expectAccessible(page)

  // Answering on behalf: the counts follow without a reload, and the line stays open.
  const coming = page.locator('dl div').filter({ hasText: 'Príde' }).locator('dd').first()
  const before = Number(await coming.innerText())
  await page
    .getByRole('button', { name: /^Odpovedať:/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Príde' }).first().check({ force: true })
  await expect(coming).toHaveText(String(before + 1))
  await expect(page.getByRole('radio', { name: 'Príde' }).first()).toBeFocused()

  await app.press('Nominácia')
  const editor = page.getByRole('main')
  const rows = editor.getByRole('table', { name: 'Nominácia hráčov' }).getByRole('row')
  await rows.nth(1).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await editor
    .getByRole('button', { name: /^Náhrada:/ })
    .nth(2)
    .click()
  await expect(page.getByText(/^Nominovaní 2 z 16/)).toBeVisible()
  await expectAccessible(page)
  await app.press('Uložiť nomináciu')
  await expect(page.getByText('Nominácia bola uložená.')).toBeVisible()
  await expect(page.getByText('V nominácii')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Zdieľať nomináciu' })).toBeVisible()

  await app.press(/^Pripomenúť \d+ mlčiac/)
  await expect(page.getByText(/^Správa príde/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Pripomenúť', exact: true }).click()
  await expect(page.getByText(/^Pripomenuté dnes o/)).toBeVisible()

  await app.press('Kontakty na výjazd')
  await expect(page.getByRole('link', { name: /^Zavolať:/ }).first()).toBeVisible()
  await expectAccessible(page)
  await app.press('Zavrieť kontakty')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main button:visible, main input:visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Nominácia 2$/ })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect(page.getByText(/^Otvorené dnes o/)).toBeVisible()
})
