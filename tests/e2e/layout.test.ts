import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import type { SheetPage } from './pages/sheet'
import { isWhole } from '../support/size'
import { expect, test } from './test'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

/** Opens the sheet of an event of the last days: today's may still be ahead. */
async function openSheet(sheet: SheetPage): Promise<void> {
  await sheet.open()
  const begun = sheet.page.getByRole('region', { name: 'Posledných 7 dní' })
  await begun.locator('a[href*="create?event="]').first().click()
  await expect(sheet.saveButton).toBeVisible()
}

// Above the trainer's bar, as on a phone, trainer-bar.test.ts asks it in every run.
if (isWhole)
  test('offline the strip stands below the bar that saves', async ({ page, context, enterAs, sheet }) => {
    await enterAs('lubos')
    await openSheet(sheet)
    await context.setOffline(true)
    const strip = page.getByText('Ste bez pripojenia.')
    await expect(strip).toBeVisible()
    await expect
      .poll(async () => {
        const [bar, under] = [await boxOf(sheet.saveButton), await boxOf(strip)]
        return bar.y + bar.height <= under.y
      })
      .toBe(true)
    await context.setOffline(false)
  })

test('for bright sun the sheet is black on white also on a dark phone, stays so, and its marks differ in form', async ({
  page,
  enterAs,
  sheet,
}) => {
  await enterAs('lubos')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSheet(sheet)
  await sheet.press('Na slnko')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Bežný režim' })).toHaveAttribute('aria-pressed', 'true')
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('radio') })
  for (const [index, status] of ['Tu', 'Chýba', 'Ospravedlnené', 'Neskoro'].entries()) {
    const radio = rows.nth(index).getByRole('radio').nth([0, 1, 2, 3][index]!)
    await radio.dispatchEvent('click')
    await expect(radio, status).toBeChecked()
  }
  const forms = await rows.evaluateAll((items) =>
    items.slice(0, 4).map((item) => {
      const face = item.querySelector('input:checked + span')!
      const { borderStyle, borderTopWidth, backgroundColor } = getComputedStyle(face)
      return `${borderStyle} ${borderTopWidth} ${backgroundColor}`
    }),
  )
  expect(new Set(forms).size, forms.join('; ')).toBe(4)
  await expectAccessible(page)
  // On paper only the chosen marks, black on white: a browser prints no backgrounds.
  await page.emulateMedia({ media: 'print' })
  const printed = await rows.evaluateAll((items) =>
    items.slice(0, 4).map((item) => {
      const faces = [...item.querySelectorAll('fieldset label span')].filter((face) => face.checkVisibility())
      return faces.map((face) => {
        const { color, backgroundColor } = getComputedStyle(face)
        return `${face.textContent} ${color} ${backgroundColor}`
      })
    }),
  )
  const black = 'rgb(0, 0, 0) rgba(0, 0, 0, 0)'
  expect(printed).toEqual(['Tu', 'Chýba', 'Ospravedlnené', 'Neskoro'].map((status) => [`${status} ${black}`]))
  await page.emulateMedia({ media: 'screen' })
  await sheet.press('Bežný režim')
})

test('a toast stands above the bar that saves while one scrolls', async ({ page, enterAs, office }) => {
  await enterAs('maria')
  const { body } = await office.json<{ users: { id: string }[] }>('/api/users?role=trainer&size=1')
  await page.route('**/api/users/*/invitation', (route) => route.abort())
  await page.goto(`/auth/admin/users/edit?id=${body.users[0]!.id}`)
  const bar = page.locator('main [data-bottom-bar]')
  const middle = page.viewportSize()!.height / 2
  await expect.poll(async () => (await boxOf(bar)).y).toBeGreaterThan(middle)
  // A tap would scroll the page to the button, and the bar out of its place.
  await page
    .getByRole('button', { name: 'Pozvať e-mailom' })
    .evaluate((button: HTMLElement) => button.click())
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toBeVisible()
  await toast.hover()
  const isAbove = async () => {
    const [box, under] = [await boxOf(toast), await boxOf(bar)]
    return under.y > middle && box.y > 0 && box.y + box.height <= under.y
  }
  await expect.poll(isAbove).toBe(true)
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }))
  await expect.poll(isAbove).toBe(true)
})

