// Runs Payload's own command line with the environment this project needs: npm run types, importmap. Why the condition
// "production": scripts/lib/payload.mjs.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const payload = fileURLToPath(new URL('../node_modules/payload/bin.js', import.meta.url))
const env = {
  ...process.env,
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'only-for-generating-files-000000',
  DATABASE_URL: process.env.DATABASE_URL ?? 'file:./.next/scratch.db',
  PAYLOAD_CONFIG_PATH: 'payload.config.ts',
}
const args = ['--conditions=production', payload, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
process.exit(status ?? 1)
