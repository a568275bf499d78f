import { expectAccessible, openAccessible } from '../support/accessible'
import { expect, test, unique } from './test'

interface Made {
  category: { id: string }
  user: { id: string }
  migration: { id: string; updatedAt: string }
}

test.use({ person: 'maria' })

test('a player is added to a move that waits, and its history says who did what', async ({
  page,
  office,
  app,
}) => {
  const name = unique('Čakajúca')
  const made = async <Key extends keyof Made>(path: string, body: object): Promise<Pick<Made, Key>> => {
    const response = await office.json<Pick<Made, Key>>(path, { method: 'POST', body })
    expect(response.status, JSON.stringify(response.body)).toBe(200)
    return response.body
  }
  const { category } = await made<'category'>('/api/categories', { name, order: 992 })
  const child = async (firstName: string) => {
    const person = { firstName, lastName: name, playing: true, birthDate: '2012-03-01' }
    return (await made<'user'>('/api/users', { ...person, category: category.id })).user.id
  }
  const [first] = [await child('Prvá'), await child('Druhá')]
  const stage = { operation: crypto.randomUUID(), season: '2027/28', dueOn: null }
  await made<'migration'>('/api/playerMigrations/stages', {
    ...{ ...stage, moves: [{ player: first, from: category.id, outcome: 'leaves' }] },
  })

  await openAccessible(page, '/auth/admin/playerCategoryMigration')
  const lines = page.getByRole('listitem').filter({ hasText: `Prvá ${name}` })
  const waits = lines.filter({ has: page.getByRole('button', { name: 'Zrušiť presun' }) })
  await expect(waits.getByText(/^Pripravené bez\sdňa · .* · Mária Sedláková$/)).toBeVisible()
  await waits.getByRole('button', { name: 'Pridať hráčov' }).click()
  await app.dialog.getByLabel('Z kategórie').selectOption({ label: name })
  await app.dialog.getByLabel(`Kam: Druhá ${name}`).selectOption('leaves')
  await expectAccessible(page)
  await app.confirm(/^Pridať 1/)
  await expect(waits.getByText(/^Zmenené: pribudol 1\shráč/).first()).toBeVisible()
  await waits.getByText('Kto sa presunie').click()
  await expect(waits.getByText(new RegExp(`Druhá ${name}`))).toBeVisible()

  await waits.getByRole('button', { name: 'Zrušiť presun' }).click()
  await app.confirm('Zrušiť presun')
  const past = lines.filter({ hasNot: page.getByRole('button') })
  await past
    .getByText(/^Zrušené · /)
    .first()
    .click()
  await expect(past.getByText(/^Zmenené: pribudol 1\shráč/)).toBeVisible()
  await expectAccessible(page)
})
