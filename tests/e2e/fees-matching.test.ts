import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { expectAccessible } from '../support/accessible'
import { expect, test, unique } from './test'

// All fees of a filter over its pages, the season in a picture, and the history of fees for many. Own category and players.

test('all open fees of a filter are paid over its pages and taken back; the overview shows it, and undoes the charge', async ({
  page,
  office,
  enterAs,
}) => {
  test.slow()
  const name = unique('Prehľad')
  const body = { name, showInMatches: false }
  const made = await office.json<{ category: { id: string } }>('/api/categories', { method: 'POST', body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id } = made.body.category
  // Sixteen players: more than the grid has on a page of one period.
  for (let at = 0; at < 16; at += 1) {
    const player = {
      firstName: 'Tobias',
      lastName: unique('Vlastná'),
      role: 'player',
      playing: true,
      category: id,
    }
    expect((await office.json('/api/users', { method: 'POST', body: player })).status).toBe(200)
  }
  const season = seasonOf(new Date()).label
  const charge = async (item: string, amount: number) => {
    const fee = {
      ...{ item, season, categories: [id], amount, instalments: 1, reason: `${item} ${name}` },
      dueDate: addDays(dayOf(new Date()), 20),
    }
    const many = '/api/memberFees/many'
    const seen = await office.json<{ digest: string }>(`${many}/preview`, { method: 'POST', body: fee })
    const body = { ...fee, digest: seen.body.digest, notify: false }
    const charged = await office.json(many, { method: 'POST', body })
    expect(charged.status, JSON.stringify(charged.body)).toBe(200)
  }
  await charge('camp', 10_000)
  await enterAs('maria')
  await page.goto(`/auth/admin/memberFee?season=${season}&period=${season}&category=${id}`)
  await page.getByRole('button', { name: 'Vybrať všetky na strane' }).click()
  const bar = page.getByRole('region', { name: 'Vybrané predpisy' })
  await expect(bar.getByText(/^Vybraté: 15\spredpisov/)).toBeVisible()
  await bar.getByRole('button', { name: /^Vybrať všetkých 16\spredpisov, ktoré ukazuje filter$/ }).click()
  await expect(bar.getByText(/^Vybraté: všetkých 16\spredpisov, 1\s600,00\s€$/)).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Označiť ako uhradené' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Zapísať úhradu' }).click()
  await expect(page.getByText(/^Zapísali sme 1\s600,00\s€: 16\spredpisov/)).toBeVisible()
  type Fees = { totals: { paidAmount: number; owed: number } }
  const owed = async () =>
    (await office.json<Fees>(`/api/memberFees?category=${id}&period=${season}`)).body.totals.owed
  expect(await owed()).toBe(0)
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect.poll(owed).toBe(160_000)

  await page.goto(`/auth/admin/memberFee?season=${season}&category=${id}`)
  await page.getByRole('link', { name: 'Prehľad', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prehľad členského' })).toBeVisible()
  await expect(page.locator('figcaption')).toHaveText(
    /^Z\spredpísaných 1\s600,00\s€ prišlo 0,00\s€ \(0\s%\), chýba 1\s600,00\s€\.$/,
  )
  await expect(page.getByRole('row', { name: /^jednorazové 1\s600,00\s€ 0,00\s€/ })).toBeVisible()
  // Of what was paid and reversed nothing can be taken back; what was charged just now can.
  const lineOf = (item: string) => page.getByRole('listitem').filter({ hasText: `„${item} ${name}“` })
  await expect(lineOf('camp')).toContainText(/16\spredpisov, 1\s600,00\s€ · už sa nedá vrátiť/)
  await charge('kit', 2000)
  await page.reload()
  await expect(lineOf('kit')).toContainText(/16\spredpisov, 320,00\s€/)
  await expectAccessible(page)
  await lineOf('kit')
    .getByRole('button', { name: /^Vrátiť späť/ })
    .click()
  await expectAccessible(page, '[role=dialog]')
  await page.getByRole('dialog').getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(page.getByText(/^Zrušili sme 16\spredpisov\.$/)).toBeVisible()
  await expect(lineOf('kit')).toHaveCount(0)
  expect(await owed()).toBe(160_000)
})
