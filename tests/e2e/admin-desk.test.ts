import { expect, type Page, test } from '@playwright/test'
import type { Visitor } from '../support/http'
import { expectAccessible, openAccessible, own } from '../support/accessible'
import { PDF } from '../support/pdf'
import { enterAs } from '../support/signed-in'

const FEES = '/auth/admin/memberFee'
const inDialog = (page: Page, act: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name: act })

/** The next month of this screen's own (even ones are the phone's) for which somebody is still to be charged. */
async function monthToCharge(office: Visitor, project: string): Promise<string> {
  const now = new Date()
  for (let ahead = 1; ahead <= 12; ahead += 1) {
    const period = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
      .toISOString()
      .slice(0, 7)
    if ((Number(period.slice(5)) % 2 === 0) !== (project === 'phone')) continue
    const { body } = await office.json<{ plan?: { fees: unknown[] } }>(
      `/api/memberFees/monthly?period=${period}`,
    )
    if (body.plan && body.plan.fees.length > 0) return period
  }
  throw new Error('Every month of the year ahead is charged or free.')
}

test('a month is charged after one has seen what it makes', async ({ page, context, baseURL }, {
  project,
}) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const period = await monthToCharge(office, project.name)
  await openAccessible(page, FEES)
  await page.getByRole('button', { name: 'Vytvoriť predpisy' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').locator('input[type=month]').fill(period)
  await inDialog(page, 'Náhľad predpisov').click()
  await expect(page.getByText(/^Vytvor(í|ia) sa \d/)).toBeVisible()
  await expectAccessible(page)
  await inDialog(page, /^Vytvoriť \d+\spredpis/).click()
  await expect(page.getByText(/^Vytvorili sme \d+\spredpis/)).toBeVisible()
  const { body } = await office.json<{ plan: { fees: unknown[] } }>(
    `/api/memberFees/monthly?period=${period}`,
  )
  expect(body.plan.fees).toEqual([])
})

test('an overdue fee is marked as paid, and that is taken back', async ({ page, context, baseURL }, {
  project,
}) => {
  await enterAs(context, baseURL!, 'maria')
  await openAccessible(page, `${FEES}?state=overdue`)
  const boxes = page.getByRole('region', { name: 'Členské po mesiacoch' }).getByRole('checkbox')
  const box = project.name === 'phone' ? boxes.first() : boxes.last()
  const label = (await box.getAttribute('aria-label'))!
  await box.check()
  await expect(page.getByText(/^Vybraté: 1\spredpis/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Označiť ako uhradené' }).click()
  await expectAccessible(page)
  await inDialog(page, 'Zapísať úhradu').click()
  await expect(page.getByText(/^Zapísali sme/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: label })).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: label })).toHaveCount(1)
})

test('a payment of a family asks for an amount and says what it cannot take', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'maria')
  await page.goto(FEES)
  await page
    .getByRole('button', { name: /^Platba: / })
    .first()
    .click()
  await expectAccessible(page)
  await page.getByLabel('Suma v eurách').fill('tridsať')
  await inDialog(page, 'Zapísať úhradu').click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  await expectAccessible(page)
})

test('a draft of an article is the office’s alone', async ({ page, context, baseURL }, { project }) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const title = own('Rozpísaná novinka', project.name)
  await openAccessible(page, '/auth/admin/news')
  await page.getByRole('link', { name: 'Nová novinka' }).click()
  await page.waitForURL('**/admin/collections/news/create*')
  await page.locator('#field-title').fill(title)
  await page.getByRole('button', { name: 'Uložiť koncept' }).click()
  await page.waitForURL(/\/admin\/collections\/news\/[0-9a-f-]{36}/)
  await openAccessible(page, `/auth/admin/news?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Koncept')
  expect(await (await page.request.get('/api/news?limit=100')).text()).not.toContain(title)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL('**/admin/collections/news/*')
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  expect((await office.request(`/cms/api/news/${id}`, { method: 'DELETE' })).status).toBe(200)
})

test('a document put into the panel is found by the office and by the public', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const title = own('Skúšobné tlačivo', project.name)
  await openAccessible(page, '/auth/admin/documents')
  await page.getByRole('link', { name: 'Nový dokument' }).click()
  await page.waitForURL('**/admin/collections/documents/create*')
  await page.locator('#field-title').fill(title)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tlacivo.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.locator('#action-save').click()
  await page.waitForURL(/\/admin\/collections\/documents\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await openAccessible(page, `/auth/admin/documents?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await (await page.request.get('/api/documents')).text()).toContain(title)
  expect((await office.request(`/cms/api/documents/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await (await page.request.get('/api/documents')).text()).not.toContain(title)
})

test('the office records an extra training, finds it in the overview, and removes it', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const category = project.name === 'phone' ? 'U7' : 'U9'
  await openAccessible(page, '/auth/admin/attendances/create')
  const extra = page.getByRole('group').filter({ hasText: 'Bez udalosti' })
  if ((await extra.getAttribute('open')) === null) await extra.getByText('Bez udalosti').click()
  await expectAccessible(page)
  await extra.getByRole('button', { name: category }).click()
  await page.waitForURL(/event=/)
  const event = new URL(page.url()).searchParams.get('event')!
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  await page.getByRole('button', { name: 'Uložiť dochádzku' }).click()
  await expect(page.getByText('Odoslané', { exact: true })).toBeVisible()

  await openAccessible(page, '/auth/admin/attendances')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${event}"]`) })
  await expect(row).toContainText('100')
  await row.getByRole('button', { name: /^Odstrániť: / }).click()
  await expectAccessible(page)
  await inDialog(page, 'Odstrániť').click()
  await expect(page.getByText('Dochádzka bola odstránená.')).toBeVisible()
  await row.getByRole('button', { name: /^Vrátiť späť: / }).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await expect(row.getByRole('button', { name: /^Odstrániť: / })).toBeVisible()
  await row.getByRole('button', { name: /^Odstrániť: / }).click()
  await inDialog(page, 'Odstrániť').click()
  await expect(row.getByRole('button', { name: /^Vrátiť späť: / })).toBeVisible()
  expect((await office.request(`/api/events/${event}`, { method: 'DELETE' })).status).toBe(200)
})

test('what may not be removed is refused with the reason, in the dialog that asked', async ({
  page,
  context,
  baseURL,
}) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  const { id } = body.categories.find(({ name }) => name === 'U13')!
  await page.goto(`/auth/admin/categories/edit?id=${id}`)
  await page.getByRole('button', { name: 'Odstrániť kategóriu' }).click()
  await inDialog(page, 'Odstrániť').click()
  await expect(page.getByRole('dialog').getByText(/^Kategóriu nemožno odstrániť, patrí k nej/)).toBeVisible()
  await expectAccessible(page)
})
