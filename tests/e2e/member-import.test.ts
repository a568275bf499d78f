import type { Page } from '@playwright/test'
import { expectAccessible, openAccessible } from '../support/accessible'
import { expect, test, unique } from './test'

// The office imports members from a spreadsheet: file, columns, preview with decisions, import, and back.

const choose = async (page: Page, name: string, text: string) => {
  await page
    .getByLabel('Tabuľka členov')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: /^Načítať/ }).click()
}

test('a messy list becomes members, with what is wrong said and what is unsure decided, and is taken back', async ({
  page,
  enterAs,
  waitForCharges,
}) => {
  await waitForCharges()
  await enterAs('maria')
  // A name has no digits.
  const surname = unique('Tabuľková')
    .split(' ')[1]!
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
  const year = new Date().getFullYear()
  const list = [
    'Hráči U11;;;;;',
    'Priezvisko;Meno;Nar.;Matka;E-mail matky;Poznámka',
    `${surname};Adela;5.4.${year - 10};Eva ${surname};eva.${surname}@posta.test;rada brankuje`,
    `${surname};Boris;2014;;;`,
    `${surname};Cyril;6.5.${year - 10};;;`,
    `${surname};Cyril;6.5.${year - 10};;;`,
  ].join('\n')

  await openAccessible(page, '/auth/admin/users')
  await page.locator('main header').getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import členov' })).toBeVisible()
  await choose(page, 'clenovia.pdf', '%PDF-1.4')
  await expect(page.getByText(/Toto je PDF/).first()).toBeVisible()
  await choose(page, 'clenovia.csv', list)

  await expect(page.getByRole('heading', { name: 'Stĺpce súboru clenovia.csv' })).toBeVisible()
  await expect(page.getByLabel('Nar.')).toHaveValue('birthDate')
  await expect(page.getByLabel('Poznámka')).toHaveValue('')
  await expectAccessible(page)
  // Without the column of the surname there is nothing to import.
  await page.getByLabel('Priezvisko', { exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Ukázať náhľad' }).click()
  await expect(page.getByText('Chýba stĺpec „Priezvisko“.').first()).toBeVisible()
  await page.getByLabel('Priezvisko', { exact: true }).selectOption('lastName')
  await page.getByRole('button', { name: 'Ukázať náhľad' }).click()

  await expect(page.getByText('2 noví hráči, 1 nový zákonný zástupca')).toBeVisible()
  await expect(page.getByText(/^Rovnaké meno je aj v\sriadku 5: /)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('S chybou 1').click()
  await expect(page.getByText(/„2014“ je len rok/)).toBeVisible()
  await page.getByText('Na rozhodnutie 1').click()
  await page.getByLabel('Kto to je').selectOption('new')
  await page.getByRole('button', { name: 'Prepočítať náhľad' }).click()
  await expect(page.getByText('3 noví hráči, 1 nový zákonný zástupca')).toBeVisible()

  // When the answer is lost, nothing typed is, and nobody is told that it was not saved.
  await page.getByRole('button', { name: 'Importovať 3 členov' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  await page.route('**/api/memberImports', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Importovať' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'dvakrát sa nič nezapíše' }).first()).toBeVisible()
  await page.unroute('**/api/memberImports')
  await page.getByRole('button', { name: 'Importovať 3 členov' }).click()
  await dialog.getByRole('button', { name: 'Importovať' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /Zapísali sme: 3\snoví hráči, 1\snový zákonný zástupca/ }),
  ).toBeFocused()
  await expect(page.getByRole('link', { name: 'Poslať pozvánky' })).toBeVisible()
  await page.getByText(/^1\sriadok sme nezapísali$/).click()
  await expect(page.getByText(/^Riadok \d Boris/)).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Vrátiť import/ })
    .first()
    .click()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Vrátiť import' }).click()
  await expect(page.getByText('Import je vrátený.')).toBeVisible()
  await expect(page.getByText(/Zapísali sme/)).toHaveCount(0)
  await page.goto(`/auth/admin/users?search=${surname}`)
  await expect(page.getByText(/Nenašli sa žiadne výsledky/)).toBeVisible()
})
