import type { Page } from '@playwright/test'
import { expectAccessible, openAccessible } from '../support/accessible'
import { PASSWORD } from '../support/people'
import { SignInPage } from './pages/sign-in'
import { expect, test, unique } from './test'

const USERS = '/auth/admin/users'

type Made<Key extends string> = Record<Key, { id: string; updatedAt: string }>

test('a parent is made, invited, given a password, deactivated, removed and restored', async ({
  page,
  enterAs,
  userForm,
}) => {
  await enterAs('maria')
  const surname = unique('Nováková')
  await openAccessible(page, USERS)
  await userForm.follow('Nový používateľ')
  await expect(userForm.heading).toHaveText('Nový používateľ')
  for (const role of ['Tréner', 'Administrátor', 'Hráč', 'Rodič']) {
    await page.getByRole('radio', { name: role }).check({ force: true })
    await expectAccessible(page)
  }
  await userForm.firstName.fill('Zora')
  await userForm.lastName.fill(surname)
  await userForm.email.fill('admin@zelenadolina.test')
  await userForm.press('Pridať dieťa')
  const child = page.getByRole('combobox', { name: 'Hráč' })
  await child.click()
  await child.pressSequentially('lalik')
  const jakub = page.getByRole('option', { name: /Jakub Ľalík/ })
  await expect(jakub).toBeVisible()
  await expectAccessible(page)
  await jakub.click()
  await expect(child).toHaveValue('Jakub Ľalík')
  await expectAccessible(page)
  await userForm.press('Odobrať 1. dieťa')
  await userForm.create()
  await expect(page.getByText(/už existuje/).first()).toBeVisible()
  await expect(userForm.lastName).toHaveValue(surname)
  await expectAccessible(page)
  const address = `${surname.split(' ')[1]!.toLowerCase()}@zelenadolina.test`
  await userForm.email.fill(address)
  await userForm.create()
  await page.waitForURL(/users\/edit\?id=/)

  await page.goto(`${USERS}?search=${encodeURIComponent(surname)}`)
  await page.getByRole('link', { name: `Zora ${surname}` }).click()
  await expect(userForm.heading).toHaveText(`Zora ${surname}`)
  await expectAccessible(page)
  await userForm.press('Pozvať e-mailom')
  await expect(page.getByText('Pozvánka je na ceste.')).toBeVisible()
  await userForm.press('Nastaviť heslo')
  await expectAccessible(page)
  await userForm.dialog.getByLabel('Vaše heslo').fill(PASSWORD)
  await userForm.dialog.getByLabel('Nové heslo').fill('slabe')
  await userForm.confirm('Nastaviť heslo')
  await expect(userForm.dialog.getByRole('textbox', { name: 'Nové heslo' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expectAccessible(page)
  await userForm.dialog.getByLabel('Nové heslo').fill(PASSWORD)
  await userForm.confirm('Nastaviť heslo')
  await expect(page.getByText(`Nové heslo je nastavené: Zora ${surname}.`)).toBeVisible()

  await userForm.press('Deaktivovať')
  await expectAccessible(page)
  await userForm.confirm('Deaktivovať')
  await expect(page.getByText('Účet je neaktívny.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aktivovať', exact: true })).toBeVisible()
  await expectAccessible(page)
  // The page does not scroll back to its top.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Aktivovať', exact: true }).click()
  await expect(page.getByText('Účet je znova aktívny.')).toBeVisible()
  // The page is rendered again with the changed person.
  await expect(page.getByRole('button', { name: 'Deaktivovať' })).toBeVisible()

  const edit = page.url()
  await userForm.phone.fill('0905 123 456')
  await userForm.save()
  await expect(userForm.saved).toBeVisible()
  await page.goto(edit)
  await expect(userForm.phone).toHaveValue(/905/)
  await userForm.press('Odstrániť používateľa')
  await expectAccessible(page)
  await userForm.confirm('Odstrániť')
  await expect(page.getByText('Používateľ bol odstránený.')).toBeVisible()
  await userForm.undo()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  expect((await page.goto(edit))?.status()).toBe(200)
})

test('players move up: proposed, decided, moved and taken back', async ({ page, enterAs, office, app }) => {
  await enterAs('maria')
  const name = unique('Skúšobná')
  const made = async <Key extends string>(path: string, body: object): Promise<Made<Key>> => {
    const response = await office.json<Made<Key>>(path, { method: 'POST', body })
    expect(response.status, JSON.stringify(response.body)).toBe(200)
    return response.body
  }
  const { category } = await made<'category'>('/api/categories', { name, order: 991 })
  const person = { firstName: 'Matúš', lastName: name, playing: true, birthDate: '2012-03-01' }
  const { user } = await made<'user'>('/api/users', { ...person, category: category.id })
  const categoryNow = async () =>
    (await office.json<{ user: { category: { name: string } | null } }>(`/api/users/${user.id}`)).body.user
      .category?.name ?? null

  // A second move of the same player is warned of before it is saved.
  const { migration: stage } = await made<'migration'>('/api/playerMigrations/stages', {
    operation: crypto.randomUUID(),
    season: '2027/28',
    dueOn: null,
    moves: [{ player: user.id, from: category.id, outcome: 'leaves' }],
  })

  await openAccessible(page, '/auth/admin/playerCategoryMigration')
  for (const box of await page.getByRole('group', { name: 'Zdrojové kategórie' }).getByRole('checkbox').all())
    await box.uncheck()
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  await app.press('Navrhnúť podľa ročníka')
  await expect(page.getByRole('heading', { name: /^Náhľad zmien/ })).toBeVisible()
  await page.getByText(/^Všetci \d/).click()
  await page.getByLabel(`Kam: Matúš ${name}`).selectOption('none')
  await page.getByLabel(`Dôvod: Matúš ${name}`).fill('skúška')
  await expectAccessible(page)
  await app.press(/^Presunúť 1/)
  const warning = page.getByRole('dialog').getByRole('note')
  await expect(warning).toContainText(new RegExp(`Matúš ${name}: pripravený bez\\sdňa: ${name} → odchádza`))
  await expectAccessible(page)
  await app.confirm('Presunúť hneď')
  await expect(page.getByText(/^Presunuli sme/)).toBeVisible()
  expect(await categoryNow()).toBeNull()

  const line = page
    .getByRole('listitem')
    .filter({ hasText: `Matúš ${name}` })
    .filter({ hasText: 'Kto bol presunutý' })
    .first()
  await line.getByText('Kto bol presunutý').click()
  await expect(line.getByText('skúška')).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: /^Vrátiť presun/ }).click()
  await expectAccessible(page)
  await app.confirm('Vrátiť presun')
  await expect(page.getByText('Presun bol vrátený.')).toBeVisible()
  await expect(page.getByText(/^Presunuli sme/)).toHaveCount(0)
  await expect(line.getByText(/^Vrátený/)).toBeVisible()
  expect(await categoryNow()).toBe(name)
  const cancel = { method: 'POST', body: { seen: stage.updatedAt } } as const
  expect((await office.json(`/api/playerMigrations/${stage.id}/cancel`, cancel)).status).toBe(200)
})