test('a message under one field does not move the field beside it', async ({ page, enterAs, userForm }) => {
  await page.setViewportSize({ width: 720, height: 900 })
  await enterAs('maria')
  await userForm.openNew()
  const { firstName: first, lastName: last } = userForm
  const apart = async () => {
    const [one, other] = [await boxOf(first), await boxOf(last)]
    expect(other.x).toBeGreaterThan(one.x + one.width)
    return Math.abs(other.y - one.y)
  }
  expect(await apart()).toBeLessThan(1)
  await last.fill('Ťažká')
  await userForm.create()
  await expect(first).toHaveAccessibleDescription('Vyplňte pole „Meno“.')
  expect(await apart()).toBeLessThan(1)
})

test('a field with an error shows the ring also after a press of the mouse', async ({ page, enterAs }) => {
  await enterAs('maria')
  await page.goto('/auth/admin/notification')
  await page.getByRole('button', { name: 'Odoslať', exact: true }).click()
  const ring = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outlineStyle)
  const group = page.getByRole('group', { name: 'Kategórie' })
  await expect(group.getByRole('checkbox').first()).toBeFocused()
  expect(await ring(group.getByRole('checkbox').first())).toBe('solid')
  await page.getByRole('link', { name: 'Vyberte aspoň jednu kategóriu.' }).click()
  await expect(group).toBeFocused()
  expect(await ring(group)).toBe('solid')
})

test('a filter, its tabs and the buttons of a form each stand on one line', async ({
  page,
  enterAs,
  userForm,
}) => {
  await enterAs('maria')
  const rows = async (of: Locator) =>
    new Set((await Promise.all((await of.all()).map(boxOf))).map(({ y, height }) => Math.round(y + height)))
  await page.goto('/auth/admin/users')
  expect((await rows(page.getByRole('navigation', { name: 'Kto' }).getByRole('listitem'))).size).toBe(1)
  await userForm.openNew()
  for (const box of await Promise.all((await page.locator('main [data-bottom-bar] > *').all()).map(boxOf)))
    expect(box.height).toBeLessThan(60)
  const [face, around] = [page.locator('fieldset label span').first(), page.locator('form fieldset').first()]
  expect((await boxOf(face)).x).toBeGreaterThanOrEqual((await boxOf(around)).x)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/auth/admin/memberFee?search=Ema')
  await expect(page.getByRole('link', { name: 'Vymazať filtre' })).toBeVisible()
  const filter = page.getByRole('search').filter({ hasText: 'Hľadať hráča' })
  expect((await rows(filter.locator('> :not([type="hidden"])'))).size).toBe(1)
})

test('a father follows links from the front page to the match, its place and its category', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('main a[href^="/match/"]').first().click()
  await expect(page).toHaveURL(/\/match\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: /Trasa na mape/ })).toHaveAttribute('href', /maps/)
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(facts).toMatchObject({ '@type': 'SportsEvent', sport: 'Futbal' })
  expect(facts.url).toBe(page.url())
  await page
    .getByRole('link', { name: /^Zápasy U/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/categoryMatch\?id=/)
})

test('a mother finds the way to the event of her child', async ({ page, enterAs, familyEvents }) => {
  await enterAs('jana')
  await familyEvents.open()
  await page
    .locator('main li', { hasText: /ihrisko|areál|štadión|tráva/i })
    .locator('h3 a')
    .first()
    .click()
  await expect(page).toHaveURL(/player\/event\?id=/)
  await expect(page.getByRole('link', { name: /Trasa na mape/ })).toBeVisible()
  expect(
    (await page.goto('/auth/player/eventList?event=00000000-0000-4000-8000-000000000000'))?.status(),
  ).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the menu lies in the page, one entry beside or under another', async ({
    page,
    app,
  }) => {
    await page.goto('/')
    const width = page.viewportSize()!.width
    const links = page.locator('nav[aria-label="Hlavná navigácia"] > ul > li')
    const boxes = await Promise.all((await links.all()).map(boxOf))
    expect(boxes.length).toBeGreaterThan(3)
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    const heading = await boxOf(app.heading)
    if (width < 600)
      expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(heading.y)
  })
})

test('on a phone the path to a page and the names of a list are large enough for a thumb', async ({
  page,
  enterAs,
}) => {
  await enterAs('maria')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/auth/admin/users')
  const name = page.getByRole('rowheader').first().getByRole('link')
  expect((await boxOf(name)).height).toBeGreaterThanOrEqual(44)
  await name.click()
  const crumb = page.getByRole('navigation', { name: 'Nachádzate sa tu' }).getByRole('link')
  expect((await boxOf(crumb)).height).toBeGreaterThanOrEqual(32)
})
