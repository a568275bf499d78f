import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { expectAccessible } from '../support/accessible'
import { PASSWORD, people } from '../support/people'
import { expect, test } from './test'

const CLIENT = `
  import { createElement, useEffect } from 'react'
  import { createRoot } from 'react-dom/client'
  import * as auth from 'next-auth/react'
  const { SessionProvider, useSession } = auth
  function Watch() {
    const { status, data, update } = useSession({ required: location.search.includes('required') })
    useEffect(() => { window.update = update }, [update])
    return createElement('output', null, status + ' ' + (data?.user?.name ?? ''))
  }
  window.auth = auth
  createRoot(document.getElementById('root')).render(createElement(SessionProvider, null, createElement(Watch)))
`

let bundle = ''
test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: CLIENT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
    platform: 'browser',
  })
  bundle = outputFiles[0]!.text
})

type Reply = { error: string | null; status: number; ok: boolean; url: string | null }
interface Client {
  getSession: () => Promise<{ user: Record<string, unknown>; expires: string } | null>
  getCsrfToken: () => Promise<string>
  getProviders: () => Promise<Record<string, { id: string; type: string }>>
  signIn: (provider?: string, options?: object) => Promise<Reply>
  signOut: (options?: object) => Promise<{ url: string }>
}
declare global {
  interface Window {
    auth: Client
    update: () => Promise<unknown>
  }
}

/** A page of this site that holds nothing but the stock client. */
const openClient = async (page: Page, query = ''): Promise<void> => {
  await page.route('**/stock-client*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
  )
  await page.goto(`/stock-client${query}`)
  await page.addScriptTag({ content: bundle })
}
const WRONG = 'Nespravne-1!'
const jakub = { email: people.jakub.email, password: PASSWORD }