test('signing out everywhere ends the other device too', async ({ page, browser, baseURL, office, app }) => {
  const surname = unique('Všadebol')
  const email = `${surname.split(' ')[1]!.toLowerCase()}.vsade@zelenadolina.test`
  const body = { firstName: 'Oto', lastName: surname, role: 'trainer', email, categories: [] }
  const made = await office.json<Made<'user'>>('/api/users', { method: 'POST', body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id } = made.body.user
  await office.request(`/api/users/${id}/password`, {
    method: 'POST',
    body: { currentPassword: PASSWORD, password: PASSWORD },
  })

  const enter = async (device: Page) => {
    await device.goto('/login?callbackUrl=/auth/profile')
    await new SignInPage(device).signIn(email)
    await device.waitForURL('**/auth/profile')
  }
  const other = await (await browser.newContext({ baseURL })).newPage()
  await enter(other)
  await enter(page)
  await expect(page.locator('#zariadenia').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await app.press('Odhlásiť všade')
  await expectAccessible(page)
  await app.confirm('Odhlásiť všade')
  await expect(page).toHaveURL('/')
  for (const device of [page, other]) {
    expect(await (await device.request.get('/api/auth/session')).json()).toEqual({})
    await device.goto('/auth/profile')
    await device.waitForURL(/\/login/)
  }
  await other.context().close()
})
