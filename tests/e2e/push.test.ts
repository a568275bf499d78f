import type { BrowserContext, Page } from '@playwright/test'
import { findWhole, FLAGS } from '../support/browser'
import { expect, test } from './test'

// A browser's own push service cannot be reached here: messages are handed to the service worker by the browser's tools.

test.use({ person: 'jana', serviceWorkers: 'allow' })
// Only a whole browser shows notifications.
test.use({ launchOptions: { executablePath: findWhole() ?? process.env.CHROME_PATH, args: FLAGS } })

const content = {
  title: 'Tréning U13 je zrušený',
  body: 'Dôvod: dážď.',
  url: '/auth/player/eventList',
  tag: 'event-1',
}

/** The small browser that comes with `npm ci` shows no notifications at all, a whole Chromium does. */
const skipWithoutNotifications = async (page: Page) => {
  const permission = await page.evaluate(() => Notification.permission)
  test.skip(permission !== 'granted', 'This browser shows no notifications.')
}

/** Delivers push messages to the page's service worker as the browser does. */
async function pushTo(page: Page, context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  await page.goto('/auth/profile')
  await skipWithoutNotifications(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const tools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const id = await registrationId
  const { origin } = new URL(page.url())
  return (data: string) =>
    tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: id, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag, data, lang }) => ({
      title,
      body,
      tag,
      lang,
      url: data.url as string,
    }))
  })

test('a message is shown by its words; a newer one about the same takes its place', async ({
  page,
  context,
  baseURL,
}) => {
  const push = await pushTo(page, context)
  const url = new URL(content.url, baseURL).href
  // The browser's tools lose a message while the worker starts: the same one again is shown once.
  const arrives = (change: Partial<typeof content> & { id: string }, shows: () => Promise<void>) =>
    expect(async () => {
      await push(JSON.stringify({ ...content, ...change }))
      await shows()
    }).toPass()
  const soon = { timeout: 3000 }
  await arrives({ id: '1' }, () =>
    expect
      .poll(() => shown(page), soon)
      .toEqual([{ title: content.title, body: content.body, tag: 'event-1', lang: 'sk', url }]),
  )
  await arrives({ title: 'Tréning U13 je presunutý', id: '2' }, () =>
    expect
      .poll(async () => (await shown(page)).map(({ title }) => title), soon)
      .toEqual(['Tréning U13 je presunutý']),
  )
  await arrives({ title: 'Členské', tag: 'fee', url: 'https://zly.test/x', id: '3' }, () =>
    expect.poll(async () => (await shown(page)).length, soon).toBe(2),
  )
  const fee = (await shown(page)).find(({ tag }) => tag === 'fee')
  expect(fee?.url).toBe(new URL('/auth/notifications', baseURL).href)
})

test('a message that cannot be read still says that there is one', async ({ page, context }) => {
  const push = await pushTo(page, context)
  await push('not json')
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toEqual(['Nové oznámenie'])
})

test('a pressed message closes and opens its page in the window that is there', async ({ page, context }) => {
  const push = await pushTo(page, context)
  await push(JSON.stringify({ ...content, id: '1' }))
  await expect.poll(async () => (await shown(page)).length).toBe(1)
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(async () => {
    // The worker's own globals, which the page's types do not have.
    const scope = self as unknown as EventTarget & {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(/\/auth\/player\/eventList/)
  expect(await shown(page)).toEqual([])
})

test('only who is signed in has the service worker; its file is asked for anew', async ({
  browser,
  baseURL,
  page,
}) => {
  const visitor = await browser.newContext({ baseURL, serviceWorkers: 'allow' })
  const home = await visitor.newPage()
  await home.goto('/')
  await home.waitForLoadState('load')
  expect(await home.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await visitor.close()
  const file = await page.request.get('/sw.js')
  expect(file.headers()['cache-control']).toBe('no-cache')
  expect(file.headers()['content-type']).toContain('javascript')
})

test('the profile offers to turn messages on, and says when the browser’s service cannot be reached', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/auth/profile#notifikacie')
  await skipWithoutNotifications(page)
  const section = page.locator('#notifikacie')
  await section.getByRole('button', { name: 'Zapnúť notifikácie' }).click()
  await expect(page.getByText(/nespojil so svojou službou|Notifikácie zapnuté/).first()).toBeVisible()
})

test('links of e-mails that do not hold say so without signing in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto('/answer#token=wrong&answer=yes')
  await expect(page.getByRole('alert').filter({ hasText: 'Odkaz už neplatí' })).toBeVisible()
  await page.goto('/unsubscribe#token=wrong')
  await expect(page.getByRole('alert').filter({ hasText: 'Odkaz nie je platný' })).toBeVisible()
  await context.close()
})
