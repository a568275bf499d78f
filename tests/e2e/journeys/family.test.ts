import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { planEvent } from '../../support/write-log'
import type { Person } from '../../support/people'
import { enterAs, signedIn } from '../../support/signed-in'
import { overflowOf, violationsOf } from '../../support/a11y'

const MATCH = 2

/** A match of one category five days ahead, so that there is something to answer; its title. */
async function invitation(site: string, category: string): Promise<string> {
  const office = await signedIn(site, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  const id = await planEvent(office, body.categories.find(({ name }) => name === category)!.id, 120, MATCH)
  return (await office.json<{ event: { title: string } }>(`/api/events/${id}`)).body.event.title
}

const waitingOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/events/eventParticipants')).json()) as { waiting: number }).waiting

/** What the badge in „Moje konto“ says. */
const badge = (page: Page) => page.getByRole('navigation', { name: 'Moje konto' }).getByRole('button')

const openAs = async (context: BrowserContext, page: Page, site: string, person: Person): Promise<void> => {
  await enterAs(context, site, person)
  await page.goto('/auth/player/eventList')
}
const ticket = (page: Page, title: string) => page.locator('#caka li').filter({ hasText: title })

test('a player answers with one tap, the badge falls, and the answer stays', async ({
  context,
  page,
  baseURL,
}) => {
  const title = await invitation(baseURL!, 'U13')
  await openAs(context, page, baseURL!, 'jakub')
  const waiting = await waitingOf(page)
  expect(waiting).toBeGreaterThan(0)
  await expect(badge(page)).toContainText(String(waiting))
  await ticket(page, title).getByRole('radio', { name: 'Prídem', exact: true }).check()
  await expect(page.getByText('Odpoveď bola uložená.')).toBeVisible()
  expect(await waitingOf(page)).toBeLessThan(waiting)
  if (waiting > 1) await expect(badge(page)).not.toContainText(String(waiting))
  expect(await overflowOf(page)).toBe(0)
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(page.locator('#nadchadzajuce li').filter({ hasText: title })).toContainText('Prídem')
})

test('a mother answers for one child and says why the other will not come', async ({
  context,
  page,
  baseURL,
}) => {
  const forJakub = await invitation(baseURL!, 'U13')
  const forEma = await invitation(baseURL!, 'U9')
  await openAs(context, page, baseURL!, 'jana')
  const children = page.getByRole('navigation', { name: 'Zobraziť ako' })
  await children.getByRole('link', { name: 'Jakub' }).click()
  await expect(ticket(page, forJakub)).toBeVisible()
  await expect(ticket(page, forEma)).toHaveCount(0)
  await ticket(page, forJakub).getByRole('radio', { name: 'Príde', exact: true }).check()
  await expect(page.getByText('Odpoveď bola uložená.').first()).toBeVisible()

  await children.getByRole('link', { name: 'Ema' }).click()
  await expect(ticket(page, forEma)).toBeVisible()
  await expect(ticket(page, forJakub)).toHaveCount(0)
  await ticket(page, forEma).getByRole('radio', { name: 'Nepríde', exact: true }).check()
  await expect(page.getByText('Odpoveď bola uložená.').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await children.getByRole('link', { name: 'Všetky deti' }).click()
  await expect(ticket(page, forJakub)).toHaveCount(0)
  await expect(ticket(page, forEma)).toHaveCount(0)
})

test('a player cannot answer for somebody else’s child', async ({ context, page, baseURL }) => {
  const office = await signedIn(baseURL!, 'maria')
  type Players = { players: { player: { id: string } }[] }
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  const id = await planEvent(office, body.categories.find(({ name }) => name === 'U13')!.id, 120, MATCH)
  const asked = await office.json<{ event: Players }>(`/api/events/eventPlayers/${id}`)
  const jakub = await enterAs(context, baseURL!, 'jakub')
  const { body: me } = await jakub.json<{ user: { id: string } }>('/api/auth/session')
  const other = asked.body.event.players.find(({ player }) => player.id !== me.user.id)!.player.id
  const answer = await page.request.post(`/api/events/${id}/answer`, {
    headers: { origin: baseURL! },
    data: { player: other, answer: 'no' },
  })
  expect([403, 404]).toContain(answer.status())
})
