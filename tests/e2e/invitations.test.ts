import { expectAccessible, openAccessible } from '../support/accessible'
import { expect, test, unique } from './test'

// The office invites those who have not signed in: whom, seen beforehand; again, and whom no letter reaches.

test('parents are chosen and invited, and who was just invited is not invited again', async ({
  page,
  enterAs,
  office,
}) => {
  await enterAs('maria')
  const surname = unique('Pozvaná')
  const mark = surname.split(' ')[1]!.toLowerCase()
  const make = async (firstName: string, email?: string) => {
    const body = { firstName, lastName: surname, role: 'player', playing: false, email }
    expect((await office.json('/api/users', { method: 'POST', body })).status).toBe(200)
  }
  await make('Anna', `anna.${mark}@posta.test`)
  await make('Beáta', `beata.${mark}@posta.test`)
  await make('Cyril')

  await openAccessible(page, '/auth/admin/users')
  await page.locator('main header').getByRole('link', { name: 'Pozvánky' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pozvánky' })).toBeVisible()
  await page.getByLabel('Hľadať podľa mena').fill(surname)
  await page.getByRole('button', { name: 'Hľadať' }).click()
  await expect(page.getByRole('heading', { name: 'Ešte nepozvaní: 2' })).toBeVisible()
  const fresh = page.getByRole('group', { name: 'Koho pozvať' })
  const anna = fresh.getByRole('checkbox', { name: /^Anna/ })
  await expect(anna).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Pozvánka nemá kam prísť: 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Cyril ${surname}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nevybrať nikoho' }).click()
  await expect(page.getByRole('button', { name: 'Poslať pozvánky' })).toBeDisabled()
  await anna.check()

  // Without a signal nothing is lost: who was chosen stays chosen.
  await page.route('**/api/users/invitations', (route) => route.abort())
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Poslať', exact: true })
  await page.getByRole('button', { name: 'Poslať 1 pozvánku' }).click()
  await expectAccessible(page, '[role=dialog]')
  await send.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(anna).toBeChecked()
  await page.unroute('**/api/users/invitations')
  await page.getByRole('button', { name: 'Poslať 1 pozvánku' }).click()
  await send.click()
  await expect(page.getByText('Odosielame 1 pozvánku.')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Pozvaní, ktorí sa neprihlásili: 1' })).toBeVisible()
  const invited = page.getByRole('group', { name: 'Komu poslať znova' })
  await expect(invited.getByRole('checkbox', { name: /^Anna/ })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Ešte nepozvaní: 1' })).toBeVisible()
  await expect(fresh.getByRole('checkbox', { name: /^Beáta/ })).not.toBeChecked()
  await expectAccessible(page)
})

test('a list with nobody to invite says so', async ({ page, enterAs }) => {
  await enterAs('maria')
  await openAccessible(page, '/auth/admin/users/invitations?search=nikto-taky')
  await expect(page.getByText('Nikto taký na pozvánku nečaká.')).toBeVisible()
})

test('a long list is folded, and everybody in it is chosen or nobody by one tap', async ({
  page,
  enterAs,
}) => {
  await enterAs('maria')
  await openAccessible(page, '/auth/admin/users/invitations?role=parent')
  await expect(page.getByRole('group', { name: 'Koho pozvať' })).toHaveCount(0)
  const line = page.getByText(/^Vybraní: \d+ z/).first()
  const [, chosen, all] = /(\d+) z\s(\d+)/.exec((await line.textContent())!)!
  expect(Number(all)).toBeGreaterThan(25)
  expect(chosen).toBe(all)
  await line.click()
  const group = page.getByRole('group', { name: 'Koho pozvať' })
  await expect(group.getByRole('checkbox')).toHaveCount(Number(all))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nevybrať nikoho' }).click()
  await expect(line).toHaveText(new RegExp(`^Vybraní: 0 z\\s${all}$`))
  await expect(page.getByRole('button', { name: 'Poslať pozvánky' })).toBeDisabled()
  await line.click()
  await expect(group).toHaveCount(0)
})
