// Opens the database for a script: TypeScript through tsx, refusals as one sentence and exit code 1.
import { register } from 'tsx/esm/api'

/** A step that ends the process with its sentence when the program refuses it. */
export async function orRefuse(step) {
  try {
    return await step()
  } catch (error) {
    console.error(error?.startRefusal ? error.message : error)
    process.exit(1)
  }
}

/** Checks the environment; the settings it reads. */
export async function checkSettings() {
  register()
  return orRefuse(async () => (await import('../../src/lib/env.ts')).readSettings())
}

/** Payload on the database of the environment, migrated. The caller destroys it. */
export async function openPayload() {
  await checkSettings()
  return orRefuse(async () => {
    // The config first: loaded after payload, the two wait for each other and the process ends without a word.
    const { default: config } = await import('../../payload.config.ts')
    const { getPayload } = await import('payload')
    return getPayload({ config })
  })
}
