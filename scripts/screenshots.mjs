// npm run screenshots: takes the README's pictures from the built site on a demo database of its own, or from the site
// that runs at FROM, e.g. FROM=http://localhost:3000.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { underTsx } from './lib/payload.mjs'

await underTsx()
const { chromium } = await import('@playwright/test')
const { findBrowser, FLAGS } = await import('../tests/support/browser.ts')
const { freePort } = await import('../tests/support/free-port.ts')
const { PASSWORD, people } = await import('../tests/support/people.ts')

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Picture
 * @property {string} name of its file
 * @property {string} path
 * @property {import('@playwright/test').BrowserContextOptions} screen
 * @property {keyof typeof people} [as] who is signed in
 * @property {(page: Page) => Promise<void>} [before] what is done before it is taken
 */

const OUT = 'docs/images'
const MAX_BYTES = 60_000
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }

/** @type {Picture[]} */
const PICTURES = [
  { name: 'home-phone', path: '/', screen: PHONE },
  { name: 'home', path: '/', screen: DESKTOP },
  {
    name: 'attendance-phone',
    path: '/auth/admin/attendances/create?choose=1',
    screen: PHONE,
    as: 'lubos',
    before: fillSheet,
  },
  { name: 'player-events-phone', path: '/auth/player/eventList', screen: PHONE, as: 'jakub' },
  { name: 'fees', path: '/auth/admin/memberFee', screen: DESKTOP, as: 'maria' },
  { name: 'panel', path: '/admin', screen: DESKTOP, as: 'maria' },
]

/** Opens the sheet of the latest event that has begun and marks everybody who has no mark present. @param {Page} page */
async function fillSheet(page) {
  const begun = page.getByRole('region', { name: 'Posledných 7 dní' })
  await begun.locator('a[href*="event="]').first().click()
  const everybody = page.getByRole('button', { name: 'Všetci tu', exact: true })
  await everybody.waitFor()
  if (await everybody.isEnabled()) await everybody.click()
  await page.waitForTimeout(2000)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.waitForTimeout(300)
}

const from = process.env.FROM
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'akademia-pictures-'))
const port = await freePort()
const site = from ?? `http://localhost:${port}`
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: home,
  DATABASE_URL: `file:${path.join(home, 'akademia.db')}`,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-obrazky-0123456789abcdef',
  PORT: String(port),
  SITE_URL: site,
}
/** @param {string} script */
const run = (script) => {
  if (spawnSync(process.execPath, [script], { env, stdio: 'inherit' }).status !== 0) process.exit(1)
}

async function ready() {
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await fetch(`${site}${from ? '/' : '/readyz'}`).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The site did not start.')
}

/** @param {Page} page @param {{ email: string }} person */
async function signIn(page, { email }) {
  page.setDefaultTimeout(90_000)
  await page.goto(`${site}/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(PASSWORD)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Writes a picture as WebP, in the best quality within MAX_BYTES. @param {string} name @param {Buffer} png */
async function save(name, png) {
  for (const quality of [86, 78, 70, 60, 50]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > MAX_BYTES && quality > 50) continue
    fs.writeFileSync(path.join(OUT, `${name}.webp`), webp)
    return console.log(`${name}.webp ${(webp.length / 1000).toFixed(0)} kB`)
  }
}

function startOwn() {
  run('scripts/build.mjs')
  run('scripts/seed.mjs')
  return spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** @param {import('@playwright/test').Browser} browser @param {Picture} picture */
async function take(browser, { name, path: address, screen, as, before }) {
  const context = await browser.newContext({
    ...screen,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (as) await signIn(page, people[as])
  const response = await page.goto(`${site}${address}`, { waitUntil: 'load' })
  if (response?.status() !== 200) throw new Error(`${address}: ${response?.status()}`)
  await page.waitForTimeout(1500)
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  await before?.(page)
  await save(name, await page.screenshot())
  await context.close()
}

const server = from ? undefined : startOwn()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS })
try {
  await ready()
  fs.mkdirSync(OUT, { recursive: true })
  for (const picture of PICTURES) await take(browser, picture)
} finally {
  await browser.close()
  server?.kill('SIGTERM')
  if (server) await new Promise((resolve) => server.once('exit', resolve))
  fs.rmSync(home, { recursive: true, force: true })
}
process.exit(0)
