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

/**
 * The result of `step`; when it throws, the error is printed (a start refusal as its sentence) and the process exits.
 * @template T @param {() => Promise<T>} step
 */
export async function orRefuse(step) {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error && 'startRefusal' in error ? error.message : error)
    process.exit(1)
  }
}

/** Checks the environment without opening anything; TypeScript is no longer loaded afterwards. */
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
