// The data folder and its secrets, for the scripts that prepare or start the site.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export const dataDir = () => path.resolve(process.env.DATA_DIR || 'data')
const secretsFile = () => path.join(dataDir(), '.env')

/** What this process and its children write is their own user's alone: databases, photos, letters, secrets. */
function keepPrivate() {
  process.umask(0o077)
  const folder = dataDir()
  try {
    // A folder from before may be open to others; one that belongs to somebody else stays theirs.
    if (fs.existsSync(folder)) fs.chmodSync(folder, 0o700)
  } catch (error) {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error
  }
}

/** Fills in what the environment leaves open, from .env here and from .env in the data folder. The environment wins. */
export function loadSecrets() {
  for (const file of [path.resolve('.env'), secretsFile()]) {
    if (!fs.existsSync(file)) continue
    const before = { ...process.env }
    process.loadEnvFile(file)
    Object.assign(process.env, before)
  }
  keepPrivate()
}

/** As above; where there is no secret at all it makes one and keeps it in the data folder, readable by its owner only. */
export function ensureSecrets() {
  loadSecrets()
  if (process.env.PAYLOAD_SECRET) return
  const line = `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}\n`
  fs.mkdirSync(dataDir(), { recursive: true })
  fs.appendFileSync(secretsFile(), line, { mode: 0o600 })
  loadSecrets()
}
