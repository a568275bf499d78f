import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { keptIn } from '../support/kept-on-device'
import { makeSignal, type Signal } from '../support/signal'
import { expect, test as base } from './test'

// What a family saw last is readable without signal, on this device, until the sign-out.

const test = base.extend<{ signal: Signal }>({
  signal: async ({}, provide) => {
    const signal = await makeSignal()
    await provide(signal)
    signal.close()
  },
  proxy: ({ signal }, provide) => provide(signal.proxy),
})

test.use({ person: 'jana', serviceWorkers: 'allow' })

/** Opens the family's first screen and waits until it, and what is always kept with it, is kept. */
async function keepFirstScreen(page: Page) {
  await page.goto('/auth/player/eventList')
  await expect
    .poll(() => keptIn(page), { intervals: [100] })
    .toEqual(
      expect.arrayContaining(['/auth/player/eventList', '/auth/player/membership', '/api/auth/session']),
    )
  // The styles and scripts come after the pages.
  await expect
    .poll(async () => (await keptIn(page)).filter((path) => path.endsWith('.css')).length, {
      intervals: [100],
    })
    .toBeGreaterThan(0)
}

const strip = (page: Page) => page.getByText('Zobrazujeme údaje z')

test('without signal the plan and the fees are read, with the time they are of; other pages say what can be read', async ({
  page,
  signal,
}) => {
  await keepFirstScreen(page)
  // As the copy has them: other tests plan events meanwhile.
  const events = await page.evaluate(async () => {
    const copy = await caches.match('/auth/player/eventList')
    const { body } = new DOMParser().parseFromString(await copy!.text(), 'text/html')
    return [...body.querySelectorAll('main h3')].map(({ textContent }) => textContent ?? '')
  })
  expect(events.length).toBeGreaterThan(0)

  signal.cut()
  await page.reload()
  await expect(page.locator('main h3')).toHaveText(events)
  await expect(strip(page)).toContainText(/Ste bez pripojenia|Slabý alebo žiadny signál/)
  // Drawn with its style: the font of the headings is the club's.
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
    'barlow',
  )
  await expectAccessible(page)

  const bar = page.getByRole('navigation', { name: 'Rýchla navigácia' })
  await bar.getByRole('link', { name: /^Členské/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Členské' })).toBeVisible()
  await expect(page.locator('main')).toContainText('€')

  await page.goto('/auth/player/attendance?season=2019/20')
  await expect(page.getByRole('heading', { name: 'Ste bez pripojenia' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Turnaje\/Zápasy/ }).click()
  await expect(page.locator('main h3')).toHaveText(events)
  await signal.restore()
})

test('an answer is kept with the page', async ({ page, signal, planEvent, familyEvents }) => {
  await planEvent('U13', 30, 2)
  await keepFirstScreen(page)
  const card = familyEvents.page.locator('#caka li').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('radio', { name: 'Príde', exact: true }).check()
  await expect(familyEvents.saved).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const copy = await caches.match('/auth/player/eventList')
        return (await copy!.text()).match(/id="caka"[\s\S]*?<\/section>/)?.[0] ?? ''
      }),
    )
    .not.toContain(title)
  signal.cut()
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await signal.restore()
})

test('nothing is left after the sign-out, for another person, and after 72 hours', async ({
  page,
  context,
  signal,
  enterAs,
}) => {
  await keepFirstScreen(page)
  await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('kept-pages:'))
    const cache = await caches.open(name!)
    const copy = (await cache.match('/auth/player/membership'))!
    const headers = new Headers(copy.headers)
    headers.set('x-kept-at', new Date(Date.now() - 73 * 60 * 60_000).toISOString())
    await cache.put('/auth/player/membership', new Response(await copy.text(), { headers }))
  })
  signal.cut()
  await page.goto('/auth/player/membership')
  await expect(page.getByRole('heading', { name: 'Ste bez pripojenia' })).toBeVisible()
  expect(await keptIn(page)).not.toContain('/auth/player/membership')
  await signal.restore()
  // By itself: the page that was wanted.
  await expect(page.getByRole('heading', { level: 1, name: 'Členské' })).toBeVisible()

  await keepFirstScreen(page)
  await page.goto('/signOut')
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptIn(page)).toEqual([])

  await enterAs('jana')
  await keepFirstScreen(page)
  // Somebody else signs in at this device, without a sign-out before.
  await context.clearCookies()
  await enterAs('jakub')
  await page.goto('/auth/player/eventList')
  const owners = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-pages:')))
  const before = await owners()
  await expect.poll(async () => (await owners()).some((name) => before.includes(name))).toBe(false)
  const texts = await page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    return (await Promise.all(found.flat().map((copy) => copy.text()))).join('\n')
  })
  expect(texts).not.toContain('Ema Ľal')

  // The session ended elsewhere.
  await context.clearCookies()
  await page.goto('/auth/player/eventList')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptIn(page)).toEqual([])
})
