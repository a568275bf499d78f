import { signedIn } from '../support/signed-in'
import { AppPage } from './pages/app-page'
import { expect, test } from './test'

test.use({ person: 'maria' })

test('Správa leads to the panel, and the panel back to the site and to Správa', async ({ page, app }) => {
  await page.goto('/auth/admin/events')
  const menu = await app.openAdminMenu()
  await menu.getByRole('link', { name: 'Obsah webu (panel)' }).click()
  await page.waitForURL('**/admin')
  const links = await page
    .locator('nav a.nav__link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
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

test('the panel requests nothing from another host, and its cells are Slovak', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(baseURL!).host) elsewhere.push(request.url())
  })
  // A request that the Content Security Policy blocks counts too.
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) elsewhere.push(message.text())
  })
  for (const path of [
    'collections/news/create',
    'collections/products/create',
    'globals/club',
    'globals/home',
  ]) {
    await page.goto(`/admin/${path}`)
    await expect(page.locator('form .field-type').first()).toBeVisible()
  }
  for (const collection of ['news', 'documents', 'albums', 'products', 'enquiries']) {
    await page.goto(`/admin/collections/${collection}`)
    await expect(page.locator('.collection-list')).toBeVisible()
    const cells = await page.locator('.collection-list td').allTextContents()
    expect(
      cells.filter((cell) => /^(true|false|pravda|nepravda|null|undefined)$|[<‹]/i.test(cell.trim())),
      collection,
    ).toEqual([])
  }
  expect(elsewhere).toEqual([])
})

test('raw rows lead to the screens of the site', async ({ page }) => {
  await page.goto('/admin/collections/users')
  await page.waitForURL('**/auth/admin/users')
  await page.goto('/admin/collections/users/trash')
  await expect(page.locator('.collection-list')).toBeVisible()
})

test('a draft is previewed from the panel as its page will look, by an administrator and nobody else', async ({
  page,
  context,
  baseURL,
  office,
}) => {
  const title = `Rozpísaný náhľad ${Date.now()}`
  const written = await office.json<{ doc: { id: string } }>('/cms/api/news?draft=true', {
    method: 'POST',
    body: { title, _status: 'draft' },
  })
  const { id } = written.body.doc
  await page.goto(`/admin/collections/news/${id}`)
  const opened = context.waitForEvent('page')
  await page.locator('#preview-button').click()
  const preview = await opened
  await expect(new AppPage(preview).heading).toHaveText(title)
  const address = new URL(preview.url())
  const response = await office.request(address.pathname + address.search)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const trainer = await signedIn(baseURL!, 'lubos')
  expect((await trainer.request(address.pathname + address.search)).status).toBe(403)
  const visitor = await fetch(address, { redirect: 'manual' })
  expect(visitor.headers.get('location')).toContain('/login')
  expect((await office.request(`/cms/api/news/${id}`, { method: 'DELETE' })).status).toBe(200)
})
