// npm run docs: writes the generated parts of docs/; `--check` only names the stale files.
import fs from 'node:fs'
import { underTsx } from './lib/payload.mjs'

await underTsx()
const { ROUTES } = await import('../src/lib/routes.ts')
const { calls } = await import('../src/endpoints.ts')
const { permissions } = await import('../src/access/permissions.ts')
const { openApi } = await import('../src/app/_lib/openapi.ts')
const { withTables } = await import('./lib/docs-tables.ts')
const { apiPage } = await import('./lib/docs-api.ts')

const tables = fs.readFileSync('docs/tables.md', 'utf8')
const pages = {
  'docs/tables.md': withTables(tables, { routes: ROUTES, calls, permissions }),
  'docs/api.md': apiPage(/** @type {import('./lib/docs-api.ts').ApiDocument} */ (openApi())),
}
const stale = Object.entries(pages).filter(
  ([file, text]) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text,
)
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale, write it anew: npm run docs`)
  process.exit(stale.length > 0 ? 1 : 0)
}
for (const [file, text] of stale) fs.writeFileSync(file, text)
console.log(stale.length > 0 ? `Written: ${stale.map(([file]) => file).join(', ')}` : 'Nothing has changed.')
process.exit(0)
