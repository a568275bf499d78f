import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type Data, environment } from './bench-site'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a script of this folder in a process that opens the database; what it prints after „measured“, in ms. */
function measuredBy(script: string, data: Data, more: Record<string, string> = {}): Record<string, number> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', path.join(import.meta.dirname, script)],
    { env: { ...environment(data), ...more }, encoding: 'utf8', timeout: 900_000, cwd: root },
  )
  const line = stdout.split('\n').find((each) => each.startsWith('measured '))
  if (status !== 0 || !line) throw new Error(`${script}: ${stderr.slice(-2000)}`)
  return JSON.parse(line.slice(9)) as Record<string, number>
}

/** The longest hold of the write lock in each act on one database, in ms. */
export const heldBy = (data: Data): Record<string, number> => measuredBy('acts.ts', data)

/** How long each look for what is due takes on one database, in ms, and what else no request waits for. */
export const byItselfOn = (data: Data): Record<string, number> => measuredBy('by-itself.ts', data)

/** The longest hold of the write lock in each act of the office of a club with so many members more, in ms. */
export const heldByOffice = (data: Data, members: number): Record<string, number> =>
  measuredBy('office-acts.ts', data, { BENCH_MEMBERS: String(members) })
