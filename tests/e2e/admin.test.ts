import { expectAccessible, openAccessible } from '../support/accessible'
import { people } from '../support/people'
import { expect, test, unique } from './test'

test.use({ person: 'maria' })

const MATCH = 2
const EVENTS = '/auth/admin/events'

test.describe('for a trainer', () => {
  test.use({ person: 'lubos' })

  test('Ľuboš, a trainer, has none of the office’s own pages', async ({ page }) => {
    for (const path of ['users', 'categories', 'memberFee', 'playerCategoryMigration', 'attendances', 'news'])
      expect((await page.goto(`/auth/admin/${path}`))?.status(), path).toBe(403)
  })
})

test('the menu of the office opens, lists its pages and is accessible', async ({ page, app }) => {
  await openAccessible(page, EVENTS)
  const menu = await app.openAdminMenu()
  for (const name of ['Udalosti', 'Používatelia', 'Členské', 'Migrácia hráčov'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page, 'nav[aria-label="Menu správy"]')
})

test('Mária makes a match, changes, cancels, removes and restores it', async ({
  page,
  eventForm,
  isMobile,
}) => {
  const title = unique('Turnaj starých pánov')
  await openAccessible(page, `${EVENTS}/create`)
  await page.getByRole('radio', { name: 'Zápas' }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'U17' }).check()
  await page.getByLabel('Názov').fill(title)
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Deň', { exact: true }).fill(day)
  // No training is so early: nothing of the category is in the way, nor what the other width makes meanwhile.
  await page.getByLabel('Začiatok').fill(isMobile ? '04:00' : '06:00')
  await page.getByLabel('Koniec').fill(isMobile ? '05:30' : '07:30')
  await page.getByLabel('Súper').fill('ŠK Lipová')
  await eventForm.create()
  await expect(page.getByText('Udalosť bola vytvorená.')).toBeVisible()

  await page.waitForURL(`**${EVENTS}`)
  await page.getByLabel('Hľadať', { exact: true }).fill(title)
  await eventForm.press('Zobraziť')
  await page.waitForURL(/search=/)
  await eventForm.follow(title)
  await expect(eventForm.heading).toHaveText(title)
  await expectAccessible(page)
  await eventForm.note.fill('Prineste si obe súpravy.')
  await eventForm.save()
  await expect(eventForm.saved).toBeVisible()

  await page.goto(`${EVENTS}?search=${encodeURIComponent(title)}`)
  await eventForm.follow(title)
  await expect(eventForm.note).toHaveValue('Prineste si obe súpravy.')
  await eventForm.press('Zrušiť udalosť')
  await expectAccessible(page)
  await page.getByLabel('Dôvod').fill('Pre búrku')
  await eventForm.confirm('Zrušiť udalosť')
  await expect(page.getByText(/^Zrušené \d/)).toBeVisible()
  await expectAccessible(page)
  await eventForm.undo()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zrušiť udalosť' })).toBeVisible()

  const address = page.url()
  await eventForm.press('Odstrániť udalosť')
  await expectAccessible(page)
  await eventForm.confirm('Odstrániť')
  await expect(page.getByText('Udalosť bola odstránená.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await eventForm.undo()
  // The same toast may still be shown from before: the page itself tells when the event is back.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  await page.goto(address)
  await eventForm.press('Odstrániť udalosť')
  await eventForm.confirm('Odstrániť')
  await expect(page.getByText('Udalosť bola odstránená.')).toBeVisible()
})

test('the month is accessible: full, narrowed, and empty', async ({ page, categoryNamed, app }) => {
  await openAccessible(page, `${EVENTS}?view=month`)
  await app.follow('Nasledujúci mesiac')
  await page.waitForURL(/month=/)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  const u9 = await categoryNamed('U9')
  await openAccessible(page, `${EVENTS}?view=month&category=${u9}&type=${MATCH}`)
  await openAccessible(page, `${EVENTS}?view=month&month=2020-02`)
  await expect(page.getByText('V tomto mesiaci nie je žiadna udalosť.')).toBeVisible()
})

test('today is a tap away, in the month and in the week', async ({ page, app }) => {
  for (const view of ['month&month=2020-02', 'week&week=2020-02-03']) {
    await page.goto(`${EVENTS}?view=${view}`)
    await app.follow('Dnes')
    await page.waitForURL(/#dnes$/)
    const present = page.locator('#dnes')
    // The last days of a month or week may have no event any more.
    if ((await present.count()) === 0) continue
    await expect(present).toBeInViewport()
  }
})

test('„Späť na zoznam“ leads to where one was in the list', async ({ page, app }) => {
  await page.goto('/auth/admin/users?search=ov')
  const row = page.getByRole('table').locator('a[href*="/users/edit"]').nth(12)
  await row.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await row.click()
  await page.waitForURL(/\/users\/edit/)
  await app.follow('Späť na zoznam')
  await page.waitForURL(/search=ov/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a weekly training says what it will make before it makes it', async ({ page, eventForm }) => {
  await eventForm.openNew()
  await eventForm.repeatWeekly()
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await eventForm.repeatUntil.fill(until)
  await expect(page.getByText(/^Vytvor(í|ia) sa \d+\stréning/)).toBeVisible()
  await expectAccessible(page)
})

test('a category is made with a training, renamed, removed, restored', async ({ page, categoryForm }) => {
  const name = unique('Škôlka')
  await openAccessible(page, '/auth/admin/categories')
  await categoryForm.follow('Nová kategória')
  await expect(categoryForm.heading).toHaveText('Nová kategória')
  await categoryForm.name.fill('U11')
  await page.getByLabel('Poradie').fill('990')
  await categoryForm.press('Pridať tréning')
  await page.getByLabel('Miesto').fill('Telocvičňa ZŠ')
  await expectAccessible(page)
  await categoryForm.create()
  await expect(page.getByText(/Kategória s týmto názvom už existuje/).first()).toBeVisible()
  await expect(page.getByLabel('Miesto')).toHaveValue('Telocvičňa ZŠ')
  await expectAccessible(page)
  await categoryForm.name.fill(name)
  await categoryForm.create()
  await page.waitForURL('**/auth/admin/categories')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(categoryForm.heading).toHaveText(name)
  const address = page.url()
  await page.getByLabel('Ročníky od').fill('2022')
  await categoryForm.save()
  await expect(categoryForm.saved).toBeVisible()
  await page.goto(address)
  await expect(page.getByLabel('Ročníky od')).toHaveValue('2022')
  await categoryForm.remove()
  await expectAccessible(page)
  await categoryForm.confirm('Odstrániť')
  await categoryForm.undo()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  await page.goto(address)
  await categoryForm.remove()
  await categoryForm.confirm('Odstrániť')
  await page.waitForURL('**/auth/admin/categories')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('a reminder of one event is planned and withdrawn', async ({ page, office, planEvent, app }) => {
  const event = await planEvent('U15', 120, MATCH)
  await openAccessible(page, `${EVENTS}/edit?id=${event}`)
  const title = await app.heading.innerText()
  await app.follow('Pripomenúť tým, ktorí neodpovedali')
  await expect(page.getByLabel('Udalosť')).toHaveValue(event)
  await expect(page.getByLabel('Predmet')).toHaveValue(`Pripomienka: ${title}`)
  await expect(page.getByLabel('Text správy')).toHaveValue(/Odpovedzte, prosím, do /)
  await expect(page.getByRole('button', { name: /^Odoslať \d+\spríjemc/ })).toBeEnabled()
  await expectAccessible(page)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await page.getByLabel('Naplánovať na').fill(tomorrow)
  await app.press(/^Naplánovať \d/)
  await expectAccessible(page)
  await app.confirm('Naplánovať')
  await expect(page.getByText('Notifikácia je naplánovaná.')).toBeVisible()
  const sent = page.getByRole('listitem').filter({ hasText: `Pripomienka: ${title}` })
  await expect(sent).toContainText(people.maria.name)
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Odvolať' }).click()
  await expectAccessible(page)
  await app.confirm('Odvolať')
  await expect(sent).toHaveCount(0)
  expect((await office.request(`/api/events/${event}`, { method: 'DELETE' })).status).toBe(200)
  expect((await page.goto(`/auth/admin/notification?event=${event}`))?.status()).toBe(404)
})
