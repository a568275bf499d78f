// npm run demo: from a fresh clone to the running demo club; a second run starts at once and keeps the data.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from './lib/build.mjs'
import { dataDir, ensureSecrets } from './lib/data.mjs'

/** @param {string} name */
const script = (name) => fileURLToPath(new URL(name, import.meta.url))
const began = Date.now()
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`

/** @type {[email: string, who: string][]} */
const PEOPLE = [
  ['admin@zelenadolina.test', 'Mária Sedláková, administrátorka'],
  ['trener@zelenadolina.test', 'Ľuboš Šimko, tréner U11 a asistent U13'],
  ['hrac@zelenadolina.test', 'Jakub Ľalík, hráč U13'],
  ['rodic@zelenadolina.test', 'Jana Ľalíková, mama Jakuba (U13) a Emy (U9)'],
]

ensureSecrets()
console.log(`Údaje sú v priečinku ${dataDir()}.`)
const prepared = spawnSync(process.execPath, [script('./lib/demo-data.mjs')], { stdio: 'inherit' })
if (prepared.status !== 0) process.exit(1)
await build()

const server = spawn(process.execPath, [script('./start.mjs')], { stdio: ['inherit', 'pipe', 'inherit'] })
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk)
  if (!String(chunk).includes('Web beží na')) return
  console.log(`Pripravené za ${seconds()}. Ukážkové prihlásenia, všetky s heslom Ukazka-2026!`)
  for (const [email, who] of PEOPLE) console.log(`  ${email.padEnd(26)} ${who}`)
  console.log('Ukončenie: Ctrl+C')
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 1))
