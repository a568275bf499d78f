// After `npm run build`: copies the files the Dockerfile copies, starts them on an empty data folder as the image would,
// makes the first administrator, uploads a file and stops the site. Exits with code 1 at the first failure.
// STANDALONE_REPORT=path writes { passed, failed, failures } for `npm test`.
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import writeWorkbook from 'write-excel-file/node'
import { dataInBuild } from './lib/build-contents.mjs'
import { layOut, sizeOf } from './lib/image.mjs'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'akademia-image-'))
const count = { passed: 0, failed: 0 }
/** @type {{ name: string, message: string }[]} */
const failures = []
/** @type {import('node:child_process').ChildProcess | undefined} */
let running
process.on('exit', () => {
  running?.kill('SIGKILL')
  fs.rmSync(home, { recursive: true, force: true })
  if (process.env.STANDALONE_REPORT)
    fs.writeFileSync(process.env.STANDALONE_REPORT, JSON.stringify({ ...count, failures }))
})

/** @param {unknown} holds @param {string} what @param {unknown} [shown] printed when it does not hold */
function must(holds, what, shown = '') {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
  count[holds ? 'passed' : 'failed'] += 1
  if (holds) return
  failures.push({ name: what, message: String(shown) })
  console.error(shown)
  process.exit(1)
}

/** @type {number} */
const port = await new Promise((resolve) => {
  const probe = net.createServer()
  probe.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {net.AddressInfo} */ (probe.address())
    probe.close(() => resolve(port))
  })
})
// A club behind its proxy, as docker-compose.yml has it: TLS outside, plain here.
const SITE_URL = 'https://www.klub.test'
const dotEnv = { PAYLOAD_SECRET: 'only-for-trying-the-image-0123456789ab', SITE_URL }
const image = layOut(home, { port, dotEnv })
/** @type {Map<string, string>} */
const cookies = new Map()

/**
 * One request as the proxy passes it on, with the browser's cookies.
 * @param {string} at @param {{ method?: string, body?: RequestInit['body'], headers?: Record<string, string> }} [init]
 */
