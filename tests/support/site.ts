import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { serveProduction } from './production'
import { SiteBehindProxy } from './site-behind-proxy'
import { seedTemplate } from './template'

/**
 * Before the browser tests: the demo club is copied from the template, and the production build serves the copy on
 * E2E_PORT; E2E_TEMPLATE tells tests that need a server of their own where the template is, E2E_HOME where files of this
 * run are. `npm test` seeds the template while the build is made; otherwise it is seeded here. With E2E_PROCESSES=2 and
 * MONGODB_URI two processes on MongoDB and Redis serve it behind Caddy. The returned function stops the server and removes
 * everything.
 */
export default async function openSite(): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'akademia-e2e-'))
  const template = process.env.E2E_TEMPLATE ?? join(home, 'template')
  const dataDir = join(home, 'data')
  const clean = (): void => rmSync(home, { recursive: true, force: true })
  try {
    process.env.E2E_HOME = home
    if (!process.env.E2E_TEMPLATE) seedTemplate(template)
    process.env.E2E_TEMPLATE = template
    const port = Number(process.env.E2E_PORT)
    if (process.env.E2E_PROCESSES === '2') {
      const site = await SiteBehindProxy.open(port)
      return () => site.remove().finally(clean)
    }
    cpSync(template, dataDir, { recursive: true })
    const server = await serveProduction(dataDir, port)
    return () => server.stop().finally(clean)
  } catch (error) {
    clean()
    throw error
  }
}
