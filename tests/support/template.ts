import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { environment, root } from './production'

/** Seeds today's demo club into an empty folder; throws when it fails. */
export function seedTemplate(folder: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/seed.mjs'], {
    cwd: root,
    env: environment(folder, 3000),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('The demo club could not be seeded.')
}

// Run by itself, beside the build (scripts/test.mjs): E2E_TEMPLATE names the folder.
const folder = process.env.E2E_TEMPLATE
if (folder && import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  rmSync(folder, { recursive: true, force: true })
  seedTemplate(folder)
}
