import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
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

/** The copy as a process of its own, to be stopped by its id: `npm run copy` starts it as a second one. */
function spawnCopy(from: string, to: string): ChildProcess {
  const args = ['--conditions=production', '--import', 'tsx', 'scripts/copy.mjs', '--from', from, '--to', to]
  return spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** A copy that runs: when it has printed a text, the id of a process it has started, and how it ends. */
export function startedCopy(from: string, to: string) {
  const child = spawnCopy(from, to)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  const ended: Ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }))
  /** Resolves at once or with the output that contains it; throws when the copy ends before. */
  async function printed(text: string): Promise<void> {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`The copy ended with ${child.exitCode}: ${output}`)
      await Promise.race([once(child.stdout!, 'data'), ended])
    }
  }
  /** The process it has started of this script; throws when there is none. */
  function childOf(script: string): number {
    const { stdout } = spawnSync('pgrep', ['-P', String(child.pid), '-f', script], { encoding: 'utf8' })
    if (!stdout.trim()) throw new Error(`The copy runs no ${script}: ${output}`)
    return Number(stdout)
  }
  return { printed, childOf, ended }
}

/** Kills a copy (SIGKILL) at the first line it prints that contains this text; throws when it ended before. */
export function killedCopy(from: string, to: string, atLine: string): Promise<void> {
  const child = spawnCopy(from, to)
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
