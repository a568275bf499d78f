import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../../support/accessible'
import { people } from '../../support/people'
import { AppPage } from '../pages/app-page'
import { expect, test } from '../test'

interface Article {
  title: string
  slug: string
}

/** The second newest on the phone, the third on the desktop, so that the two runs do not meet; both are on the home page. */
const articleFor = async (request: APIRequestContext, isMobile: boolean): Promise<Article> => {
  const { news } = (await (await request.get('/api/news?limit=3')).json()) as { news: Article[] }
  return news[isMobile ? 1 : 2]!
}

test('an admin edits an article in the panel and everybody reads it at the next request', async ({
  page,
  browser,
  baseURL,
  isMobile,
  signInPage,
  panelForm,
}) => {
  const { title, slug } = await articleFor(page.request, isMobile)
  const changed = `${title.slice(0, 80)} (${isMobile ? 'phone' : 'desktop'})`
  const reader = new AppPage(await (await browser.newContext({ baseURL })).newPage())
  await reader.page.goto(`/news/${slug}`)
  await expect(reader.heading).toHaveText(title)

  await page.goto('/auth/admin/news')
  await signInPage.signIn(people.maria.email)
  await page.waitForURL('**/auth/admin/news')
  const row = page.getByRole('link', { name: title, exact: true })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.click()
  await page.waitForURL('**/admin/collections/news/*')
  await expect(panelForm.title).toHaveValue(title)
  await panelForm.title.fill(changed)
  await panelForm.save()
  await expect(page.locator('.payload-toast-container')).toContainText(/úspešne/i)

  for (const address of [`/news/${slug}`, '/', '/api/news'])
    // A page has no-break spaces after the one-letter words of a title.
    expect((await (await page.request.get(address)).text()).replaceAll('\u00a0', ' '), address).toContain(
      changed,
    )
  // Whether the second request is a cache hit is tested where nobody else writes meanwhile: server/publishing.test.ts.
  for (const address of [`/news/${slug}`, '/']) {
    const again = await page.request.get(address)
    expect(again.headers(), address).toMatchObject({ 'x-nextjs-prerender': '1' })
  }

  await reader.page.goto('/news')
  await reader.page.getByRole('link', { name: changed, exact: true }).click()
  await expect(reader.heading).toHaveText(changed)
  await reader.page.goto(`/news/${slug}`)
  await expect(reader.heading).toHaveText(changed)
})
