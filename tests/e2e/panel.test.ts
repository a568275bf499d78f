import { expect, test } from '@playwright/test'
import { enterAs, signedIn } from '../support/signed-in'

test('Správa leads to the panel, and the panel back to the site and to Správa', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'maria')
  await page.goto('/auth/admin/events')
  const menu = page.getByRole('navigation', { name: 'Menu správy' })
  await menu.getByRole('button').click()
  await menu.getByRole('link', { name: 'Obsah webu (panel)' }).click()
  await page.waitForURL('**/admin')
  const links = await page.$$eval('nav a.nav__link', (found) =>
    found.map((link) => link.getAttribute('href')),
  )
  for (const address of [
    '/',
    '/auth/admin/events',
    '/auth/admin/users',
    '/admin/collections/enquiries',
    '/admin/collections/albums',
    '/admin/collections/products',
    '/admin/globals/club',
    '/admin/globals/home',
    '/admin/collections/users/trash',
  ])
    expect(links).toContain(address)
  for (const raw of ['users', 'events', 'categories', 'memberFees'])
    expect(links).not.toContain(`/admin/collections/${raw}`)
})

test('raw rows lead to the screens of the site', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'maria')
  await page.goto('/admin/collections/users')
  await page.waitForURL('**/auth/admin/users')
  await page.goto('/admin/collections/users/trash')
  await expect(page.locator('.collection-list')).toBeVisible()
})

test('a draft is previewed from the panel as its page will look, by an administrator and nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  const office = await enterAs(context, baseURL!, 'maria')
  const title = `Rozpísaný náhľad ${Date.now()}`
  const written = await office.json<{ doc: { id: string } }>('/cms/api/news?draft=true', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'draft' }),
  })
  const { id } = written.body.doc
  await page.goto(`/admin/collections/news/${id}`)
  const opened = context.waitForEvent('page')
  await page.locator('#preview-button').click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  const address = new URL(preview.url())
  const answer = await office.ask(address.pathname + address.search)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const trainer = await signedIn(baseURL!, 'lubos')
  expect((await trainer.ask(address.pathname + address.search)).status).toBe(403)
  const visitor = await fetch(address, { redirect: 'manual' })
  expect(visitor.headers.get('location')).toContain('/login')
  expect((await office.ask(`/cms/api/news/${id}`, { method: 'DELETE' })).status).toBe(200)
})
