// npm run seed: the demo club into an empty database; never into one that has users.
import { ensureSecrets } from './lib/data.mjs'
import { underTsx } from './lib/payload.mjs'
import { seedIfEmpty } from './lib/seed.mjs'

await underTsx()
ensureSecrets()
const seeded = await seedIfEmpty()
if (!seeded) console.error('Databáza už má používateľov, ukážkové údaje do nej nepatria. Nič sa nezmenilo.')
process.exit(seeded ? 0 : 1)
