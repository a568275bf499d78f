import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, openAccessible, own } from '../support/accessible'
import { PASSWORD } from '../support/people'
import { enterAs, signedIn } from '../support/signed-in'

const USERS = '/auth/admin/users'
const inDialog = (page: Page, act: string) => page.getByRole('dialog').getByRole('button', { name: act })

type Made<Key extends string> = Record<Key, { id: string; updatedAt: string }>

test('a parent is made, found, invited, given a password, closed, opened, removed and taken back', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.setTimeout(150_000)
  await enterAs(context, baseURL!, 'maria')
  const surname = own('Nováková', project.name)
  await openAccessible(page, USERS)
  await page.getByRole('link', { name: 'Nový používateľ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nový používateľ')
  for (const role of ['Tréner', 'Administrátor', 'Hráč', 'Rodič']) {
    await page.getByRole('radio', { name: role }).check({ force: true })
    await expectAccessible(page)
  }
  await page.getByLabel('Meno', { exact: true }).fill('Zora')
  await page.getByLabel('Priezvisko').fill(surname)
  await page.getByLabel('E-mail').fill('admin@zelenadolina.test')
  await page.getByRole('button', { name: 'Pridať dieťa' }).click()
  await page.getByRole('combobox', { name: 'Hráč' }).click()
  await page.getByRole('combobox', { name: 'Hráč' }).pressSequentially('lalik')
  await expect(page.getByRole('option', { name: /Jakub Ľalík/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('option', { name: /Jakub Ľalík/ }).click()
  await expect(page.getByRole('combobox', { name: 'Hráč' })).toHaveValue('Jakub Ľalík')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odobrať 1. dieťa' }).click()
  await page.getByRole('button', { name: /^Vytvoriť/ }).click()
  await expect(page.getByText(/už existuje/).first()).toBeVisible()
  await expect(page.getByLabel('Priezvisko')).toHaveValue(surname)
  await expectAccessible(page)
  const address = `${surname.split(' ')[1]!.toLowerCase()}@zelenadolina.test`
  await page.getByLabel('E-mail').fill(address)
  await page.getByRole('button', { name: /^Vytvoriť/ }).click()
  await page.waitForURL(/users\/edit\?id=/)

  await page.goto(`${USERS}?search=${encodeURIComponent(surname)}`)
  await page.getByRole('link', { name: `Zora ${surname}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zora ${surname}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pozvať e-mailom' }).click()
  await expect(page.getByText('Pozvánka je na ceste.')).toBeVisible()
  await page.getByRole('button', { name: 'Nastaviť heslo' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel('Vaše heslo').fill(PASSWORD)
  await page.getByRole('dialog').getByLabel('Nové heslo').fill('slabe')
  await inDialog(page, 'Nastaviť heslo').click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Nové heslo' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel('Nové heslo').fill(PASSWORD)
  await inDialog(page, 'Nastaviť heslo').click()
  await expect(page.getByText(`Nové heslo je nastavené: Zora ${surname}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Deaktivovať' }).click()
  await expectAccessible(page)
  await inDialog(page, 'Deaktivovať').click()
  await expect(page.getByText('Účet je neaktívny.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aktivovať', exact: true })).toBeVisible()
  await expectAccessible(page)
  // What was just done stays before one's eyes: the page does not jump back to its head.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Aktivovať', exact: true }).click()
  await expect(page.getByText('Účet je znova aktívny.')).toBeVisible()
  // The page starts anew from the person as they now are.
  await expect(page.getByRole('button', { name: 'Deaktivovať' })).toBeVisible()

  const edit = page.url()
  await page.getByLabel('Telefón').fill('0905 123 456')
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click()
  await expect(page.getByText('Zmeny boli uložené.')).toBeVisible()
  await page.goto(edit)
  await expect(page.getByLabel('Telefón')).toHaveValue(/905/)
  await page.getByRole('button', { name: 'Odstrániť používateľa' }).click()
  await expectAccessible(page)
  await inDialog(page, 'Odstrániť').click()
  await expect(page.getByText('Používateľ bol odstránený.')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(page.getByText('Akcia bola vrátená.')).toBeVisible()
  expect((await page.goto(edit))?.status()).toBe(200)
})

test('a class moves up: proposed, decided, performed, and taken back', async ({ page, context, baseURL }, {
  project,
}) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const name = own('Skúšobná', project.name)
  const made = async <Key extends string>(path: string, body: object): Promise<Made<Key>> => {
    const answer = await office.json<Made<Key>>(path, { method: 'POST', body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const { category } = await made<'category'>('/api/categories', { name, order: 991 })
  const person = { firstName: 'Matúš', lastName: name, playing: true, birthDate: '2012-03-01' }
  const { user } = await made<'user'>('/api/users', { ...person, category: category.id })
  const categoryNow = async () =>
    (await office.json<{ user: { category: { name: string } | null } }>(`/api/users/${user.id}`)).body.user
      .category?.name ?? null

  await openAccessible(page, '/auth/admin/playerCategoryMigration')
  for (const box of await page.getByRole('group', { name: 'Zdrojové kategórie' }).getByRole('checkbox').all())
    await box.uncheck()
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  await page.getByRole('button', { name: 'Navrhnúť podľa ročníka' }).click()
  await expect(page.getByRole('heading', { name: /^Náhľad zmien/ })).toBeVisible()
  await page.getByText(/^Všetci \d/).click()
  await page.getByLabel(`Kam: Matúš ${name}`).selectOption('none')
  await page.getByLabel(`Dôvod: Matúš ${name}`).fill('skúška')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Presunúť 1/ }).click()
  await expectAccessible(page)
  await inDialog(page, 'Presunúť').click()
  await expect(page.getByText(/^Presunuli sme/)).toBeVisible()
  expect(await categoryNow()).toBeNull()

  const line = page
    .getByRole('listitem')
    .filter({ hasText: `Matúš ${name}` })
    .first()
  await line.getByText('Kto bol presunutý').click()
  await expect(line.getByText('skúška')).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: /^Vrátiť presun/ }).click()
  await expectAccessible(page)
  await inDialog(page, 'Vrátiť presun').click()
  await expect(page.getByText('Presun bol vrátený.')).toBeVisible()
  await expect(page.getByText(/^Presunuli sme/)).toHaveCount(0)
  await expect(line.getByText(/^Vrátené/)).toBeVisible()
  expect(await categoryNow()).toBe(name)
})

test('signing out everywhere ends the other device too', async ({ page, browser, baseURL }, { project }) => {
  const office = await signedIn(baseURL!, 'maria')
  const surname = own('Všadebol', project.name)
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
    await device.getByLabel('E-mail alebo prihlasovacie meno').fill(email)
    await device.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
    await device.getByRole('button', { name: 'Prihlásiť sa' }).click()
    await device.waitForURL('**/auth/profile')
  }
  const other = await (await browser.newContext({ baseURL })).newPage()
  await enter(other)
  await enter(page)
  await expect(page.getByText(/prihlásený na 2\szariadeniach/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odhlásiť všade' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Odhlásiť všade' }).click()
  await page.waitForURL('/')
  for (const device of [page, other]) {
    expect(await (await device.request.get('/api/auth/session')).json()).toEqual({})
    await device.goto('/auth/profile')
    await device.waitForURL(/\/login/)
  }
  await other.context().close()
})
