import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible'
import { PASSWORD } from '../../support/people'
import { expect, test as base, unique } from '../test'

const MATCH = 2
const FIVE_DAYS = 120

const test = base.extend<{
  /** Makes a match of a category, to which its players are invited; returns its title. */
  invite: (category: string) => Promise<string>
}>({
  invite: ({ office, planEvent }, provide) =>
    provide(async (category) => {
      const id = await planEvent(category, FIVE_DAYS, MATCH)
      return (await office.json<{ event: { title: string } }>(`/api/events/${id}`)).body.event.title
    }),
})

test.use({ loadsAhead: true })

const waitingOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/events/eventParticipants')).json()) as { waiting: number }).waiting

/** The button „Moje konto“, which shows how many events wait. */
const badge = (page: Page) => page.getByRole('navigation', { name: 'Moje konto' }).getByRole('button')

test('a player answers with one tap, the badge falls, and the answer stays', async ({
  page,
  office,
  enterAs,
  invite,
  familyEvents,
}) => {
  // A player whom no other test invites: the badge counts every event that waits.
  const name = unique('Dorast')
  const create = async (path: string, body: object): Promise<string> => {
    type Made = { category?: { id: string }; user?: { id: string } }
    const made = await office.json<Made>(path, { method: 'POST', body })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    return (made.body.category ?? made.body.user)!.id
  }
  const category = await create('/api/categories', { name, showInMatches: false })
  const email = `${name.split(' ')[1]!.toLowerCase()}.hrac@zelenadolina.test`
  const player = await create('/api/users', {
    ...{ firstName: 'Viktor', lastName: name, role: 'player', playing: true, birthDate: '2009-05-05' },
    ...{ category, email },
  })
  const password = { currentPassword: PASSWORD, password: PASSWORD }
  await office.request(`/api/users/${player}/password`, { method: 'POST', body: password })
  const [title] = [await invite(name), await invite(name)]
  const own = await enterAs({ email })
  // Asked for at a first sign-in, before anything else.
  await own.request('/api/consents/later', { method: 'POST', body: {} })
  await familyEvents.open()
  expect(await waitingOf(page)).toBe(2)
  await expect(badge(page)).toContainText('2')
  await familyEvents.answer(title!, 'Prídem')
  await expect(familyEvents.saved).toBeVisible()
  expect(await waitingOf(page)).toBe(1)
  await expect(badge(page)).toContainText('1')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('#nadchadzajuce li').filter({ hasText: title })).toContainText('Prídem')
})

test('a mother answers for one child and says why the other will not come', async ({
  page,
  enterAs,
  invite,
  familyEvents,
}) => {
  const forJakub = await invite('U13')
  const forEma = await invite('U9')
  await enterAs('jana')
  await familyEvents.open()
  await familyEvents.show('Jakub')
  await expect(familyEvents.waiting(forJakub)).toBeVisible()
  await expect(familyEvents.waiting(forEma)).toHaveCount(0)
  await familyEvents.answer(forJakub, 'Príde')
  await expect(familyEvents.saved).toBeVisible()

  await familyEvents.show('Ema')
  await expect(familyEvents.waiting(forEma)).toBeVisible()
  await expect(familyEvents.waiting(forJakub)).toHaveCount(0)
  await familyEvents.answer(forEma, 'Nepríde')
  await expect(familyEvents.saved).toBeVisible()
  await expectAccessible(page)

  await familyEvents.show('Všetky deti')
  await expect(familyEvents.waiting(forJakub)).toHaveCount(0)
  await expect(familyEvents.waiting(forEma)).toHaveCount(0)
})

test('a player cannot answer for somebody else’s child', async ({
  page,
  baseURL,
  enterAs,
  office,
  planEvent,
}) => {
  type Players = { players: { player: { id: string } }[] }
  const id = await planEvent('U13', FIVE_DAYS, MATCH)
  const { body: invited } = await office.json<{ event: Players }>(`/api/events/eventPlayers/${id}`)
  const jakub = await enterAs('jakub')
  const { body: me } = await jakub.json<{ user: { id: string } }>('/api/auth/session')
  const other = invited.event.players.find(({ player }) => player.id !== me.user.id)!.player.id
  const response = await page.request.post(`/api/events/${id}/answer`, {
    headers: { origin: baseURL! },
    data: { player: other, answer: 'no' },
  })
  expect([403, 404]).toContain(response.status())
})
