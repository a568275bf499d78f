import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** What a command of the repository said and how it ended. The environment is exactly the given one, no more. */
export const runScript = (
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('exit', (code) => resolve({ code, said: said.trim() }))
  })
