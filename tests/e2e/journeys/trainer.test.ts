import { expect, test } from '@playwright/test'
import { planEvent } from '../../support/write-log'
import { enterAs, signedIn } from '../../support/signed-in'
import { complaintsOf, overflowOf, violationsOf } from '../../support/a11y'

test('a trainer records a training, and saying it twice changes nothing', async ({
  context,
  page,
  baseURL,
}) => {
  const office = await signedIn(baseURL!, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  const event = await planEvent(office, body.categories.find(({ name }) => name === 'U11')!.id, -1)
  const trainer = await enterAs(context, baseURL!, 'lubos')
  const complaints = complaintsOf(page)

  await page.goto(`/auth/admin/attendances/create?event=${event}`)
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  const first = page.locator('#obsah fieldset').first()
  await first.getByRole('radio', { name: 'Chýba' }).check()
  await page.getByRole('button', { name: 'Uložiť dochádzku' }).click()
  await expect(page.getByText('Dochádzka bola uložená.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Uložiť dochádzku' })).toBeEnabled()
  expect(await overflowOf(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])

  type Rows = {
    player: { id: string }
    attendance: { id: string; status: string; updatedAt: string } | null
  }[]
  const read = async () =>
    (await trainer.json<{ event: { players: Rows } }>(`/api/events/eventPlayers/${event}`)).body.event.players
  const saved = await read()
  const statuses = saved.map(({ attendance }) => attendance?.status)
  expect(statuses.filter((status) => status === 'absent')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'present')).toHaveLength(saved.length - 1)

  const rows = saved.map(({ player, attendance }) => ({
    player: player.id,
    status: attendance!.status,
    updatedAt: attendance!.updatedAt,
  }))
  const repeated = await trainer.json<{ changed: number }>('/api/attendances', {
    method: 'POST',
    body: { event, rows },
  })
  expect([repeated.status, repeated.body.changed]).toEqual([200, 0])
  await page.reload()
  await expect(first.getByLabel('Chýba')).toBeChecked()
  expect((await read()).map(({ attendance }) => attendance?.id)).toEqual(
    saved.map(({ attendance }) => attendance?.id),
  )
  expect(complaints).toEqual([])
})

test('a training that has not begun cannot be recorded', async ({ context, page, baseURL }) => {
  const office = await signedIn(baseURL!, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  const event = await planEvent(office, body.categories.find(({ name }) => name === 'U11')!.id, 72)
  const trainer = await enterAs(context, baseURL!, 'lubos')
  await page.goto(`/auth/admin/attendances/create?event=${event}`)
  await expect(page.getByRole('note')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Uložiť dochádzku' })).toHaveCount(0)
  const { body: asked } = await trainer.json<{ event: { players: { player: { id: string } }[] } }>(
    `/api/events/eventPlayers/${event}`,
  )
  const rows = [{ player: asked.event.players[0]!.player.id, status: 'present' }]
  const answer = await trainer.request('/api/attendances', { method: 'POST', body: { event, rows } })
  expect(answer.status).toBe(409)
})