async function request(at, { headers, ...init } = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${at}`, {
    redirect: 'manual',
    ...init,
    headers: {
      origin: SITE_URL,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    },
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return response
}
/** @param {string} at */
const status = (at) =>
  request(at).then(
    (response) => response.status,
    () => 0,
  )
/** @param {string} at @param {object} body */
const post = (at, body) =>
  request(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
/** @param {string} collection @param {object} data @param {Blob} file @param {string} name */
const upload = async (collection, data, file, name) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  body.set('file', file, name)
  const response = await request(`/cms/api/${collection}`, { method: 'POST', body })
  return { status: response.status, ...(await response.json()) }
}

const admin = ['scripts/admin.mjs', '--email', 'jana@klub.test', '--name', 'Jana Nová']
const early = image.exec(...admin)
must(early.status === 1 && early.stderr.includes('Web nebeží'), 'the administrator waits for the site')
must(!image.healthy(), 'the health check sees that nothing runs')

let output = ''
const server = image.start()
running = server
const ended = new Promise((resolve) => server.once('close', resolve))
for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk))
const until = Date.now() + 60_000
while ((await status('/readyz')) !== 200 && server.exitCode === null && Date.now() < until) await pause(100)
must((await status('/readyz')) === 200 && (await status('/healthz')) === 200, 'it is alive and ready', output)
must(image.healthy(), 'the health check of the image agrees')
const migrations = fs
  .readdirSync('src/db/migrations/sqlite')
  .filter((name) => /^\d.*\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
must(
  migrations.every((name) => output.includes(name)),
  `all ${migrations.length} migrations ran`,
  output,
)
const owner = fs.statSync(path.join(image.data, 'akademia.db')).uid
must(owner === (image.user.uid ?? process.getuid?.() ?? 0), `it writes as user ${owner}`)

/** @param {string} file */
const modeOf = (file) => (fs.statSync(file).mode & 0o777).toString(8)
must(
  modeOf(path.join(image.data, 'akademia.db')) === '600' && modeOf(image.data) === '700',
  'only its own user can read the database',
  `${modeOf(image.data)} ${modeOf(path.join(image.data, 'akademia.db'))}`,
)

const [, asset] = /"(\/_next\/static\/[^"]+)"/.exec(await (await request('/')).text()) ?? []
must(asset && (await status(asset)) === 200, 'the start page and its files are served', output)
must(
  (await status('/admin')) < 400 && (await status('/nothing')) === 404,
  'the panel is found, an unknown address is not',
)
must((await status('/internal/first-admin')) >= 400, 'the internal route is closed')

const made = image.exec(...admin)
const [, token] = /\/reset-password#token=(\S+)/.exec(made.stdout) ?? []
must(
  made.status === 0 && token && made.stdout.includes(SITE_URL),
  'the first administrator gets a link',
  made.stdout + made.stderr + output,
)
const again = image.exec(...admin)
must(
  again.status === 1 && again.stderr.includes('už má používateľov'),
  'there is no second one',
  again.stderr,
)

const password = 'Zelena-Dolina-2026'
const set = await post('/api/password/reset', { token, password })
must(set.ok, 'the link sets a password', await set.text())
const { csrfToken } = await (await request('/api/auth/csrf')).json()
const form = { csrfToken, email: 'jana@klub.test', password, json: 'true' }
const signedIn = await request('/api/auth/callback/credentials', {
  method: 'POST',
  body: new URLSearchParams(form),
})
const session = await (await request('/api/auth/session')).json()
must(
  signedIn.ok && session.user?.name === 'Jana Nová' && cookies.has('__Host-akademia-token'),
  'she signs in',
  JSON.stringify(session) + output,
)

/** @type {import('sharp').SharpOptions} */
const green = { create: { width: 900, height: 600, channels: 3, background: '#0a5a3c' } }
const photo = new Blob([new Uint8Array(await sharp(green).jpeg().toBuffer())], { type: 'image/jpeg' })
const uploaded = await upload('media', { alt: 'Zelená tráva' }, photo, 'trava.jpg')
const small = uploaded.doc?.sizes?.small?.url
const picture = small && (await request(new URL(small, SITE_URL).pathname))
must(
  uploaded.status === 201 && picture.status === 200 && picture.headers.get('content-type') === 'image/webp',
  'she uploads a photo, it is made smaller and served',
  JSON.stringify(uploaded) + output,
)
must(fs.existsSync(path.join(image.data, 'uploads/media')), 'the photo is in the data folder')

const cells = [
  ['Priezvisko', 'Meno'],
  ['Nová', 'Ema'],
]
const data = cells.map((row) => row.map((value) => ({ type: String, value })))
const workbook = await writeWorkbook([{ sheet: 'Členovia', data }]).toBuffer()
const sheet = new FormData()
sheet.set('file', new Blob([new Uint8Array(workbook)]), 'clenovia.xlsx')
const read = await request('/api/memberImports/file', { method: 'POST', body: sheet })
const table = await read.json()
must(
  read.status === 200 && JSON.stringify(table.file.rows) === JSON.stringify(cells),
  'a workbook is read, by a thread with files of its own',
  JSON.stringify(table) + output,
)

const forgotten = await post('/api/password/link', { name: 'jana@klub.test' })
must(forgotten.ok, 'a forgotten password is asked for', await forgotten.text())
const mail = path.join(image.data, 'mail')
while (!fs.existsSync(mail) && Date.now() < until) await pause(100)
must(fs.existsSync(mail), 'e-mails are written to the data folder', output)
must(output.split('chýba SMTP_URL').length === 2, 'one warning says that no e-mail is sent', output)

server.kill('SIGTERM')
must((await ended) === 0, 'SIGTERM ends it with code 0', output)
const journal = fs.statSync(path.join(image.data, 'akademia.db-wal'), { throwIfNoEntry: false })
must(!journal?.size, 'the database is closed, its journal is empty', `${journal?.size} B in the journal`)
must(!fs.existsSync(path.join(image.app, 'data')), 'nothing was written beside the program')
const found = dataInBuild(path.join(image.app, '.next'), ['data', image.data])
const secrets = fs.readdirSync(image.app).filter((name) => name.startsWith('.env'))
must(found.length === 0 && secrets.length === 0, 'the program contains no data and no secrets', [
  found,
  secrets,
])
must(fs.statSync(path.join(image.data, 'akademia.db')).size > 100_000, 'the database file is whole')
const { files, megabytes } = sizeOf(image.app)
console.log(`The standalone folder runs as the image would: ${files} files, ${megabytes} MB.`)
