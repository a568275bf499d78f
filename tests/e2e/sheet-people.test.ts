import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible'
import { PASSWORD } from '../support/people'
import { expect, test, unique } from './test'

// Who else is on the pitch: a child on trial in two taps, a guest by name, and a colleague who stands in.

test.use({ person: 'lubos' })

test('a child from an enquiry is on the sheet in two taps, a guest by name, and both stay', async ({
  page,
  office,
  planEvent,
  sheet,
}) => {
  const event = await planEvent('U11', -1)
  const child = `Tobias ${unique('Skúšaný')}`
  const { body: all } = await office.json<{
    categories: { name: string; birthYears: { from: number } }[]
  }>('/api/categories')
  const sent = await office.json('/api/enquiries', {
    method: 'POST',
    body: {
      ...{ kind: 'trial', operation: randomUUID().replaceAll('-', ''), childName: child, took: 30 },
      ...{ birthYear: all.categories.find(({ name }) => name === 'U11')!.birthYears.from },
      ...{ guardianName: 'Mama Skúšaná', phone: '+421 000 000 955', email: '', note: '', website: '' },
    },
  })
  expect(sent.status).toBe(200)

  await sheet.open(event)
  await sheet.press('Pridať')
  const offered = page.getByRole('button', { name: child })
  await expect(offered).toBeVisible()
  await expectAccessible(page)
  await offered.click()
  const line = page.getByRole('listitem').filter({ hasText: child })
  await expect(line.getByText(/^Na skúške do/)).toBeVisible()
  await expect(line.getByRole('radio', { name: 'Tu', exact: true })).toBeChecked()

  await sheet.press('Pridať')
  await page.getByLabel('Meno hráča').fill('ema lalik')
  await page.getByLabel(/Pomáha pri vedení/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Ema Ľalíková/ }).click()
  const guest = page.getByRole('listitem').filter({ hasText: 'Ema Ľalíková' })
  await expect(guest.getByText('Hosť')).toBeVisible()
  await expect(sheet.sent).toBeVisible({ timeout: 10_000 })

  await page.reload()
  await expect(line.getByRole('radio', { name: 'Tu', exact: true })).toBeChecked()
  await expect(guest.getByText('Pomáha', { exact: true })).toBeVisible()
  await page.goto('/auth/trainer/playerList?search=skusany')
  const roster = page.getByRole('listitem').filter({ hasText: child })
  await expect(roster.getByText(/^Na skúške do/)).toBeVisible()
  await expect(roster.getByRole('link', { name: /Zavolať: Mama Skúšaná/ }).first()).toBeVisible()
})

test('an event is handed over before it begins, the colleague keeps its sheet, and it is taken back', async ({
  page,
  planEvent,
  enterAs,
  office,
  sheet,
}) => {
  const event = await planEvent('U11', 3)
  await sheet.open(event)
  await sheet.press('Kto vedie')
  const choice = page.getByLabel('Odovzdať kolegovi')
  await expect(choice).toBeVisible()
  await expectAccessible(page)
  const name = await choice.getByRole('option').nth(1).textContent()
  await choice.selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Odovzdať kolegovi' }).click()
  await expect(page.getByRole('dialog').getByRole('definition').nth(1)).toHaveText(name!.split(' · ')[0]!)

  const { body } = await office.json<{ users: { id: string; name: string; email: string }[] }>(
    '/api/users?role=trainer&size=100',
  )
  const colleague = body.users.find((user) => name!.startsWith(user.name))!
  await office.request(`/api/users/${colleague.id}/password`, {
    method: 'POST',
    body: { currentPassword: PASSWORD, password: PASSWORD },
  })
  const visitor = await enterAs({ email: colleague.email })
  expect((await visitor.json(`/api/events/eventPlayers/${event}`)).status).toBe(200)

  await enterAs('lubos')
  await sheet.open(event)
  await sheet.press('Kto vedie')
  await page.getByRole('button', { name: 'Vziať si späť' }).click()
  await expect(page.getByRole('dialog').getByText('nikto', { exact: true })).toBeVisible()
})
