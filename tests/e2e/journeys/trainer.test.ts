import { complaintsOf } from '../../support/a11y'
import { expectAccessible } from '../../support/accessible'
import { expect, test } from '../test'

test('a trainer records a training, and saying it twice changes nothing', async ({
  page,
  enterAs,
  planEvent,
  sheet,
}) => {
  const event = await planEvent('U11', -1)
  const trainer = await enterAs('lubos')
  const complaints = complaintsOf(page)

  await sheet.open(event)
  await sheet.markAllPresent()
  await sheet.first('Chýba').check()
  await sheet.save()
  await expect(page.getByText('Dochádzka bola uložená.')).toBeVisible()
  await expect(sheet.saveButton).toBeEnabled()
  await expectAccessible(page)

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
  await expect(sheet.first('Chýba')).toBeChecked()
  expect((await read()).map(({ attendance }) => attendance?.id)).toEqual(
    saved.map(({ attendance }) => attendance?.id),
  )
  expect(complaints).toEqual([])
})

test('a training that has not begun cannot be recorded', async ({ page, enterAs, planEvent, sheet }) => {
  const event = await planEvent('U11', 72)
  const trainer = await enterAs('lubos')
  await sheet.open(event)
  await expect(page.getByRole('note')).toBeVisible()
  await expect(sheet.saveButton).toHaveCount(0)
  const { body: invited } = await trainer.json<{ event: { players: { player: { id: string } }[] } }>(
    `/api/events/eventPlayers/${event}`,
  )
  const rows = [{ player: invited.event.players[0]!.player.id, status: 'present' }]
  const response = await trainer.request('/api/attendances', { method: 'POST', body: { event, rows } })
  expect(response.status).toBe(409)
})
