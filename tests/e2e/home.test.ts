import { expect, test } from './test'

test('a visitor opens the home page, in Slovak, without an error in the console', async ({ page, app }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk')
  await expect(app.heading).toBeVisible()
  expect(errors).toEqual([])
})
