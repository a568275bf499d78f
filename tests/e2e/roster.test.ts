import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/accessible'
import { expect, test } from './test'

// The trainer's roster on a phone held in one hand: a line for each player, the team's season, files.
test.use({ person: 'lubos', viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/trainer/playerList')
})

test('a player is one line that calls by one tap, and opens to everything else', async ({ page, app }) => {
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('summary') })
  for (const line of (await lines.all()).slice(0, 8))
    expect((await line.boundingBox())!.height).toBeLessThanOrEqual(84)
  await expectAccessible(page)
  const first = lines.filter({ has: page.getByRole('link', { name: /^Zavolať/ }) }).first()
  const call = first.getByRole('link', { name: /^Zavolať: / })
  await expect(call).toHaveAttribute('href', /^tel:\+/)
  expect((await call.boundingBox())!.width).toBeGreaterThanOrEqual(44)
  const summary = first.locator('summary')
  await summary.click()
  await expect(first.getByRole('link', { name: /^E-mail: / }).first()).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('link', { name: /^Sezóna/ }).click()
  await page.waitForURL(/id=/)
  await expect(app.heading).not.toHaveText('Súpiska')
  await expect(page.getByRole('heading', { name: 'Naposledy' })).toBeVisible()
  await expectAccessible(page)
})

test('players are sorted by attendance, the best first', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Zoradiť' }).getByRole('link', { name: 'Účasť' }).click()
  await page.waitForURL(/sort=-rate/)
  const rates = await page.locator('summary .num').allInnerTexts()
  const known = rates.flatMap((text) => /(\d+) %/.exec(text)?.[1] ?? []).map(Number)
  expect(known.length).toBeGreaterThan(3)
  expect(known).toEqual([...known].sort((a, b) => b - a))
})

test('the team’s season fits a phone, and a file of it is saved', async ({ page }) => {
  await page.getByRole('link', { name: 'Sezóna tímu' }).click()
  await page.waitForURL(/view=season/)
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Súbory na stiahnutie').click()
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Stiahnuť dochádzku (XLSX)' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^Dochádzka U\d+ 20\d\d-\d\d\.xlsx$/)
  expect(
    readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const paper = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Hárok na pero/ })
    .first()
    .click()
  expect(
    readFileSync(await (await paper).path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
})
