// The container image without a container engine: what is copied, set and started is read from the Dockerfile, the site's
// environment from docker-compose.yml, so that the test cannot differ from them.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** @typedef {Record<string, string>} Env */

/** The user `node` of the image. */
const IMAGE_USER = 1000

/** The last stage of the Dockerfile. */
const lastStage = () => {
  const text = fs.readFileSync('Dockerfile', 'utf8')
  return text.slice(text.lastIndexOf('\nFROM '))
}

/** What a pattern's first group matches in the Dockerfile. @param {RegExp} pattern @param {string} lines */
function required(pattern, lines) {
  const found = pattern.exec(lines)?.[1]
  if (found === undefined) throw new Error(`The Dockerfile has no ${pattern}`)
  return found
}

/** @param {string} lines @returns {Env} */
const imageEnv = (lines) =>
  Object.fromEntries(
    required(/^ENV (.*)$/m, lines)
      .split(' ')
      .map((pair) => pair.split('=')),
  )

/** The environment from compose, when .env holds only the variables compose requires. @param {Env} dotEnv @returns {Env} */
function composeEnv(dotEnv) {
  /** @type {Env} */
  const environment = parse(fs.readFileSync('docker-compose.yml', 'utf8')).services.site.environment
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, /** @type {string} */ key, kind, fallback) =>
      kind === '?' ? dotEnv[key] : fallback,
    ),
  ])
  return Object.fromEntries(filled)
}

/** The image's user, where this process is root and that user can run Node; else empty: the present user. @returns {{ uid?: number, gid?: number }} */
function imageUser() {
  if (process.getuid?.() !== 0) return {}
  const user = { uid: IMAGE_USER, gid: IMAGE_USER }
  return spawnSync(process.execPath, ['-e', ''], { ...user, cwd: '/' }).status === 0 ? user : {}
}

/** @param {{ uid?: number, gid?: number }} user @param {string} entry */
function changeOwner({ uid, gid }, entry) {
  if (uid === undefined || gid === undefined) return
  fs.lchownSync(entry, uid, gid)
  if (!fs.lstatSync(entry).isDirectory()) return
  for (const name of fs.readdirSync(entry)) changeOwner({ uid, gid }, path.join(entry, name))
}

/**
 * Copies the image's files into `home`: the program in app/ and an empty data/. `dotEnv` is what .env would hold.
 * @param {string} home @param {{ port: number, dotEnv: Env }} settings
 */
export function layOut(home, { port, dotEnv }) {
  const lines = lastStage()
  const app = path.join(home, 'app')
  const data = path.join(home, 'data')
  const user = imageUser()
  fs.chmodSync(home, 0o755)
  fs.mkdirSync(app)
  for (const [, from = '', to = ''] of lines.matchAll(
    /^COPY --from=build --chown=node:node \/app\/(\S+) (\S+)$/gm,
  ))
    fs.cpSync(from, path.join(app, to), { recursive: true, verbatimSymlinks: true })
  for (const name of fs.readdirSync(app)) changeOwner(user, path.join(app, name))
  fs.mkdirSync(data)
  changeOwner(user, data)

  const settings = { ...imageEnv(lines), ...composeEnv(dotEnv), DATA_DIR: data, PORT: String(port) }
  /** Only these, nothing else of this process's environment. */
  const env = { PATH: process.env.PATH, NODE_ENV: /** @type {const} */ ('production'), ...settings }
  const options = { cwd: app, env, ...user }
  /** The arguments after `node` of a command, which here is the Node that runs this. @param {RegExp} pattern @returns {string[]} */
  const argsOf = (pattern) => JSON.parse(required(pattern, lines)).slice(1)
  const health = argsOf(/^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m)
  const command = argsOf(/^CMD (\[.*\])$/m)
  /** @param {string[]} args */
  const run = (args) => spawnSync(process.execPath, args, { ...options, encoding: 'utf8' })
  return {
    app,
    data,
    user,
    start: () => spawn(process.execPath, command, options),
    healthy: () => run(health).status === 0,
    exec: (/** @type {string[]} */ ...args) => run(args),
  }
}

/** How many files a folder holds and how large they are together. @param {string} folder */
export function sizeOf(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
  const bytes = files.reduce(
    (sum, { parentPath, path: older, name }) => sum + fs.statSync(path.join(parentPath ?? older, name)).size,
    0,
  )
  return { files: files.length, megabytes: Math.round(bytes / 1e6) }
}
