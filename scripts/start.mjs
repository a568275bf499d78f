// npm start: serves the production build; refuses to start with unsafe settings.
import { existsSync } from 'node:fs'
import { loadSecrets } from './lib/data.mjs'
import { checkSettings } from './lib/payload.mjs'
import { serve } from './lib/server.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
loadSecrets()
// The server checks the same when it opens the database, ten times later. The standalone folder has no tsx to read
// TypeScript with: there only the server checks.
if (existsSync('node_modules/tsx/package.json')) await checkSettings()
if (!existsSync('.next/BUILD_ID')) {
  console.error('Web ešte nie je zostavený. Spustite najprv: npm run build')
  process.exit(1)
}
const { port } = await serve()
console.log(`Web beží na ${process.env.SITE_URL || `http://localhost:${port}`}`)
