import { defineConfig } from '@playwright/test'
import { findBrowser, FLAGS } from './tests/support/browser'
import { freePort } from './tests/support/free-port'
import { isWhole } from './tests/support/size'

// The configuration is read again in every worker: what was found the first time is handed down.
process.env.E2E_PORT ??= String(await freePort())
process.env.CHROME_PATH ??= await findBrowser()

/** Questions to a server, not to a screen: asked once, each on a server and a copy of the data of its own. */
const SERVER = 'tests/e2e/server/**'

/** Payload's own screens, which are for a desk. */
const PANEL = '**/panel.test.ts'
/** Goes through them as well. */
const OFFICE_JOURNEY = '**/journeys/admin.test.ts'
/**
 * What somebody does is asked on the phone; on the desktop again where the screen is put together in another way there.
 * How every screen looks there is the walk's question, which asks it at 1280 px too; the whole walk opens everything.
 */
const DESKTOP = isWhole
  ? [PANEL, '**/journeys/*', ...['public', 'admin', 'enquiries', 'walk'].map((name) => `**/${name}.test.ts`)]
  : [PANEL, OFFICE_JOURNEY, ...['family', 'visitor'].map((who) => `**/journeys/${who}.test.ts`)]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/site.ts',
  // A test waits for its server and its browser in turn: two of them leave a tenth of two cores idle.
  workers: 3,
  // The second try is there to leave a trace: a test that needs it counts as failed (scripts/test.mjs).
  retries: 1,
  // Ends what hangs; how fast something is, no test asks. On a busy machine the sitemap's pages alone took 90 s.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: FLAGS },
    // It keeps pages beside every signed-in screen, at the server's cost: tests of what is kept turn it on.
    serviceWorkers: isWhole ? 'allow' : 'block',
    // A click, and axe, wait until nothing moves any more.
    contextOptions: { reducedMotion: isWhole ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // First: its suites wait for processes that start and end, while the browser tests use the rest of the cores.
    { name: 'server', testMatch: `${SERVER}/*.test.ts` },
    {
      name: 'phone',
      testIgnore: isWhole ? [SERVER, PANEL] : [SERVER, PANEL, OFFICE_JOURNEY],
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: DESKTOP,
      testIgnore: SERVER,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
