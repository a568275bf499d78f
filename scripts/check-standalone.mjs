// After `npm run build`: lays the folder out as the Dockerfile does, starts it by hand on an empty data folder, makes
// the first administrator and stops it. No container engine is needed. Ends with code 1 at the first thing that fails.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'akademia-image-'))
const app = path.join(home, 'app')
const data = path.join(home, 'data')
let server
process.on('exit', () => {
  server?.kill('SIGKILL')
  fs.rmSync(home, { recursive: true, force: true })
})

function must(holds, what, shown = '') {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
  if (holds) return
  console.error(shown)
  process.exit(1)
}

// Exactly the Dockerfile's own lines, so that the two cannot part.
const dockerfile = fs.readFileSync('Dockerfile', 'utf8')
for (const [, from, to] of dockerfile.matchAll(/^COPY --from=build --chown=node:node \/app\/(\S+) (\S+)$/gm))
  fs.cpSync(from, path.join(app, to), { recursive: true, verbatimSymlinks: true })
const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile)
fs.mkdirSync(data)

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })
const PORT = await freePort()
const env = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  HOSTNAME: '0.0.0.0',
  DATA_DIR: data,
  PORT,
  PAYLOAD_SECRET: 'only-for-trying-the-image-0123456789ab',
}
const site = `http://127.0.0.1:${PORT}`
const script = (...args) => spawnSync('node', args, { cwd: app, env, encoding: 'utf8' })
const status = (at) =>
  fetch(site + at, { redirect: 'manual' }).then(
    (answer) => answer.status,
    () => 0,
  )

const early = script('scripts/admin.mjs', '--email', 'jana@klub.test', '--name', 'Jana Nová')
must(early.status === 1 && early.stderr.includes('Web nebeží'), 'the administrator waits for the site')

let said = ''
const [program, ...args] = JSON.parse(command)
server = spawn(program, args, { cwd: app, env })
const ended = new Promise((resolve) => server.once('exit', resolve))
for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
const until = Date.now() + 60_000
while ((await status('/readyz')) !== 200 && server.exitCode === null && Date.now() < until) await pause(100)
must((await status('/readyz')) === 200, 'an empty database is migrated and the site is ready', said)

const [, asset] = /"(\/_next\/static\/[^"]+)"/.exec(await (await fetch(site)).text()) ?? []
must(asset && (await status(asset)) === 200, 'the start page and its files are served', said)
must(
  (await status('/admin')) < 400 && (await status('/nothing')) === 404,
  'the panel is there, nonsense is not',
)
must((await status('/internal/first-admin')) >= 400, 'the internal route is closed')

const words = ['--email', 'jana@klub.test', '--name', 'Jana Nová']
const made = script('scripts/admin.mjs', ...words)
const [, token] = /\/reset-password#token=(\S+)/.exec(made.stdout) ?? []
must(made.status === 0 && token, 'the first administrator gets a link', made.stdout + made.stderr + said)
const again = script('scripts/admin.mjs', ...words)
must(
  again.status === 1 && again.stderr.includes('už má používateľov'),
  'there is no second first one',
  again.stderr,
)

const ask = (at, body) =>
  fetch(site + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${PORT}` },
    body: JSON.stringify(body),
  })
const password = 'Zelena-Dolina-2026'
const set = await ask('/api/password/reset', { token, password })
must(set.ok, 'the link sets a password', await set.text())
const forgotten = await ask('/api/password/link', { name: 'jana@klub.test' })
must(forgotten.ok, 'a forgotten password is asked for', await forgotten.text())
const mail = path.join(data, 'mail')
while (!fs.existsSync(mail) && Date.now() < until) await pause(100)
must(fs.existsSync(mail), 'letters are kept in the data folder', said)

server.kill('SIGTERM')
must((await ended) === 0, 'SIGTERM ends it with code 0', said)
must(
  fs.readdirSync(app).every((name) => name !== 'data'),
  'nothing was written beside the program',
)
must(fs.statSync(path.join(data, 'akademia.db')).size > 100_000, 'the database file is whole')
console.log('The standalone folder runs as the image would.')
