import { expectAccessible } from '../support/accessible'
import { someOf } from '../support/size'
import { expect, test } from './test'

// Whether a page is kept on the device shows only where pages are kept.
test.use({ person: 'maria', serviceWorkers: 'allow' })

const FIELD = 'Koho alebo čo hľadáte?'

for (const width of someOf([360, 1280], 1))
  test(`at ${width} px the office finds a child from any page with the keyboard alone, and opens it`, async ({
    page,
    makeFamily,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const family = await makeFamily('U13')
    await page.goto('/auth/admin/events')
    const opener = page.getByRole('button', { name: 'Vyhľadávanie' })
    await expect(opener).toBeVisible()
    await expectAccessible(page)

    const dialog = page.getByRole('dialog', { name: 'Hľadať' })
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass()
    const field = dialog.getByRole('combobox', { name: FIELD })
    await expect(field).toBeFocused()
    await field.pressSequentially(family.surname.toUpperCase())
    const child = dialog.getByRole('option', { name: new RegExp(`^Sofia ${family.surname} Hráč U13`) })
    await expect(child).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText('2 výsledky')
    await expectAccessible(page, 'dialog[open]')

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await field.fill(family.surname)
    await expect(child).toBeVisible()
    const options = dialog.getByRole('option')
    const at = (await options.allTextContents()).findIndex((text) =>
      text.startsWith(`Sofia ${family.surname}`),
    )
    for (let step = 0; step <= at; step += 1) await page.keyboard.press('ArrowDown')
    await expect(child).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/auth/admin/users/edit\\?id=${family.children[0]}`))
    await expect(dialog).toBeHidden()
  })

test('the page of the search shows every kind, leads to fees, and is not kept on the device', async ({
  page,
  makeFamily,
}) => {
  const family = await makeFamily('U13')
  for (const width of someOf([1280, 360], 1)) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/auth/admin/search')
    await page.getByRole('searchbox', { name: FIELD }).fill(family.surname)
    await page.keyboard.press('Enter')
    const people = page.getByRole('region', { name: 'Ľudia' })
    await expect(people.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await page.goto('/auth/admin/search?query=U13')
    await expect(
      page.getByRole('link', { name: /^Zobraziť všetky \(\d+\+?\)\s?: Nadchádzajúce udalosti$/ }),
    ).toBeVisible()
    await expectAccessible(page)
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return [...kept.flat(), JSON.stringify(sessionStorage), JSON.stringify(localStorage)].join(' ')
  })
  expect(stored).not.toContain('/auth/admin/search')
  expect(stored).not.toContain(family.surname)

  await page.goto(`/auth/admin/search?query=${encodeURIComponent(family.surname)}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Hráč U13' })
    .getByRole('link', { name: /^Členské/ })
    .click()
  await expect(page).toHaveURL(/\/auth\/admin\/memberFee\?search=/)
  await expect(page.getByRole('main')).toContainText(`Sofia ${family.surname}`)
})

test('trainers and families have no search', async ({ page, enterAs }) => {
  for (const who of ['lubos', 'jana'] as const) {
    const visitor = await enterAs(who)
    expect((await visitor.request('/auth/admin/search?query=lalik')).status).toBe(403)
    await page.goto('/auth/profile')
    await expect(page.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vyhľadávanie' })).toHaveCount(0)
  }
})
