// npm run dev: Next's development server on the database of the data folder.
import { spawn } from 'node:child_process'
import { ensureSecrets } from './lib/data.mjs'

ensureSecrets()
const args = ['node_modules/next/dist/bin/next', 'dev', '--port', process.env.PORT || '3000']
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
