import { expectAccessible } from '../support/accessible'
import { expect, test, unique } from './test'

// One fee for whole categories, from the list of fees.

test('the office sees who gets a fee in instalments, makes it, and takes it back', async ({
  page,
  office,
  enterAs,
  makeFamily,
}) => {
  const name = unique('Kemp')
  const body = { name, showInMatches: false }
  const made = await office.json<{ category: { id: string } }>('/api/categories', { method: 'POST', body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  await makeFamily(name, name)
  await enterAs('maria')
  await page.goto('/auth/admin/memberFee')
  await page.getByRole('button', { name: 'Poplatok kategóriám' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Za čo to je')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Ukázať, komu' }).click()
  for (const what of ['categories', 'amount', 'reason'])
    await expect(dialog.getByRole('alert').locator(`a[href="#field-${what}"]`)).toBeVisible()
  await dialog.getByLabel('Položka').selectOption('camp')
  await dialog.getByLabel(/Suma pre jedného hráča/).fill('100')
  await dialog.getByLabel('Splátky').selectOption('3')
  await dialog.getByLabel(/Splatnosť prvej splátky/).fill(`${new Date().getFullYear() + 1}-04-30`)
  await dialog.getByLabel('Za čo to je').fill('Letný kemp')
  await dialog.getByLabel(name).check()
  await dialog.getByRole('button', { name: 'Ukázať, komu' }).click()
  await expect(dialog.getByText(/^2\s+hráči, spolu 200,00\s€\.$/)).toBeVisible()
  await expect(dialog.getByText(/^33,34\s€ do/)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: /^Vytvoriť 6\spredpisov za 200,00\s€$/ }).click()
  await expect(page.getByText(/^Vytvorili sme 6\spredpisov\./)).toBeVisible()
  type Fees = { totals: { count: number } }
  const { id } = made.body.category
  const count = async () => (await office.json<Fees>(`/api/memberFees?category=${id}`)).body.totals.count
  expect(await count()).toBe(6)
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(page.getByText(/^Zrušili sme 6\spredpisov\./)).toBeVisible()
  expect(await count()).toBe(0)
})
