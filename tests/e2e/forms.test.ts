import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { people } from '../support/people'
import type { SignInPage } from './pages/sign-in'
import { expect, test, unique } from './test'

test.use({ person: 'maria', loadsAhead: true })

const RESTORED = 'Obnovili sme rozpísané zmeny.'

/** Whether the focused element is on the screen with nothing over it. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const place = document.activeElement!.getBoundingClientRect()
    const top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)
    return place.top >= 0 && place.bottom <= window.innerHeight && top === document.activeElement
  })

/** Ends the session, as sixty days or „Odhlásiť všade“ on another device do. */
const endSession = (page: Page) => page.context().clearCookies({ name: /token/ })

async function signInAgain(signInPage: SignInPage): Promise<void> {
  const { page } = signInPage
  await page.waitForURL(/\/login\?/)
  expect(new URL(page.url()).searchParams.get('error')).toBe('SessionRequired')
  await expect(page.getByText('Čo ste rozpísali, zostalo')).toBeVisible()
  await expect(page.getByText('Prihlásený ako:')).toHaveCount(0)
  await expectAccessible(page)
  await signInPage.signIn(people.maria.email)
}

test('a session that ends in a form of an event loses no text', async ({
  page,
  office,
  planEvent,
  signInPage,
  eventForm,
}) => {
  const event = await planEvent('U15', 40)
  const list = '/auth/admin/events?when=upcoming&search=U15'
  await page.goto(list)
  // The page's script notes where the office is: a busy machine takes a moment.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visited'))).toContain('search=U15')
  await eventForm.open(event)
  const { note } = eventForm
  await note.fill('Zraz pri šatni, vezmite si pršiplášť.')
  // The last thing the page asks for by itself: refused later, it would open the sign-in before anything is saved.
  await expect(page.getByRole('checkbox', { name: /^Upozorniť rodiny a\strénerov \(\d+/ })).toBeVisible()
  await endSession(page)
  await eventForm.save()
  await signInAgain(signInPage)
  await page.waitForURL(`**/auth/admin/events/edit?id=${event}`)
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(note).toHaveValue('Zraz pri šatni, vezmite si pršiplášť.')
  await expectAccessible(page)
  await eventForm.save()
  await expect(eventForm.saved).toBeVisible()
  // Back to the list the office came from, with its filters.
  await expect(page).toHaveURL(new RegExp(`${list.replace('?', '\\?')}$`))
  const { body } = await office.json<{ event: { note: string } }>(`/api/events/${event}`)
  expect(body.event.note).toContain('pršiplášť')
  await eventForm.open(event)
  await expect(note).toHaveValue(/pršiplášť/)
  await expect(page.getByText(RESTORED)).toHaveCount(0)
})

test('a new person half filled in survives a reload and an ended session; nobody else sees it', async ({
  page,
  signInPage,
  userForm,
}) => {
  const surname = unique('Rozpísaná')
  await userForm.openNew()
  await userForm.firstName.fill('Viera')
  await userForm.lastName.fill(surname)
  await page.reload()
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(userForm.lastName).toHaveValue(surname)

  await endSession(page)
  await userForm.create()
  await signInAgain(signInPage)
  await page.waitForURL('**/auth/admin/users/create')
  await expect(userForm.lastName).toHaveValue(surname)
  await userForm.press('Zahodiť ich')
  await expect(userForm.lastName).toHaveValue('')
  await userForm.firstName.fill('Viera')

  await userForm.press('Odhlásiť sa')
  await page.waitForURL(/\/$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
})

test('a refused save leads to the first wrong field, in sight and in Slovak', async ({
  page,
  userForm,
  categoryForm,
  eventForm,
}) => {
  await eventForm.openNew()
  await eventForm.repeatWeekly()
  await eventForm.create()
  const until = eventForm.repeatUntil
  await expect(until).toBeFocused()
  await expect(until).toHaveAccessibleDescription('Zadajte dátum v poli „Opakovať do“.')
  expect(await isFocusVisible(page)).toBe(true)
  await expectAccessible(page)

  await userForm.openNew()
  await userForm.firstName.fill('Viera')
  await userForm.lastName.fill('Malá')
  await userForm.phone.fill('123')
  await userForm.create()
  await expect(userForm.phone).toBeFocused()
  expect(await isFocusVisible(page)).toBe(true)

  await page.goto('/auth/admin/categories/create')
  await categoryForm.name.fill('U13')
  await categoryForm.create()
  await expect(page.getByRole('alert').filter({ hasText: 'už existuje' })).toBeFocused()
  expect(await isFocusVisible(page)).toBe(true)
})

test('filters show what the address says, also after Back', async ({ page, app }) => {
  await page.goto('/auth/admin/events')
  const category = page.getByLabel('Kategória')
  const show = page.getByRole('button', { name: 'Zobraziť' })
  await category.selectOption({ label: 'U13' })
  await show.click()
  await page.waitForURL(/category=[^&]/)
  await expect(category.locator('option:checked')).toHaveText('U13')
  await app.follow('Vymazať filtre')
  await page.waitForURL((url) => !url.search.includes('category='))
  await expect(category).toHaveValue('')
  await page.goBack()
  await page.waitForURL(/category=[^&]/)
  await expect(category.locator('option:checked')).toHaveText('U13')
  await category.selectOption({ label: 'U11' })
  await show.click()
  await expect(category.locator('option:checked')).toHaveText('U11')
  await page.goBack()
  await expect(category.locator('option:checked')).toHaveText('U13')
})

test('counts are right after one’s own write, also after Back', async ({ page, enterAs, planEvent }) => {
  const event = await planEvent('U11', 42)
  await enterAs('lubos')
  await page.goto('/auth/trainer/eventParticipants?kind=trainings')
  const link = page.locator(`a[href*="${event}"]`).first()
  const noOf = (place: Locator) =>
    place.locator('dl div').filter({ hasText: 'Nepríde' }).locator('dd').first()
  const ticket = page.getByRole('listitem').filter({ has: link }).first()
  // Who is away on that day does not come already.
  const before = Number(await noOf(ticket).innerText())
  await link.click()
  await page.waitForURL(/event=/)
  const board = page.getByRole('main')
  await expect(noOf(board)).toHaveText(String(before))
  await page
    .getByRole('button', { name: /^(Ospravedlniť|Odpovedať):/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Nepríde' }).first().check({ force: true })
  await expect(noOf(board)).toHaveText(String(before + 1))
  // The row has moved to those who do not come, and is still open for the reason.
  await expect(page.getByRole('button', { name: 'choroba' })).toBeVisible()
  await page.goBack()
  await expect(noOf(ticket)).toHaveText(String(before + 1))
})

test('an extra training is in the list that Back leads to', async ({ page, office, sheet }) => {
  await sheet.open()
  const event = await sheet.addExtraTraining('U15')
  await expect(sheet.heading).toContainText('Mimoriadny tréning')
  await page.goBack()
  await expect(page.locator(`a[href*="${event}"]`).first()).toBeVisible()
  expect((await office.request(`/api/events/${event}`, { method: 'DELETE' })).status).toBe(200)
})

test('a sheet left right after a tap counts as recorded', async ({ page, enterAs, planEvent, sheet }) => {
  const event = await planEvent('U11', -2)
  await enterAs('lubos')
  await sheet.open()
  const link = page.locator(`a[href*="${event}"]`)
  await link.click()
  await page.waitForURL(/event=/)
  await sheet.first('Chýba').check()
  await sheet.follow('Iná udalosť')
  const ticket = page.getByRole('listitem').filter({ has: link })
  await expect(ticket.getByText(/Zapísaná 1\//)).toBeVisible()
})
