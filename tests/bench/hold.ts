import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type Data, environment } from './bench-site'

const ACTS = path.join(import.meta.dirname, 'acts.ts')

/** The longest hold of the write lock in each act on one database, in ms. Runs in a process that opens the database. */
export function heldBy(site: string, data: Data): Record<string, number> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', ACTS],
    { env: environment(data), encoding: 'utf8', timeout: 300_000, cwd: path.resolve(site, '../..') },
  )
  const line = stdout.split('\n').find((each) => each.startsWith('held '))
  if (status !== 0 || !line) throw new Error(`acts: ${stderr.slice(-2000)}`)
  return JSON.parse(line.slice(5)) as Record<string, number>
}
