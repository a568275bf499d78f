import { expect, test } from '@playwright/test'
import { enterAs } from '../support/signed-in'

const once = 'The panel is Payload’s own; its links are the same on every screen.'

test('Správa leads to the panel, and the panel back to the site and to Správa', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.skip(project.name !== 'desktop', once)
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

test('raw rows lead to the screens of the site', async ({ page, context, baseURL }, { project }) => {
  test.skip(project.name !== 'desktop', once)
  await enterAs(context, baseURL!, 'maria')
  await page.goto('/admin/collections/users')
  await page.waitForURL('**/auth/admin/users')
  await page.goto('/admin/collections/users/trash')
  await expect(page.locator('.collection-list')).toBeVisible()
})