test.describe('the unmodified next-auth client', () => {
  test('the next-auth client finds nobody, a token and one provider, and understands a wrong password', async ({
    page,
  }) => {
    await openClient(page)
    await expect(page.getByText('unauthenticated')).toBeVisible()
    const found = await page.evaluate(async () => ({
      session: await window.auth.getSession(),
      token: await window.auth.getCsrfToken(),
      same: await window.auth.getCsrfToken(),
      providers: await window.auth.getProviders(),
    }))
    expect(found.session).toBeNull()
    expect(found.token).toMatch(/^[0-9a-f]{64}$/)
    expect(found.same).toBe(found.token)
    expect(found.providers).toMatchObject({ credentials: { id: 'credentials', type: 'credentials' } })
    const refused = await page.evaluate(
      (fields) => window.auth.signIn('credentials', { ...fields, redirect: false, password: 'Nespravne-1!' }),
      jakub,
    )
    expect(refused).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
  })

  test('the next-auth client signs in without leaving the page, updates, and signs out', async ({ page }) => {
    await openClient(page)
    const reply = await page.evaluate(
      (fields) => window.auth.signIn('credentials', { ...fields, redirect: false }),
      jakub,
    )
    expect(reply).toMatchObject({ error: null, status: 200, ok: true })
    await expect(page.getByText('authenticated Jakub Ľalík')).toBeVisible()
    const session = await page.evaluate(() => window.auth.getSession())
    expect(session?.user).toMatchObject({ name: 'Jakub Ľalík', role: 'player', family: true })
    expect(Object.keys(session?.user ?? {}).sort()).toEqual(['email', 'family', 'id', 'name', 'role'])
    expect(Date.parse(session!.expires) - Date.now()).toBeGreaterThan(59 * 24 * 3_600_000)
    expect(await page.evaluate(() => window.update())).toMatchObject({ user: { name: 'Jakub Ľalík' } })
    expect(await page.evaluate(() => document.cookie)).not.toContain('token')

    await page.evaluate(() => window.auth.signOut({ redirect: false }))
    await expect(page.getByText('unauthenticated')).toBeVisible()
    expect(await page.evaluate(() => window.auth.getSession())).toBeNull()
  })

  test('the next-auth client is redirected to its own site, and never to a foreign one', async ({
    page,
    baseURL,
  }) => {
    await openClient(page)
    const go = (callbackUrl: string) =>
      page.evaluate(
        ([fields, url]) =>
          void window.auth.signIn('credentials', { ...(fields as object), callbackUrl: url }),
        [jakub, callbackUrl] as const,
      )
    await go('https://zly.test/phish')
    await page.waitForURL(`${baseURL}/`)
    await openClient(page)
    await go('/auth/profile')
    await page.waitForURL('**/auth/profile')
  })

  test('a page that requires a session leads to /login with the reason and the way back', async ({
    page,
  }) => {
    await openClient(page, '?required')
    await page.waitForURL(/\/login\?.*error=SessionRequired/)
    await expect(page.getByText('Táto stránka je dostupná až po prihlásení.')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toMatch(/\/stock-client\?required$/)
  })

  test('signing in with an unknown provider leads to /login', async ({ page }) => {
    await openClient(page)
    await page.evaluate(() => void window.auth.signIn('github'))
    await page.waitForURL(/\/login/)
  })
})

test.describe('the sign-in page', () => {
  test('a wrong password is refused and the name stays in the form', async ({ page, signInPage }) => {
    await signInPage.open()
    await signInPage.signIn(people.jakub.email, WRONG)
    await expect(page.getByRole('alert').filter({ hasText: 'Nesprávny e-mail alebo heslo.' })).toBeVisible()
    await expect(signInPage.email).toHaveValue(people.jakub.email)
    await expectAccessible(page)
  })

  for (const [who, home] of [
    [people.jakub, '/auth/player/eventList'],
    [people.lubos, '/auth/admin/attendances/create'],
    [people.maria, '/auth/admin/events'],
  ] as const) {
    test(`${who.name} begins at ${home} and is sent on from /login`, async ({ page, signInPage }) => {
      await signInPage.open()
      await signInPage.signIn(who.email)
      // A trainer is led on to the sheet of an event that is on.
      await page.waitForURL(({ pathname }) => pathname === home)
      await page.goto('/login')
      expect(new URL(page.url()).pathname).toBe(home)
    })
  }

  test('signing in leads back to the page that was requested', async ({ page, signInPage }) => {
    await page.goto('/auth/profile')
    await expect(page).toHaveURL(/\/login\?/)
    await signInPage.signIn(people.jana.email)
    await page.waitForURL('**/auth/profile')
    await expect(page.getByRole('heading', { name: 'Deti' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript one is refused, signs in and signs out by the forms alone', async ({
    page,
    signInPage,
  }) => {
    await signInPage.open()
    await signInPage.signIn(people.jakub.email, WRONG)
    await expect(page.getByText('Nesprávny e-mail alebo heslo.')).toBeVisible()
    await signInPage.signIn(people.jakub.email)
    await expect(page).toHaveURL(/\/auth\/player\/eventList$/)
    await page.goto('/signOut')
    await page.getByRole('main').getByRole('button', { name: 'Odhlásiť sa' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto('/auth/profile')
    await expect(page).toHaveURL(/\/login\?/)
  })
})

test('opening /signOut signs out and leads home', async ({ page, signInPage }) => {
  await signInPage.open()
  await signInPage.signIn(people.jakub.email)
  await page.waitForURL('**/auth/player/eventList')
  await page.goto('/signOut')
  await page.waitForURL(/:\d+\/$/)
  const { user } = (await (await page.request.get('/api/auth/session')).json()) as { user?: object }
  expect(user).toBeUndefined()
})

test('a write from another site is refused, whatever cookie it carries', async ({ page, signInPage }) => {
  await signInPage.open()
  await signInPage.signIn(people.jakub.email)
  await page.waitForURL('**/auth/player/eventList')
  const response = await page.request.patch('/api/users/me', {
    headers: { origin: 'https://zly.test' },
    data: { phone: '0900 000 000', updatedAt: new Date().toISOString() },
  })
  expect(response.status()).toBe(403)
})

test('Payload’s own calls of sign-in do not exist for a visitor', async ({ page }) => {
  for (const path of [
    'login',
    'forgot-password',
    'reset-password',
    'first-register',
    'unlock',
    'refresh-token',
  ]) {
    const response = await page.request.post(`/cms/api/users/${path}`, { data: jakub })
    expect([path, response.status()]).toEqual([path, 404])
  }
})
