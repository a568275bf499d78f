import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { runScript } from './run-script'

const root = path.resolve(import.meta.dirname, '../..')
export const ENV = { PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only-for-tests' }

type Ended = Promise<{ code: number | null; output: string }>

/** `npm run copy`, from one address to another. */
export const copy = (from: string, to: string): Ended =>
  runScript('scripts/copy.mjs', ENV, ['--from', from, '--to', to])

/** `npm run compare`. */
export const compare = (one: string, other: string): Ended =>
  runScript('scripts/compare.mjs', ENV, ['--one', one, '--other', other])

/** Opens a database as the site does when it starts. */
export const start = (url: string): Ended => runScript('scripts/seed.mjs', { ...ENV, DATABASE_URL: url })

/** Kills a copy (SIGKILL) at the first line it prints that contains this text; throws when it ended before. */
export function killedCopy(from: string, to: string, atLine: string): Promise<void> {
  const args = ['--conditions=production', '--import', 'tsx', 'scripts/copy.mjs', '--from', from, '--to', to]
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += String(chunk)
    if (output.includes(atLine)) child.kill('SIGKILL')
  })
  return new Promise((resolve, reject) =>
    child.on('exit', (code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`The copy ended with ${code}: ${output}`)),
    ),
  )
}
