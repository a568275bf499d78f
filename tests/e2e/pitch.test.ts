import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAccessible } from '../support/accessible'
import { keptIn, waitingIn } from '../support/kept-on-device'
import { enterAs } from '../support/signed-in'
import { expect, test } from './test'

// On a pitch without signal: pages open, marks are stored on the device and sent once, whatever happens in between.

test.use({ person: 'lubos', serviceWorkers: 'allow' })

type Sheet = { event: { players: { player: { id: string }; attendance: { status: string } | null }[] } }

const CHOOSER = '/auth/admin/attendances/create?choose=1'

const addressOf = (event: string) => `/auth/admin/attendances/create?event=${event}`

/** Opens the chooser until it, and the sheet of the event beside it, are kept with their scripts. */
async function keepSheet(page: Page, event: string) {
  await page.goto(CHOOSER)
  await expect.poll(() => keptIn(page), { timeout: 60_000, intervals: [100] }).toContain(addressOf(event))
  await expect
    .poll(async () => (await keptIn(page)).filter((kept) => kept.endsWith('.css')).length, {
      timeout: 60_000,
      intervals: [100],
    })
    .toBeGreaterThan(0)
}

test('the app opens without signal: the sheet, the roster with phones and the plan', async ({
  page,
  context,
  planEvent,
}) => {
  const event = await planEvent('U11', -0.5)
  await keepSheet(page, event)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL(CHOOSER)
  await expect(page.getByText('Zobrazujeme údaje z')).toBeVisible()
  await page.goto(addressOf(event))
  await expect(page.getByRole('button', { name: 'Všetci tu' })).toBeEnabled()
  await page.goto('/auth/trainer/playerList')
  await expect(page.getByRole('link', { name: /^Zavolať/ }).first()).toBeAttached()
  await page.goto('/auth/admin/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Udalosti')
  await expectAccessible(page)
  await context.setOffline(false)
})

test('marks made without signal survive the end of the browser, and are 18 rows once', async ({
  planEvent,
  baseURL,
  office,
}) => {
  const event = await planEvent('U11', -0.5)
  const folder = await mkdtemp(path.join(tmpdir(), 'pitch-'))
  const { launchOptions, viewport } = test.info().project.use
  // Nothing listens on port 9: neither pages nor the service worker reach anything.
  const noSignal = ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>']
  const start = async (more: string[] = []): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...more],
      ...{ viewport, baseURL, serviceWorkers: 'allow' },
    })
  try {
    let context = await start()
    await enterAs(context, baseURL!, 'lubos')
    // As the sign-in sets them: for days.
    const expires = Date.now() / 1000 + 86_400
    await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, expires })))
    let page = await context.newPage()
    await keepSheet(page, event)
    await page.goto(addressOf(event))
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Všetci tu' }).click()
    await expect(page.getByText(/^Uložené v telefóne, odošle sa po pripojení/)).toBeVisible()
    const before = await waitingIn(page)
    // What was only in memory is lost.
    execFileSync('pkill', ['-KILL', '-f', folder])
    await context.close().catch(() => undefined)

    context = await start(noSignal)
    page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /^Čaká na odoslanie: 1/ })).toBeVisible()
    expect(await waitingIn(page)).toBe(before)
    await page.goto(addressOf(event))
    await expect(page.getByText('Všetci označení')).toBeVisible()
    execFileSync('pkill', ['-KILL', '-f', folder])
    await context.close().catch(() => undefined)

    // Another screen sends them when there is a signal again, after a sign-in where the session has ended.
    context = await start()
    await enterAs(context, baseURL!, 'lubos')
    page = await context.newPage()
    await page.goto('/auth/trainer/playerList')
    await expect(page.getByText(/^Dochádzka odoslaná/)).toBeVisible({ timeout: 30_000 })
    expect(await waitingIn(page)).toBe('[]')
    const { body } = await office.json<Sheet>(`/api/events/eventPlayers/${event}`)
    const marks = body.event.players.map(({ attendance }) => attendance?.status)
    expect(marks).toHaveLength(new Set(body.event.players.map(({ player }) => player.id)).size)
    expect(marks.every((status) => status === 'present' || status === 'excused')).toBe(true)
    await context.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a deleted event: the chooser says why its marks are not sent, shows them, and lets them go', async ({
  page,
  context,
  office,
  planEvent,
}) => {
  const event = await planEvent('U11', -0.5)
  await keepSheet(page, event)
  await page.goto(addressOf(event))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  await expect(page.getByText(/^Uložené v telefóne, odošle sa/)).toBeVisible()
  expect((await office.json(`/api/events/${event}`, { method: 'DELETE' })).status).toBe(200)
  await page.goto(CHOOSER)
  await context.setOffline(false)
  await expect(page.getByText('Udalosť už neexistuje.')).toBeVisible({ timeout: 20_000 })
  // Nothing can be sent any more, so that they are shown at once.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /: (Tu|Ospravedlnené)$/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Zahodiť/ }).click()
  await page.getByRole('button', { name: 'Naozaj zahodiť' }).click()
  await expect(page.getByRole('heading', { name: /^Čaká na odoslanie/ })).toHaveCount(0)
  expect(await waitingIn(page)).toBe('[]')
})

test('before a sign-out that would lose marks the person is asked; nothing is left after it or for another one', async ({
  page,
  context,
  planEvent,
}) => {
  const event = await planEvent('U11', -0.5)
  await keepSheet(page, event)
  await page.goto(addressOf(event))
  await page.route('**/api/attendances', (route) => route.abort())
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  await expect(page.getByText(/^Uložené v telefóne, odošle sa/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(page.getByText(/^V tomto zariadení čakajú označenia dochádzky/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odhlásiť sa a označenia zahodiť' }).click()
  await expect(page).toHaveURL('/')
  expect(await waitingIn(page)).toBe('[]')
  expect(await keptIn(page)).toEqual([])

  // Somebody else at a device on which the first one left marks, without a sign-out.
  await enterAs(context, new URL(page.url()).origin, 'lubos')
  await page.goto(addressOf(event))
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  await expect.poll(() => waitingIn(page)).toContain('present')
  await context.clearCookies()
  await enterAs(context, new URL(page.url()).origin, 'maria')
  await page.goto('/auth/admin/events')
  await expect.poll(() => waitingIn(page)).toBe('[]')
})

test('two devices: only what really differs is asked, with who and when', async ({
  page,
  context,
  planEvent,
  sheet,
  office,
}) => {
  const event = await planEvent('U11', -0.5)
  await sheet.open(event)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Všetci tu' }).click()
  await expect(page.getByText(/^Uložené v telefóne, odošle sa/)).toBeVisible()
  const { body } = await office.json<Sheet>(`/api/events/eventPlayers/${event}`)
  const [first, second] = body.event.players.map(({ player }) => player.id)
  const rows = [
    { player: first, status: 'late' },
    { player: second, status: 'present' },
  ]
  await office.json('/api/attendances', { method: 'POST', body: { event, rows } })
  // Also after a reload, which shows what the other one has recorded.
  page.on('dialog', (dialog) => void dialog.accept())
  await context.setOffline(false)
  await page.reload()
  const conflicts = page.getByRole('alert').filter({ hasText: 'medzitým zmenila inde' })
  await expect(conflicts).toContainText(/Mária Sedláková/)
  await expect(conflicts.getByRole('listitem')).toHaveCount(1)
  await conflicts.getByRole('button', { name: /^Použiť druhé/ }).click()
  await expect(page.getByText(/^(Odoslané|Všetko je uložené)$/)).toBeVisible()
})
