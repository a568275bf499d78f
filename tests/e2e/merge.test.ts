import { expectAccessible, openAccessible } from '../support/accessible'
import type { Visitor } from '../support/http'
import { PASSWORD } from '../support/people'
import { expect, test, unique } from './test'

// On a phone: one child is in the club twice, and becomes one.

test.use({ person: 'maria' })

const makeUser = async (office: Visitor, data: object): Promise<string> => {
  const { status, body } = await office.json<{ user: { id: string } }>('/api/users', {
    method: 'POST',
    body: { role: 'player', ...data },
  })
  expect(status).toBe(200)
  return body.user.id
}

test('a child that is in the club twice is found, compared and made one', async ({
  page,
  app,
  office,
  categoryNamed,
}) => {
  const lastName = unique('Dvojitá')
  const category = await categoryNamed('U9')
  const shared = { firstName: 'Nela', lastName, playing: true, category }
  const kept = await makeUser(office, { ...shared, birthDate: '2018-03-04', phone: '0905 100 200' })
  const other = await makeUser(office, { ...shared, birthDate: '2018-04-03', registrationNumber: 'D-5' })
  const guardian = await makeUser(office, {
    ...{ firstName: 'Mama', lastName, playing: false },
    children: [{ player: other, relation: 'mother', right: 'full' }],
  })

  await openAccessible(page, `/auth/admin/users/edit?id=${kept}`)
  const twins = page.getByRole('region', { name: 'Tá istá osoba dvakrát?' })
  await expect(twins).toContainText('rovnaké meno a rok narodenia')
  await twins.getByRole('link', { name: 'Zlúčiť s inou osobou' }).click()
  await page.waitForURL(`**/auth/admin/users/merge?id=${kept}`)
  // Somebody else is found by name.
  await page.getByLabel('Meno druhej osoby').fill(lastName)
  await app.press('Hľadať')
  await page.waitForURL('**search=*')
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Podobní' })
    .getByRole('link', { name: `Nela ${lastName}` })
    .click()
  await page.waitForURL(`**other=${other}`)
  await expect(page.getByRole('region', { name: 'Čo prejde' })).toContainText('Väzby rodič – dieťa')
  await expectAccessible(page)

  await expect(page.getByText('D-5')).toBeVisible()
  const birthDate = page.getByRole('group', { name: 'Dátum narodenia' })
  await expect(birthDate.getByRole('radio', { name: /ponechaná/ })).toBeChecked()
  await birthDate.getByRole('radio', { name: /druhá/ }).check()
  await app.press('Zlúčiť osoby')
  await expect(app.dialog).toContainText('Toto sa nedá vrátiť')
  await expectAccessible(page)
  await app.dialog.getByLabel('Vaše heslo').fill(PASSWORD)
  await app.confirm('Zlúčiť natrvalo')
  await page.waitForURL(`**/auth/admin/users/edit?id=${kept}`)
  await expect(page.getByLabel('Registračný preukaz')).toHaveValue('D-5')
  await expect(page.getByRole('region', { name: 'Zákonní zástupcovia' })).toContainText(`Mama ${lastName}`)
  await expect(page.getByRole('region', { name: 'Tá istá osoba dvakrát?' })).toContainText('Nikto podobný')
  await expectAccessible(page)

  expect((await office.request(`/api/users/${other}`)).status).toBe(404)
  expect((await page.goto(`/auth/admin/users/merge?id=${kept}&other=${other}`))?.status()).toBe(404)
  // Not a child and its guardian: the page says why.
  await openAccessible(page, `/auth/admin/users/merge?id=${kept}&other=${guardian}`)
  await expect(page.getByText('Rodiča a jeho dieťa zlúčiť nemožno.')).toBeVisible()
})

test('nobody but an administrator sees two people beside each other', async ({ page, enterAs, office }) => {
  const lastName = unique('Tajná')
  const [kept, other] = [
    await makeUser(office, { firstName: 'Ela', lastName, playing: true }),
    await makeUser(office, { firstName: 'Ela', lastName, playing: true }),
  ]
  await enterAs('lubos')
  await page.goto(`/auth/admin/users/merge?id=${kept}&other=${other}`)
  await expect(page.locator('main')).not.toContainText(lastName)
})
