import { expect, type Page, test } from '@playwright/test'
import { PASSWORD, people } from '../../support/people'
import { violationsOf } from '../../support/a11y'

interface Article {
  title: string
  slug: string
}

/** The second and third newest: both stand on the home page, one for each screen, so that no test meets another. */
const articleFor = async (page: Page, project: string): Promise<Article> => {
  const { news } = (await (await page.request.get('/api/news?limit=3')).json()) as { news: Article[] }
  return news[project === 'phone' ? 1 : 2]!
}

test('an admin edits an article in the panel and everybody reads it at the next request', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.setTimeout(120_000)
  const { title, slug } = await articleFor(page, project.name)
  const changed = `${title.slice(0, 80)} (${project.name})`
  const reader = await (await browser.newContext({ baseURL })).newPage()
  await reader.goto(`/news/${slug}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.goto('/auth/admin/news')
  await page.getByLabel('E-mail alebo prihlasovacie meno').fill(people.maria.email)
  await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await page.waitForURL('**/auth/admin/news')
  const row = page.getByRole('link', { name: title, exact: true })
  await expect(row).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await row.click()
  await page.waitForURL('**/admin/collections/news/*')
  const field = page.locator('#field-title')
  await expect(field).toHaveValue(title)
  await field.fill(changed)
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/úspešne/i)

  for (const address of [`/news/${slug}`, '/', '/api/news'])
    // A page binds the one-letter words of a title; the words are the same.
    expect((await (await page.request.get(address)).text()).replaceAll('\u00a0', ' '), address).toContain(
      changed,
    )
  // Whether the second request is a hit is asked where nobody else writes meanwhile: server/publishing.test.ts.
  for (const address of [`/news/${slug}`, '/']) {
    const again = await page.request.get(address)
    expect(again.headers(), address).toMatchObject({ 'x-nextjs-prerender': '1' })
  }

  await reader.goto('/news')
  await reader.getByRole('link', { name: changed, exact: true }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(changed)
  await reader.goto(`/news/${slug}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(changed)
})
