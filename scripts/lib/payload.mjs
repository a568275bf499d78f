// Opens the database for a script: TypeScript through tsx, refusals as one sentence and exit code 1.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts the running script again with TypeScript, and with the condition "production" for packages: lexical's other
 * entry waits for an import of its own while it loads, which on Node 20 now and then never ends (exit code 13). Returns in
 * the started one; the first one hands on the signals that end it, and exits with the same code.
 */
export async function underTsx() {
  if (process.execArgv.includes('tsx')) return
  const args = ['--conditions=production', '--import', 'tsx', ...process.argv.slice(1)]
  const script = spawn(process.execPath, args, { stdio: 'inherit' })
  process.on('SIGTERM', () => script.kill('SIGTERM'))
  process.on('SIGHUP', () => script.kill('SIGHUP'))
  // A terminal sends this one to both.
  process.on('SIGINT', () => {})
  const [code] = await once(script, 'exit')
  process.exit(code ?? 1)
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
