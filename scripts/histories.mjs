#!/usr/bin/env node
// Makes long random sequences of calls to /api and checks the database after every call: a part of `npm run test:release`.
// `--acts 5000` makes more calls, `--seed 7` repeats a sequence, `fees` runs only tests/int/histories-fees.test.ts. A failure
// prints its seed and the shortest sequence that fails.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values, positionals } = parseArgs({
  options: {
    acts: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
  allowPositionals: true,
})
const only = positionals.length > 0 ? `(${positionals.join('|')})` : ''
const { status } = spawnSync(
  process.execPath,
  ['scripts/test.mjs', 'int', '--', '--testPathPatterns', `tests/int/histories-${only}`],
  {
    cwd: root,
    env: { ...process.env, HISTORY_ACTS: values.acts, HISTORY_SEED: values.seed },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
