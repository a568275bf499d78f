import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { databaseUnderTest } from './academy'

/** What a run of the tests keeps for its suites; jest.config.mjs names the run, and removes this when it is over. */
export const runFolder = (run: string): string => path.join(os.tmpdir(), `akademia-run-${run}`)

const isDatabase = (file: string): boolean => path.basename(file).startsWith('akademia.db')

async function onDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = createClient({ url: process.env.DATABASE_URL! })
  try {
    return await work(client)
  } finally {
    client.close()
  }
}

/** Fills the open, empty database and its data folder with what is kept. */
async function fill(folder: string): Promise<void> {
  await onDatabase(async (client) => {
    const { rows } = await client.execute(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    const copies = rows.map(
      ({ name }) => `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM kept."${name}";`,
    )
    // Not BEGIN IMMEDIATE: that would lock what is kept for writing too, where other suites read at the same moment.
    await client.executeMultiple(
      `PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = OFF; ATTACH '${path.join(folder, 'akademia.db')}' AS kept;
       BEGIN; ${copies.join('\n')} COMMIT; DETACH kept;`,
    )
  })
  await fs.cp(path.join(folder, 'files'), process.env.DATA_DIR!, { recursive: true })
}

/** Written aside and renamed: other suites see the whole or nothing. */
async function save(folder: string, result: unknown): Promise<void> {
  const aside = `${folder}.${randomUUID()}`
  await fs.mkdir(aside, { recursive: true })
  await onDatabase((client) =>
    client.execute({ sql: 'VACUUM INTO ?', args: [path.join(aside, 'akademia.db')] }),
  )
  const filter = (file: string): boolean => !isDatabase(file)
  await fs.cp(process.env.DATA_DIR!, path.join(aside, 'files'), { recursive: true, filter })
  await fs.writeFile(path.join(aside, 'told.json'), JSON.stringify(result))
  // The other worker may have been faster: then its copy stays.
  await fs.rename(aside, folder).catch(() => fs.rm(aside, { recursive: true }))
}

/**
 * What `make` writes into the empty academy that was just booted, and what it tells: made once a run, copied for every
 * further suite. Making the small club takes two seconds, copying it a twentieth of one.
 */
export async function fromSnapshot<Result>(name: string, make: () => Promise<Result>): Promise<Result> {
  const run = process.env.TEST_RUN
  if (databaseUnderTest !== 'sqlite' || !run) return make()
  const folder = path.join(runFolder(run), name)
  const known = await fs.readFile(path.join(folder, 'told.json'), 'utf8').catch(() => undefined)
  if (known !== undefined) {
    await fill(folder)
    return JSON.parse(known) as Result
  }
  const result = await make()
  await save(folder, result)
  return result
}
