import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { environment, root, serveProduction } from './production'

/**
 * Before the browser tests: the demo club is seeded once into a template folder, copied, and the production build
 * serves the copy on E2E_PORT; E2E_TEMPLATE tells tests that need a server of their own where the template is.
 * What it returns stops the server and removes everything.
 */
export default async function openSite(): Promise<() => Promise<void>> {
  const port = Number(process.env.E2E_PORT)
  const home = mkdtempSync(join(tmpdir(), 'akademia-e2e-'))
  const template = join(home, 'template')
  const dataDir = join(home, 'data')
  const clean = (): void => rmSync(home, { recursive: true, force: true })
  const seeded = spawnSync(process.execPath, ['scripts/seed.mjs'], {
    cwd: root,
    env: environment(template, port),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (seeded.status !== 0) {
    clean()
    throw new Error('The demo club could not be seeded.')
  }
  cpSync(template, dataDir, { recursive: true })
  process.env.E2E_TEMPLATE = template
  try {
    const server = await serveProduction(dataDir, port)
    return () => server.stop().finally(clean)
  } catch (error) {
    clean()
    throw error
  }
}
