import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { lockDatabaseFile, unlockDatabaseFile } from '@/db/sqlite/lock-file'
import { compare, copy, killedCopy, start } from '../support/copy-command'
import { changeFile, copyFile, emptyTables, filledClub } from '../support/filled-club'
import { BOOT_MS } from '../support/academy'
import { someOf } from '../support/size'

// The copy of a club from SQLite to SQLite, which needs no server; copy-mongodb.test.ts does the same over MongoDB.

const COPY_MS = 180_000
let folder: string
let source: string

const url = (name: string): string => `file:${path.join(folder, name)}`
const sum = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await fs.readFile(file))
    .digest('hex')

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-copy-'))
  source = await filledClub(folder)
}, BOOT_MS)
afterAll(() => fs.rm(folder, { recursive: true }))

describe('a copy of a club', () => {
  test(
    'has every row of every table but sessions and open editors, and leaves the source as it was',
    async () => {
      expect(await emptyTables(source)).toEqual([])
      const before = await sum(source)
      const { code, output } = await copy(`file:${source}`, url('whole.db'))
      expect(output).toContain('kópia je rovnaká ako zdroj')
      expect(code).toBe(0)
      expect(await sum(source)).toBe(before)
      expect(await emptyTables(path.join(folder, 'whole.db'))).toEqual([
        'payload_locked_documents',
        'payload_locked_documents_rels',
        'users_sessions',
      ])
    },
    COPY_MS,
  )

  test(
    'keeps ids, dates, passwords and the trash to the letter',
    async () => {
      const client = createClient({ url: url('whole.db') })
      await client.execute({ sql: 'ATTACH ? AS source', args: [source] })
      for (const columns of ['id, created_at, updated_at, hash, salt, deleted_at, email', '*']) {
        const { rows } = await client.execute(
          `SELECT ${columns} FROM main.users EXCEPT SELECT ${columns} FROM source.users`,
        )
        expect(rows).toEqual([])
      }
      const { rows } = await client.execute(
        'SELECT count(*) AS trashed FROM users WHERE deleted_at IS NOT NULL',
      )
      expect(rows[0]?.trashed).toBe(2)
      client.close()
    },
    COPY_MS,
  )

  test(
    'killed in the middle is no database a site starts on, and the command run again completes it',
    async () => {
      const before = await sum(source)
      await killedCopy(`file:${source}`, url('killed.db'), 'Kategórie')
      expect(await sum(source)).toBe(before)
      const refused = await start(url('killed.db'))
      expect(refused.output).toContain('nedokončená kópia')
      expect(refused.code).toBe(1)
      expect((await compare(`file:${source}`, url('killed.db'))).code).toBe(1)
      const asSource = await copy(url('killed.db'), url('other.db'))
      expect(asSource.output).toContain('nedokončená kópia')

      const again = await copy(`file:${source}`, url('killed.db'))
      expect(again.output).toContain('kópia je rovnaká ako zdroj')
      expect((await compare(`file:${source}`, url('killed.db'))).code).toBe(0)
      const opened = await start(url('killed.db'))
      expect(opened.output).toContain('Databáza už má používateľov')
    },
    2 * COPY_MS,
  )
})

