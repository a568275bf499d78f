// The container image without a container engine: the Dockerfile's own lines decide what is copied, set and started,
// docker-compose.yml what the site is told, so that none of them can part from what is tried.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** The user `node` of the image. */
const NOBODY_SPECIAL = 1000

const dockerfile = () => {
  const text = fs.readFileSync('Dockerfile', 'utf8')
  return text.slice(text.lastIndexOf('\nFROM '))
}

function settings(lines) {
  const [, line] = /^ENV (.*)$/m.exec(lines)
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=')))
}

/** What compose gives the site besides its database, where .env holds only what it demands. */
function composed(demanded) {
  const { environment } = parse(fs.readFileSync('docker-compose.yml', 'utf8')).services.site
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, key, kind, words) =>
      kind === '?' ? demanded[key] : words,
    ),
  ])
  return Object.fromEntries(filled.filter(([name]) => name !== 'DATABASE_URL'))
}

/** Another user than root where this process may become one and that user can run Node; else the present one. */
function runner() {
  if (process.getuid?.() !== 0) return {}
  const user = { uid: NOBODY_SPECIAL, gid: NOBODY_SPECIAL }
  return spawnSync(process.execPath, ['-e', ''], { ...user, cwd: '/' }).status === 0 ? user : {}
}

function giveTo({ uid, gid }, entry) {
  if (uid === undefined) return
  fs.lchownSync(entry, uid, gid)
  if (!fs.lstatSync(entry).isDirectory()) return
  for (const name of fs.readdirSync(entry)) giveTo({ uid, gid }, path.join(entry, name))
}

/** Lays the image out in `home`: the program in app/, which stays the builder's, and an empty data/. */
export function layOut(home, { port, demanded }) {
  const lines = dockerfile()
  const app = path.join(home, 'app')
  const data = path.join(home, 'data')
  const user = runner()
  fs.chmodSync(home, 0o755)
  fs.mkdirSync(app)
  for (const [, from, to] of lines.matchAll(/^COPY --from=build --chown=node:node \/app\/(\S+) (\S+)$/gm))
    fs.cpSync(from, path.join(app, to), { recursive: true, verbatimSymlinks: true })
  for (const name of fs.readdirSync(app)) giveTo(user, path.join(app, name))
  fs.mkdirSync(data)
  giveTo(user, data)

  const env = { PATH: process.env.PATH, ...settings(lines), ...composed(demanded) }
  const options = { cwd: app, env: { ...env, DATA_DIR: data, PORT: String(port) }, ...user }
  // The image's `node` is the one that runs this.
  const program = (words) => JSON.parse(words).with(0, process.execPath)
  const [, health] = /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(lines)
  const [, command] = /^CMD (\[.*\])$/m.exec(lines)
  const run = ([name, ...args]) => spawnSync(name, args, { ...options, encoding: 'utf8' })
  return {
    app,
    data,
    user,
    start: () => {
      const [name, ...args] = program(command)
      return spawn(name, args, options)
    },
    healthy: () => run(program(health)).status === 0,
    exec: (...args) => run([process.execPath, ...args]),
  }
}

/** How many files a folder holds and how many megabytes they are. */
export function weightOf(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
  const bytes = files.reduce(
    (sum, { parentPath, path: older, name }) => sum + fs.statSync(path.join(parentPath ?? older, name)).size,
    0,
  )
  return { files: files.length, megabytes: Math.round(bytes / 1e6) }
}
