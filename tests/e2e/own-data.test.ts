import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAccessible, openAccessible } from '../support/accessible'
import { PASSWORD } from '../support/people'
import { SignInPage } from './pages/sign-in'
import { expect, test } from './test'

const PROFILE = '/auth/profile'

/** It comes with the scripts, which the forms need too. */
const hasScripts = (page: Page) => expect(page.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible()

/** Signs in by the form, as on a device of one's own. */
const enter = async (page: Page, email: string) => {
  await page.goto(`/login?callbackUrl=${PROFILE}`)
  await new SignInPage(page).signIn(email)
  await page.waitForURL(`**${PROFILE}`)
  await hasScripts(page)
}

test('a mother crops a photo of herself and of her child, by keys alone', async ({
  page,
  makeFamily,
  enterAs,
  app,
}) => {
  const { email, surname } = await makeFamily('U9')
  await enterAs({ email })
  await page.goto(PROFILE)
  await hasScripts(page)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Časti profilu' }).getByRole('link', { name: 'Fotka' }).click()
  await expect(page.getByRole('heading', { name: 'Fotka', exact: true })).toBeInViewport()
  const scripts: string[] = []
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())))
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0E5A3C' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'ja.jpg', mimeType: 'image/jpeg', buffer }
  const section = page.locator('#fotka')
  await section.locator('input[type=file]').first().setInputFiles(file)
  await expect(app.dialog.getByRole('button', { name: 'Použiť fotku' })).toBeVisible()
  // The part that crops is loaded only now.
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await expectAccessible(page)
  const crop = app.dialog.getByLabel(/^Výrez fotky/)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await crop.press(key)
  await app.dialog.getByLabel('Priblíženie').press('ArrowRight')
  await app.confirm('Použiť fotku')
  await expect(page.getByText(`Fotka je uložená: Elena ${surname}.`)).toBeVisible()
  const picture = section.getByRole('img', { name: /^Fotka: Elena/ })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.locator('#deti input[type=file]').first().setInputFiles(file)
  await app.confirm('Použiť fotku')
  await expect(page.getByRole('img', { name: /^Fotka: Sofia/ })).toBeVisible()
  await section.getByRole('button', { name: /^Odstrániť fotku/ }).click()
  await expect(picture).toHaveCount(0)
  await section
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...file, buffer: Buffer.from('nie') })
  await expect(app.dialog.getByRole('alert')).toContainText('sa nedá použiť ako fotka')
  await expectAccessible(page)
})

test('one device is signed out from another, and nothing else happens to it', async ({
  page,
  browser,
  baseURL,
  makeFamily,
}) => {
  const { email } = await makeFamily('U9')
  const other = await (await browser.newContext({ baseURL })).newPage()
  await enter(other, email)
  await enter(page, email)
  const devices = page.locator('#zariadenia').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('Toto zariadenie')
  await devices
    .last()
    .getByRole('button', { name: /^Odhlásiť zariadenie/ })
    .click()
  await expect(devices).toHaveCount(1)
  await expectAccessible(page)
  await other.goto(PROFILE)
  await other.waitForURL(/\/login/)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(PROFILE))
  await other.context().close()
})

test('the archive is downloaded after the password, and opens', async ({ page, makeFamily, enterAs }) => {
  const { email, surname } = await makeFamily('U9')
  await enterAs({ email })
  await page.goto(PROFILE)
  await hasScripts(page)
  const section = page.locator('#moje-udaje')
  await section.getByLabel('Vaše heslo').fill('nie')
  await section.getByRole('button', { name: 'Stiahnuť moje údaje' }).click()
  await expect(section.getByText('Súčasné heslo nie je správne.').first()).toBeVisible()
  await expectAccessible(page)
  await section.getByLabel('Vaše heslo').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Stiahnuť moje údaje' }).click()
  const saved = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/^moje-udaje-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(saved)).subarray(0, 2).toString()).toBe('PK')
  const readme = execFileSync('unzip', ['-p', saved, 'README.txt']).toString()
  expect(readme).toContain(`Sofia ${surname}`)
  execFileSync('unzip', ['-tq', saved])
  await rm(saved)
})

test('an erasure is asked for, seen by the office, and done: the name is nowhere any more', async ({
  page,
  office,
  makeFamily,
  enterAs,
  app,
}) => {
  const { email, surname, children } = await makeFamily('U9')
  await enterAs({ email })
  await page.goto(PROFILE)
  await hasScripts(page)
  const section = page.locator('#vymazanie')
  const ask = async () => {
    await section.getByRole('button', { name: /^Požiadať o vymazanie údajov: Sofia/ }).click()
    await expect(app.dialog.getByRole('heading', { name: 'Vymaže sa' })).toBeVisible()
    await expectAccessible(page)
    await app.confirm('Odoslať žiadosť')
  }
  await ask()
  await expect(section.getByText(/najneskôr/)).toBeVisible()
  await section.getByRole('button', { name: /^Odvolať žiadosť/ }).click()
  await expect(section.getByText(/najneskôr/)).toHaveCount(0)
  await ask()
  await expect(section.getByText(/najneskôr/)).toBeVisible()

  await page.context().clearCookies()
  await enterAs('maria')
  await openAccessible(page, '/auth/admin/erasures')
  await page
    .getByRole('link', { name: `Sofia ${surname}` })
    .first()
    .click()
  await expect(app.heading).toHaveText(`Sofia ${surname}`)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: `Elena ${surname}` }).check()
  await app.press('Vymazať údaje')
  await app.dialog.getByLabel('Vaše heslo').fill(PASSWORD)
  await expectAccessible(page)
  await app.confirm('Vymazať natrvalo')
  await page.waitForURL('**/auth/admin/erasures')
  await expect(page.getByText('Údaje sú vymazané.')).toBeVisible()
  const word = surname.split(' ')[1]!
  for (const address of [
    '/auth/admin/erasures',
    `/auth/admin/users?search=${word}&state=all`,
    `/api/users?search=${word}`,
    `/api/users/${children[0]}`,
    '/api/playerList',
  ]) {
    const text = await (await office.request(address)).text()
    expect([address, text.includes(`Sofia ${surname}`)]).toEqual([address, false])
  }
  expect((await page.goto(`/auth/admin/erasures/person?id=${children[0]}`))?.status()).toBe(404)
})
