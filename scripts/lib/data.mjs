// The data folder and its secrets, for the scripts that prepare or start the site.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export const dataDir = () => path.resolve(process.env.DATA_DIR || 'data')
const secretsFile = () => path.join(dataDir(), '.env')

/** What this process and its children write only its own user can read: databases, photos, e-mails, secrets. */
function keepPrivate() {
  process.umask(0o077)
  const folder = dataDir()
  try {
    // A folder made earlier may be readable by others; the mode of another user's folder cannot be changed.
    if (fs.existsSync(folder)) fs.chmodSync(folder, 0o700)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'EPERM' && code !== 'EROFS') throw error
  }
}

/** Sets variables the environment lacks, from .env here and from .env in the data folder. The environment wins. */
export function loadSecrets() {
  for (const file of [path.resolve('.env'), secretsFile()]) {
    if (!fs.existsSync(file)) continue
    const before = { ...process.env }
    process.loadEnvFile(file)
    Object.assign(process.env, before)
  }
  keepPrivate()
}

/** As above; without any PAYLOAD_SECRET it makes one and keeps it in the data folder. */
export function ensureSecrets() {
  loadSecrets()
  if (process.env.PAYLOAD_SECRET) return
  const line = `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}\n`
  fs.mkdirSync(dataDir(), { recursive: true })
  fs.appendFileSync(secretsFile(), line, { mode: 0o600 })
  loadSecrets()
}
