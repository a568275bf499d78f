import type { Visitor } from '../support/http'
import { expectAccessible, openAccessible } from '../support/accessible'
import { PDF } from '../support/pdf'
import { isWhole } from '../support/size'
import { expect, test, unique } from './test'

test.use({ person: 'maria' })

const FEES = '/auth/admin/memberFee'
/** Players who are still to be charged for a month, as many as one page of its preview has. */
const toCharge = async (office: Visitor, period: string): Promise<string[]> => {
  type Preview = { plan?: { fees: { player: { id: string } }[] } }
  const { body } = await office.json<Preview>(`/api/memberFees/monthly?period=${period}`)
  return body.plan?.fees.map(({ player }) => player.id) ?? []
}

/** The next month for which somebody is still to be charged. */
async function monthToCharge(office: Visitor): Promise<string> {
  const now = new Date()
  for (let ahead = 1; ahead <= 12; ahead += 1) {
    const period = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
      .toISOString()
      .slice(0, 7)
    if ((await toCharge(office, period)).length > 0) return period
  }
  throw new Error('Every month of the year ahead is charged or free.')
}

test('a month is charged after one has seen what it makes', async ({ page, office, app, waitForCharges }) => {
  await waitForCharges()
  const period = await monthToCharge(office)
  const planned = await toCharge(office, period)
  await openAccessible(page, FEES)
  await app.press('Vytvoriť predpisy')
  await expectAccessible(page)
  await app.dialog.locator('input[type=month]').fill(period)
  await app.confirm('Náhľad predpisov')
  await expect(page.getByText(/^Vytvor(í|ia) sa \d/)).toBeVisible()
  await expectAccessible(page)
  const charge = async () => {
    const charged = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/memberFees/monthly'),
    )
    await app.confirm(/^Vytvoriť \d+\spredpis/)
    return (await charged).status()
  }
  // Tests beside this one add players: the form then shows the new preview and asks to look at it again.
  await expect.poll(charge).toBe(200)
  await expect(page.getByText(/^Vytvorili sme \d+\spredpis/)).toBeVisible()
  const left = new Set(await toCharge(office, period))
  expect(planned.filter((player) => left.has(player))).toEqual([])
  // What is due in a month changes what demo families see, and other tests read it.
  await app.undo()
  await expect(page.getByText(/^Zrušili sme \d+\spredpis/)).toBeVisible()
  expect(await toCharge(office, period)).toEqual(expect.arrayContaining(planned))
})

test('an overdue fee is marked as paid, and that is taken back', async ({ page, app }) => {
  await openAccessible(page, `${FEES}?state=overdue`)
  const box = page.getByRole('region', { name: 'Členské po mesiacoch' }).getByRole('checkbox').first()
  const label = (await box.getAttribute('aria-label'))!
  await box.check()
  await expect(page.getByText(/^Vybraté: 1\spredpis/)).toBeVisible()
  await expectAccessible(page)
  await app.press('Označiť ako uhradené')
  await expectAccessible(page)
  await app.confirm('Zapísať úhradu')
  await expect(page.getByText(/^Zapísali sme/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: label })).toHaveCount(0)
  await app.undo()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: label })).toHaveCount(1)
})

test('a payment of a family asks for an amount and says what it cannot take', async ({ page, app }) => {
  await page.goto(FEES)
  await page
    .getByRole('button', { name: /^Platba: / })
    .first()
    .click()
  await expectAccessible(page)
  await page.getByLabel('Suma v eurách').fill('tridsať')
  await app.confirm('Zapísať úhradu')
  await expect(app.dialog.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page)
})

test('a draft of an article is the office’s alone', async ({ page, office, app, panelForm }) => {
  const title = unique('Rozpísaná novinka')
  const draft = { method: 'POST', body: { title, _status: 'draft' } } as const
  const { body } = await office.json<{ doc: { id: string } }>('/cms/api/news?draft=true', draft)
  const { id } = body.doc
  if (isWhole) {
    // How the panel opens to write a new one, the document below asks as well.
    await openAccessible(page, '/auth/admin/news')
    await app.follow('Nová novinka')
    await page.waitForURL('**/admin/collections/news/create*')
    const written = unique('Iná rozpísaná')
    await panelForm.title.fill(written)
    await app.press('Uložiť koncept')
    const other = await panelForm.id()
    expect(await (await page.request.get('/api/news?limit=100')).text()).not.toContain(written)
    expect((await office.request(`/cms/api/news/${other}`, { method: 'DELETE' })).status).toBe(200)
  }
  await openAccessible(page, `/auth/admin/news?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Koncept')
  expect(await (await page.request.get('/api/news?limit=100')).text()).not.toContain(title)
  await app.follow(title)
  expect(await panelForm.id()).toBe(id)
  expect((await office.request(`/cms/api/news/${id}`, { method: 'DELETE' })).status).toBe(200)
})

test('a document of the panel is found by office and public', async ({ page, office, app, panelForm }) => {
  const title = unique('Skúšobné tlačivo')
  await openAccessible(page, '/auth/admin/documents')
  await app.follow('Nový dokument')
  await page.waitForURL('**/admin/collections/documents/create*')
  await panelForm.title.fill(title)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tlacivo.pdf', mimeType: 'application/pdf', buffer: PDF })
  await panelForm.save()
  const id = await panelForm.id()
  await openAccessible(page, `/auth/admin/documents?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await (await page.request.get('/api/documents')).text()).toContain(title)
  expect((await office.request(`/cms/api/documents/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await (await page.request.get('/api/documents')).text()).not.toContain(title)
})

test('an extra training is recorded, found and removed', async ({ page, office, app, sheet }) => {
  await openAccessible(page, '/auth/admin/attendances/create')
  await sheet.openExtraTraining()
  await expectAccessible(page)
  const event = await sheet.addExtraTraining('U7')
  await sheet.markAllPresent()
  await sheet.save()
  await expect(sheet.sent).toBeVisible()

  await openAccessible(page, '/auth/admin/attendances')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${event}"]`) })
  await expect(row).toContainText('100')
  await row.getByRole('button', { name: /^Odstrániť: / }).click()
  await expectAccessible(page)
  await app.confirm('Odstrániť')
  await expect(page.getByText('Dochádzka bola odstránená.')).toBeVisible()
  await row.getByRole('button', { name: /^Vrátiť späť: / }).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await expect(row.getByRole('button', { name: /^Odstrániť: / })).toBeVisible()
  await row.getByRole('button', { name: /^Odstrániť: / }).click()
  await app.confirm('Odstrániť')
  await expect(row.getByRole('button', { name: /^Vrátiť späť: / })).toBeVisible()
  expect((await office.request(`/api/events/${event}`, { method: 'DELETE' })).status).toBe(200)
})

test('a category in use is kept, and the dialog says why', async ({ page, categoryNamed, categoryForm }) => {
  await page.goto(`/auth/admin/categories/edit?id=${await categoryNamed('U13')}`)
  await categoryForm.remove()
  await categoryForm.confirm('Odstrániť')
  await expect(categoryForm.dialog.getByText(/^Kategóriu nemožno odstrániť, patrí k nej/)).toBeVisible()
  await expectAccessible(page)
})
