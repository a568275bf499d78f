import type { Page } from '@playwright/test'
import { camtFile } from '../support/camt'
import { expectAccessible, openAccessible } from '../support/accessible'
import { expect, test } from './test'

// The treasurer with a statement of the bank: file, match, decisions, and back.

const choose = async (page: Page, name: string, text: string) => {
  await page
    .getByLabel('Výpis z účtu')
    .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: /^Načítať/ }).click()
}

/** With another last digit: nobody has such a symbol. */
const mistyped = (symbol: string) => symbol.slice(0, -1) + ((Number(symbol.at(-1)) + 1) % 10)

type Own = { user: { variableSymbol: string } }
type Fee = { memberFee: { id: string; owed: number } }

test('a statement pays fees by their symbols, the office decides about the rest, and all of it is taken back', async ({
  page,
  office,
  enterAs,
  makeFamily,
}) => {
  const family = await makeFamily('U9', 'U11')
  const [sofia, tobias] = family.children as [string, string]
  const symbolOf = async (id: string) => (await office.json<Own>(`/api/users/${id}`)).body.user.variableSymbol
  // Due before any other fee: a month that another test charges meanwhile is not paid first.
  const period = '2026-08'
  const fees: string[] = []
  for (const player of family.children) {
    const body = { player, period, item: 'camp', amount: 3300, dueDate: `${period}-15`, reason: 'Kemp' }
    const made = await office.json<Fee>('/api/memberFees', { method: 'POST', body })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    fees.push(made.body.memberFee.id)
  }
  const owed = async () => {
    const read = fees.map((id) => office.json<Fee>(`/api/memberFees/${id}`))
    return (await Promise.all(read)).map(({ body }) => body.memberFee.owed)
  }
  await enterAs('maria')
  const movement = { day: '2026-11-03', amount: 3300 }
  const xml = camtFile([
    { ...movement, reference: `${sofia} 1`, symbol: await symbolOf(sofia), payer: 'Stará mama' },
    // A digit is mistyped.
    { ...movement, reference: `${sofia} 2`, symbol: mistyped(await symbolOf(tobias)) },
    {
      ...movement,
      reference: `${sofia} 3`,
      amount: 5000,
      payer: `Sponzor ${family.surname.slice(-4)} s. r. o.`,
    },
    { ...movement, reference: `${sofia} 4`, amount: -1290, payer: 'Tlačiareň' },
    { ...movement, reference: `${sofia} 5`, isPending: true },
  ])

  await openAccessible(page, '/auth/admin/memberFee')
  await page.getByRole('link', { name: /Výpis z\s+účtu/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Výpisy z účtu' })).toBeVisible()
  await choose(page, 'vypis.xml', xml.slice(0, 700))
  await expect(page.getByText(/nie je celý/).first()).toBeVisible()
  await choose(page, 'vypis.xml', xml)
  await expect(page.getByRole('heading', { name: 'Stĺpce súboru vypis.xml' })).toBeVisible()
  await expect(page.getByText(/^1\spohyb banka ešte nezaúčtovala\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Spárovať platby' }).click()
  await expect(page.getByText(/^1\splatba, 33,00\s€; 2\spohyby zostanú nespárované$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Návrhy 1').click()
  const preview = page.getByRole('region', { name: 'Čo sa zapíše' })
  await preview.getByLabel('Za koho je').selectOption(tobias)
  await expect(page.getByText(/^2\splatby, 66,00\s€; 1\spohyb zostane nespárovaný$/)).toBeVisible()
  await page.getByText('Nespárované 1').click()
  await preview.getByLabel('Za koho je').selectOption('dismiss')
  await page.getByRole('button', { name: /^Zapísať 2\splatby$/ }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  // When the answer is lost, nothing typed is, and nobody is told that it was not saved.
  await page.route('**/api/bankStatements', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Zapísať' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'dvakrát sa nič nezapíše' }).first()).toBeVisible()
  await page.unroute('**/api/bankStatements')
  await page.getByRole('button', { name: /^Zapísať 2\splatby$/ }).click()
  await dialog.getByRole('button', { name: 'Zapísať' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /Zapísali sme 2\splatby spolu 66,00\s€/ }),
  ).toBeFocused()
  await expectAccessible(page)
  expect(await owed()).toEqual([0, 0])

  await choose(page, 'vypis.xml', xml)
  await page.getByRole('button', { name: 'Spárovať platby' }).click()
  await expect(page.getByText('Žiadna platba')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zapísať', exact: true })).toBeDisabled()

  await page
    .getByRole('listitem')
    .filter({ hasText: 'vypis.xml' })
    .getByRole('button', { name: /^Vrátiť výpis/ })
    .first()
    .click()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Vrátiť výpis' }).click()
  await expect(page.getByText('Výpis je vrátený.')).toBeVisible()
  expect(await owed()).toEqual([3300, 3300])
})
