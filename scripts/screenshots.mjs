// npm run screenshots: takes the README's pictures from the built site on a demo database of its own, or from the demo
// that already runs at FROM, e.g. FROM=http://localhost:3000.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { underTsx } from './lib/payload.mjs'

underTsx()
const { chromium } = await import('@playwright/test')
const { findBrowser, FLAGS } = await import('../tests/support/browser.ts')
const { freePort } = await import('../tests/support/free-port.ts')
const { PASSWORD, people } = await import('../tests/support/people.ts')

const OUT = 'docs/images'
const MOST_BYTES = 60_000
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }

/** Each picture: its file, whose screen, on what, and what to do before it is taken. */
const PICTURES = [
  { name: 'home-phone', path: '/', screen: PHONE },
  { name: 'home', path: '/', screen: DESKTOP },
  {
    name: 'attendance-phone',
    path: '/auth/admin/attendances/create',
    screen: PHONE,
    as: 'lubos',
    before: sheet,
  },
  { name: 'player-events-phone', path: '/auth/player/eventList', screen: PHONE, as: 'jakub' },
  { name: 'fees', path: '/auth/admin/memberFee', screen: DESKTOP, as: 'maria' },
  { name: 'panel', path: '/admin', screen: DESKTOP, as: 'maria' },
]

/** The latest session that has begun, opened, and everybody on it here. Today's may still be ahead. */
async function sheet(page) {
  const begun = page.getByRole('region', { name: 'Posledných 7 dní' })
  await begun.locator('a[href*="event="]').first().click()
  await page.getByRole('button', { name: /Všetci tu/ }).click()
  await page.waitForTimeout(2000)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.waitForTimeout(300)
}

const from = process.env.FROM
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'akademia-pictures-'))
const port = await freePort()
const site = from ?? `http://localhost:${port}`
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: home,
  DATABASE_URL: `file:${path.join(home, 'akademia.db')}`,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-obrazky-0123456789abcdef',
  PORT: String(port),
  SITE_URL: site,
}
const step = (script) => {
  if (spawnSync(process.execPath, [script], { env, stdio: 'inherit' }).status !== 0) process.exit(1)
}

async function ready() {
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await fetch(`${site}${from ? '/' : '/readyz'}`).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The site did not start.')
}

async function signIn(page, { email }) {
  page.setDefaultTimeout(90_000)
  await page.goto(`${site}/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(PASSWORD)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** As WebP, in the best quality that keeps within the limit. */
async function keep(name, png) {
  for (const quality of [86, 78, 70, 60, 50]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > MOST_BYTES && quality > 50) continue
    fs.writeFileSync(path.join(OUT, `${name}.webp`), webp)
    return console.log(`${name}.webp ${(webp.length / 1000).toFixed(0)} kB`)
  }
}

function startOwn() {
  step('scripts/build.mjs')
  step('scripts/seed.mjs')
  return spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function take(browser, { name, path: address, screen, as, before }) {
  const context = await browser.newContext({
    ...screen,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (as) await signIn(page, people[as])
  const answer = await page.goto(`${site}${address}`, { waitUntil: 'load' })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
  await page.waitForTimeout(1500)
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  await before?.(page)
  await keep(name, await page.screenshot())
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
