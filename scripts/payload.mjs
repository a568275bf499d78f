// Runs Payload's own command line with the environment this project needs: npm run types, importmap, migrate:new.
import { spawnSync } from 'node:child_process'

const [command, ...rest] = process.argv.slice(2)
const env = {
  ...process.env,
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'only-for-generating-files-000000',
  DATABASE_URL: process.env.DATABASE_URL ?? 'file:./.next/scratch.db',
  PAYLOAD_CONFIG_PATH: 'payload.config.ts',
}
const { status } = spawnSync('npx', ['payload', command, ...rest], { stdio: 'inherit', env })
process.exit(status ?? 1)