describe('a copy is refused, with a sentence and exit code 1', () => {
  const mongodb = 'mongodb://127.0.0.1:1/akademia'
  const targets = [
    ['to an address of no database', 'postgres://x', '--to musí začínať file:'],
    ['to MongoDB without a replica set', mongodb, '--to pre MongoDB musí pomenovať replikačnú sadu'],
    ['to MongoDB without a name', 'mongodb://127.0.0.1:1/?replicaSet=rs0', 'musí pomenovať aj databázu'],
    ['to MongoDB that does not answer', `${mongodb}?replicaSet=rs0`, 'sa nedá otvoriť'],
    ['with a bare password', 'mongodb://klub:Taj/ne@127.0.0.1:1/a?replicaSet=rs0', 'nahraďte znaky'],
    ['with a password', 'mongodb://klub:Taj%2Fne@127.0.0.1:1/a?replicaSet=rs0', 'sa nedá otvoriť'],
    ['to itself', 'SOURCE', 'tá istá databáza'],
    ['to a club', 'CLUB', 'nie je prázdna'],
  ] as const
  test.each(someOf(targets, 3))(
    '%s',
    async (_case, to, sentence) => {
      const club = await copyFile(source)
      const before = await sum(club)
      const { code, output } = await copy(
        `file:${source}`,
        to.replace('SOURCE', `file:${source}`).replace('CLUB', `file:${club}`),
      )
      expect(output).toContain(sentence)
      expect(output).not.toContain('Taj')
      expect(code).toBe(1)
      expect(await sum(club)).toBe(before)
    },
    COPY_MS,
  )

  const sources = [
    [
      'of an older program',
      `DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)`,
      'zo staršej verzie programu',
    ],
    [
      'of a newer program',
      `INSERT INTO payload_migrations (name, batch) VALUES ('20991231_000000_later', 2)`,
      'z novšej verzie programu',
    ],
    ['of nothing', 'DELETE FROM payload_migrations', 'nie sú údaje webu'],
  ] as const
  test.each(someOf(sources, 1))(
    'from a database %s',
    async (_case, statement, sentence) => {
      const other = await copyFile(source)
      await changeFile(other, statement)
      const { code, output } = await copy(`file:${other}`, url('refused.db'))
      expect(output).toContain(sentence)
      expect(code).toBe(1)
      await expect(fs.access(path.join(folder, 'refused.db'))).rejects.toThrow()
    },
    COPY_MS,
  )

  test(
    'from a file that a running site has open, and from none',
    async () => {
      await lockDatabaseFile(source)
      const used = await copy(`file:${source}`, url('refused.db'))
      await unlockDatabaseFile(source)
      expect(used.output).toContain('už používa iný spustený proces')
      expect(used.code).toBe(1)
      const missing = await copy(url('missing.db'), url('refused.db'))
      expect(missing.output).toContain('neexistuje')
      expect(missing.code).toBe(1)
    },
    COPY_MS,
  )
})

describe('the comparison', () => {
  const differences: [what: string, statement: string, line: RegExp][] = [
    [
      'a changed field',
      `UPDATE users SET phone = '+421' WHERE id LIKE 'users-1-%'`,
      /users users-1-\S+: pole phone sa líši/,
    ],
    [
      'a field that lost its value',
      `UPDATE users SET hash = NULL WHERE id LIKE 'users-1-%'`,
      /pole hash je len v prvej/,
    ],
    [
      'a later moment',
      `UPDATE events SET updated_at = '2026-01-01T00:00:00.001Z' WHERE id LIKE 'events-1-%'`,
      /events events-1-\S+: pole updated_at/,
    ],
    ['a missing row', `DELETE FROM deliveries WHERE id = 'more-9'`, /deliveries more-9: len v prvej/],
    [
      'one row more',
      `INSERT INTO events (id, type, starts_at) VALUES ('x', 0, 'x')`,
      /events x: len v druhej/,
    ],
    ['another order of a list', `UPDATE users_children SET _order = 3 - _order`, /pole children sa líši/],
    ['a relation less', `DELETE FROM events_rels WHERE path = 'trainers' AND "order" = 1`, /pole trainers/],
    [
      'another word in a text',
      `UPDATE news SET content = replace(content, 'ľ', 'l')`,
      /news \S+: pole content/,
    ],
    [
      'another version',
      `UPDATE _news_v SET version_author = 'x' WHERE id = 1`,
      /_news_v .*: pole version_author/,
    ],
    [
      'another job',
      `UPDATE payload_jobs SET has_error = NOT has_error WHERE id = 1`,
      /payload_jobs .*pole has_error/,
    ],
    ['another global', `UPDATE club SET iban = 'x'`, /club #1: pole iban/],
  ]
  test.each(someOf(differences, 3))(
    'names the collection, the row and the field of %s',
    async (_case, statement, line) => {
      const changed = await copyFile(source)
      await changeFile(changed, statement)
      const { code, output } = await compare(`file:${source}`, `file:${changed}`)
      expect(output).toMatch(line)
      expect(code).toBe(1)
    },
    COPY_MS,
  )
})
