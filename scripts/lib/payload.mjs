// Opens the database for a script: TypeScript through tsx, refusals as one sentence and exit code 1.
import { spawnSync } from 'node:child_process'

/**
 * Starts the running script again with TypeScript, and with the condition "production" for packages: lexical's other
 * entry waits for an import of its own while it loads, which on Node 20 now and then never ends (exit code 13).
 */
export function underTsx() {
  if (process.execArgv.includes('tsx')) return
  const args = ['--conditions=production', '--import', 'tsx', ...process.argv.slice(1)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** A step that ends the process with its sentence when the program refuses it. */
export async function orRefuse(step) {
  try {
    return await step()
  } catch (error) {
    console.error(error?.startRefusal ? error.message : error)
    process.exit(1)
  }
}

/** Checks the environment alone, without opening anything; leaves the process as it was. */
export async function checkSettings() {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  await orRefuse(async () => (await import('../../src/lib/env.ts')).readSettings())
  await unregister()
}

/** Payload on the database of the environment, migrated. The caller destroys it and has called `underTsx`. */
export function openPayload() {
  return orRefuse(async () => {
    const { default: config } = await import('../../payload.config.ts')
    const { readSettings } = await import('../../src/lib/env.ts')
    readSettings()
    const { getPayload } = await import('payload')
    return getPayload({ config })
  })
}
