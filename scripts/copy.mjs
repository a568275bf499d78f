// npm run copy -- --to mongodb://…?replicaSet=rs0: copies a club from one database to another, empty one, from SQLite to
// MongoDB or back, and compares the two with a script of its own (compare.mjs).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createReport } from './lib/copy-report.mjs'
import { dataDir, loadSecrets } from './lib/data.mjs'
import { orRefuse, underTsx } from './lib/payload.mjs'

/** The command's options; empty when they are wrong. */
function options() {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values
  } catch {
    return {}
  }
}

const given = options()
if (!given.to) {
  console.error(
    'Zadajte, kam sa má klub skopírovať, napríklad: npm run copy -- --to "mongodb://localhost:27017/akademia?replicaSet=rs0"',
  )
  process.exit(1)
}
await underTsx()
loadSecrets()
// No development server is to be looked for, Payload's lines would stand between those of the progress, and no secret is
// needed to copy rows.
Object.assign(process.env, { NODE_ENV: 'production', DISABLE_LOGGING: 'true' })
process.env.PAYLOAD_SECRET ??= 'only-for-copying-rows-00000000000000000'

const began = Date.now()
const { copied, compared } = await orRefuse(copyAndCompare)
if (!compared) {
  console.error(
    'Kópia sa líši od zdroja, preto zostáva označená ako nedokončená a web sa na nej nespustí. Beží na zdroji ešte web? Zastavte ho a príkaz zopakujte.',
  )
  process.exit(1)
}
console.log(
  `Hotovo: ${copied.toLocaleString('sk')} záznamov za ${Math.round((Date.now() - began) / 1000)} s, kópia je rovnaká ako zdroj.
Nahrané súbory zostali v ${dataDir()}; ten priečinok patrí k obom databázam. Zdroj sa nezmenil.
Teraz nastavte DATABASE_URL na novú databázu a spustite web. Všetci sa prihlásia znova.`,
)
process.exit(0)

async function copyAndCompare() {
  const { databaseUrl } = await import('../src/lib/env.ts')
  const { checkAddresses, shownUrl } = await import('../src/db/copy/addresses.ts')
  const from = given.from ?? databaseUrl()
  const to = String(given.to)
  checkAddresses(from, to)
  const { openSource, openTarget } = await import('../src/db/copy/open.ts')
  const { copyAll } = await import('../src/db/copy/copy.ts')
  const { default: config } = await import('../payload.config.ts')
  const source = await openSource(await config, from)
  const target = await openTarget(await config, to)
  console.log(`Kopírujem ${shownUrl(from)} do ${shownUrl(to)}.`)
  const copied = await copyAll(source, target, createReport())
  // A process of its own that knows nothing of Payload; the copy is ready only when it finds no difference.
  const compare = fileURLToPath(new URL('compare.mjs', import.meta.url))
  // Not as arguments, which every user of this machine can read: an address may have a password. And not waited for at a
  // standstill: the copy goes on saying that it runs, or a second one would take the database for abandoned.
  const env = { ...process.env, COMPARE_ONE: from, COMPARE_OTHER: to }
  const comparing = spawn(process.execPath, [compare], { env, stdio: 'inherit' })
  const [status] = await once(comparing, 'exit')
  if (status === 0) await target.finish()
  await target.payload.destroy()
  await source.payload.destroy()
  return { copied, compared: status === 0 }
}
