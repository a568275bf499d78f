import { expect, type Page, test } from '@playwright/test'
import { planEvent } from '../support/write-log'
import { expectAccessible, openAccessible, own } from '../support/accessible'
import { people } from '../support/people'
import { enterAs, signedIn } from '../support/signed-in'

const MATCH = 2
const EVENTS = '/auth/admin/events'

const saidInDialog = (page: Page, act: string) => page.getByRole('dialog').getByRole('button', { name: act })
const undo = (page: Page) => page.getByRole('button', { name: 'Vrátiť späť' })

async function categoryNamed(site: string, name: string): Promise<string> {
  const office = await signedIn(site, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  return body.categories.find((category) => category.name === name)!.id
}

test('Ľuboš, a trainer, has none of the office’s own pages', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'lubos')
  for (const path of ['users', 'categories', 'memberFee', 'playerCategoryMigration', 'attendances', 'news'])
    expect((await page.goto(`/auth/admin/${path}`))?.status(), path).toBe(403)
})

test('the menu of the office opens, lists its pages and is sound', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'maria')
  await openAccessible(page, EVENTS)
  const menu = page.getByRole('navigation', { name: 'Menu správy' })
  await menu.getByRole('button').click()
  for (const name of ['Udalosti', 'Používatelia', 'Členské', 'Migrácia hráčov'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
})

