// Prepares the demo's database; a process of its own, which closes the file before the site opens it.
import fs from 'node:fs'
import path from 'node:path'
import { dataDir } from './data.mjs'
import { underTsx } from './payload.mjs'
import { seedIfEmpty } from './seed.mjs'

// Loading Payload takes seconds. A database that was prepared once does not need it: `npm start` migrates it.
const mark = path.join(dataDir(), '.demo')
const own = !process.env.DATABASE_URL
if (own && fs.existsSync(mark) && fs.existsSync(path.join(dataDir(), 'akademia.db'))) process.exit(0)
await underTsx()
console.log('Pripravujem databázu a ukážkový klub FA Zelená dolina…')
console.log(
  (await seedIfEmpty()) ? 'Ukážkový klub je pripravený.' : 'Databáza už má údaje, zostávajú bez zmeny.',
)
if (own) fs.writeFileSync(mark, 'The demo club is loaded.\n')
process.exit(0)
