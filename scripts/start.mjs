// npm start: serves the production build. Everything that would make it unsafe is refused at once, in a sentence.
process.env.NODE_ENV = 'production'
const { loadSecrets } = await import('./lib/data.mjs')
const { serve } = await import('./lib/server.mjs')
const { existsSync } = await import('node:fs')

loadSecrets()
// The server checks the same when it opens the database; here it is said in a tenth of the time. The standalone
// folder has sources, but nothing that reads TypeScript: there only the server checks.
if (existsSync('node_modules/tsx/package.json')) await (await import('./lib/payload.mjs')).checkSettings()
if (!existsSync('.next/BUILD_ID')) {
  console.error('Web ešte nie je zostavený. Spustite najprv: npm run build')
  process.exit(1)
}
const { port } = await serve()
console.log(`Web beží na ${process.env.SITE_URL || `http://localhost:${port}`}`)
