import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a script of the repository with exactly the given environment; its exit code and what it printed. */
export const runScript = (
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('exit', (code) => resolve({ code, output: output.trim() }))
  })