test('Mária makes a match, changes it, calls it off, takes that back, removes it and takes that back', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  await enterAs(context, baseURL!, 'maria')
  const title = own('Turnaj starých pánov', project.name)
  await openAccessible(page, `${EVENTS}/create`)
  await page.getByRole('radio', { name: 'Zápas' }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'U17' }).check()
  await page.getByLabel('Názov').fill(title)
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Deň', { exact: true }).fill(day)
  await page.getByLabel('Súper').fill('ŠK Lipová')
  await page.getByRole('button', { name: 'Vytvoriť udalosť' }).click()
  await expect(page.getByText('Udalosť bola vytvorená.')).toBeVisible()

  await page.waitForURL(`**${EVENTS}`)
  await page.getByLabel('Hľadať', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Zobraziť' }).click()
  await page.waitForURL(/search=/)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page)
  await page.getByLabel('Poznámka pre rodičov a hráčov').fill('Prineste si obe súpravy.')
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click()
  await expect(page.getByText('Zmeny boli uložené.')).toBeVisible()

  await page.goto(`${EVENTS}?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByLabel('Poznámka pre rodičov a hráčov')).toHaveValue('Prineste si obe súpravy.')
  await page.getByRole('button', { name: 'Zrušiť udalosť' }).click()
  await expectAccessible(page)
  await page.getByLabel('Dôvod').fill('Pre búrku')
  await saidInDialog(page, 'Zrušiť udalosť').click()
  await expect(page.getByText(/^Zrušené \d/)).toBeVisible()
  await expectAccessible(page)
  await undo(page).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zrušiť udalosť' })).toBeVisible()

  const address = page.url()
  await page.getByRole('button', { name: 'Odstrániť udalosť' }).click()
  await expectAccessible(page)
  await saidInDialog(page, 'Odstrániť').click()
  await expect(page.getByText('Udalosť bola odstránená.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await undo(page).click()
  // The same words may still stand there from before: the page itself says when it is back.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  await page.goto(address)
  await page.getByRole('button', { name: 'Odstrániť udalosť' }).click()
  await saidInDialog(page, 'Odstrániť').click()
  await expect(page.getByText('Udalosť bola odstránená.')).toBeVisible()
})

test('the month is sound: full, narrowed, and empty', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'maria')
  await openAccessible(page, `${EVENTS}?view=month`)
  await page.getByRole('link', { name: 'Nasledujúci mesiac' }).click()
  await page.waitForURL(/month=/)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  const u9 = await categoryNamed(baseURL!, 'U9')
  await openAccessible(page, `${EVENTS}?view=month&category=${u9}&type=${MATCH}`)
  await openAccessible(page, `${EVENTS}?view=month&month=2020-02`)
  await expect(page.getByText('V tomto mesiaci nie je žiadna udalosť.')).toBeVisible()
})

test('a weekly training says what it will make before it makes it', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'maria')
  await page.goto(`${EVENTS}/create`)
  await page.getByRole('radio', { name: 'Každý týždeň' }).check({ force: true })
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Opakovať do').fill(until)
  await expect(page.getByText(/^Vytvor(í|ia) sa \d+\stréning/)).toBeVisible()
  await expectAccessible(page)
})

test('a category is made with its training, renamed, removed and taken back', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  await enterAs(context, baseURL!, 'maria')
  const name = own('Škôlka', project.name)
  await openAccessible(page, '/auth/admin/categories')
  await page.getByRole('link', { name: 'Nová kategória' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nová kategória')
  await page.getByLabel('Názov').fill('U11')
  await page.getByLabel('Poradie').fill('990')
  await page.getByRole('button', { name: 'Pridať tréning' }).click()
  await page.getByLabel('Miesto').fill('Telocvičňa ZŠ')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vytvoriť kategóriu' }).click()
  await expect(page.getByText(/Kategória s týmto názvom už existuje/).first()).toBeVisible()
  await expect(page.getByLabel('Miesto')).toHaveValue('Telocvičňa ZŠ')
  await expectAccessible(page)
  await page.getByLabel('Názov').fill(name)
  await page.getByRole('button', { name: 'Vytvoriť kategóriu' }).click()
  await page.waitForURL('**/auth/admin/categories')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const address = page.url()
  await page.getByLabel('Ročníky od').fill('2022')
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click()
  await expect(page.getByText('Zmeny boli uložené.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByLabel('Ročníky od')).toHaveValue('2022')
  await page.getByRole('button', { name: 'Odstrániť kategóriu' }).click()
  await expectAccessible(page)
  await saidInDialog(page, 'Odstrániť').click()
  await undo(page).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Odstrániť kategóriu' }).click()
  await saidInDialog(page, 'Odstrániť').click()
  await page.waitForURL('**/auth/admin/categories')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('the office reminds the silent ones of one event, plans it and withdraws it', async ({
  page,
  context,
  baseURL,
}) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const u15 = await categoryNamed(baseURL!, 'U15')
  const event = await planEvent(office, u15, 120, MATCH)
  await openAccessible(page, `${EVENTS}/edit?id=${event}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Pripomenúť tým, ktorí neodpovedali' }).click()
  await expect(page.getByLabel('Udalosť')).toHaveValue(event)
  await expect(page.getByLabel('Predmet')).toHaveValue(`Pripomienka: ${title}`)
  await expect(page.getByLabel('Text správy')).toHaveValue(/Odpovedzte, prosím, do /)
  await expect(page.getByRole('button', { name: /^Odoslať \d+\spríjemc/ })).toBeEnabled()
  await expectAccessible(page)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await page.getByLabel('Naplánovať na').fill(tomorrow)
  await page.getByRole('button', { name: /^Naplánovať \d/ }).click()
  await expectAccessible(page)
  await saidInDialog(page, 'Naplánovať').click()
  await expect(page.getByText('Notifikácia je naplánovaná.')).toBeVisible()
  const sent = page.getByRole('listitem').filter({ hasText: `Pripomienka: ${title}` })
  await expect(sent).toContainText(people.maria.name)
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Odvolať' }).click()
  await expectAccessible(page)
  await saidInDialog(page, 'Odvolať').click()
  await expect(sent).toHaveCount(0)
  expect((await office.request(`/api/events/${event}`, { method: 'DELETE' })).status).toBe(200)
  expect((await page.goto(`/auth/admin/notification?event=${event}`))?.status()).toBe(404)
})
