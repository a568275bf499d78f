// The checks that take seconds: the types of everything, lint and format of the changed files.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ name: string, ok: boolean, output: string }} Checked */

/** @param {string} root @param {string} name @param {string[]} args @returns {Promise<Checked>} */
const check = (root, name, args) =>
  new Promise((resolve) => {
    const [script = '', ...further] = args
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...further], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ name, ok: code === 0, output: output.trimEnd() }))
  })

/** @param {string} root @param {string[]} changed @returns {Promise<Checked[]>} */
export function quickChecks(root, changed) {
  const present = changed.filter((file) => existsSync(join(root, file)))
  const code = present.filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file))
  // Writes the types of the pages' addresses (PageProps), which a fresh clone lacks.
  spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'typegen'], { cwd: root })
  const checks = [check(root, 'types', ['typescript-native/bin/tsc', '--noEmit', '-p', '.'])]
  if (code.length > 0)
    checks.push(
      check(root, 'lint', ['eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code]),
    )
  if (present.length > 0)
    checks.push(
      check(root, 'format', [
        ...['prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level', 'warn'],
        ...present,
      ]),
    )
  return Promise.all(checks)
}
