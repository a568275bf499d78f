import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Academy, bootAcademy, databaseUnderTest } from '../support/academy'
import { runScript } from '../support/run-script'
import { inWhole } from '../support/size'

const SECRET = 'x'.repeat(32)
let folder: string

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-start-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

describe('refused starts', () => {
  test.each([
    ['without a secret', { PAYLOAD_SECRET: '' }, 'Chýba PAYLOAD_SECRET'],
    ['with a short secret', { PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET je krátke'],
    ['when the database would be dropped', { PAYLOAD_DROP_DATABASE: 'true' }, 'PAYLOAD_DROP_DATABASE'],
    ['on MongoDB without a replica set', { DATABASE_URL: 'mongodb://localhost/akademia' }, 'replicaSet'],
    ['on a public address without TLS', { SITE_URL: 'http://klub.test' }, 'ALLOW_INSECURE_HTTP'],
    ['on a port that is none', { PORT: 'http' }, 'PORT'],
  ])('npm start ends with one sentence and code 1 %s', async (_case, env, sentence) => {
    const { code, output } = await runScript('scripts/start.mjs', {
      PAYLOAD_SECRET: SECRET,
      DATA_DIR: folder,
      ...env,
    })
    expect(output).toContain(sentence)
    expect(output.split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })
})

// Only a file has one owner; processes that share MongoDB take turns at its migrations (mongodb-migrations.test.ts).
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

onSqlite('two processes on one file', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await bootAcademy()
  })

  inWhole(test)(
    'a second process on the same file is refused while the first one runs',
    async () => {
      const env = { PAYLOAD_SECRET: SECRET, DATABASE_URL: `file:${academy.file}`, DATA_DIR: folder }
      const refused = await runScript('scripts/lib/migrate-scratch.mjs', env)
      expect(refused.output).toContain('už používa iný spustený proces')
      expect(refused.code).toBe(1)
      const copy = `${folder}/later.db`
      await fs.copyFile(academy.file, copy)
      await academy.stop()
      const { code } = await runScript('scripts/lib/migrate-scratch.mjs', {
        ...env,
        DATABASE_URL: `file:${copy}`,
      })
      expect(code).toBe(0)
      // Two starts of a script, 13 s alone on two slow cores.
    },
    120_000,
  )
})
