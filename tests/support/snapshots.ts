import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { forgetProcessState } from '@/lib/process-state'
import { databaseUnderTest, runFolder } from './academy'
import { endJobs } from './give-back'

/** Neither the database, which is copied as one, nor mails: they are written by jobs of no suite's. */
const isFile = (file: string): boolean =>
  !path.basename(file).startsWith('akademia.db') && path.basename(file) !== 'mail'

async function onDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = createClient({ url: process.env.DATABASE_URL! })
  try {
    return await work(client)
  } finally {
    client.close()
  }
}

/** Fills the open, empty database and its data folder from a snapshot. */
async function fill(folder: string): Promise<void> {
  await onDatabase(async (client) => {
    const { rows } = await client.execute(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    const copies = rows.map(
      ({ name }) =>
        `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM snapshot."${name}";`,
    )
    // Not BEGIN IMMEDIATE: that would also lock the snapshot for writing, which other suites read at the same moment.
    await client.executeMultiple(
      `PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = OFF; ATTACH '${path.join(folder, 'akademia.db')}' AS snapshot;
       BEGIN; ${copies.join('\n')} COMMIT; DETACH snapshot;`,
    )
  })
  await fs.cp(path.join(folder, 'files'), process.env.DATA_DIR!, { recursive: true })
}

/** Written under another name and renamed: other suites see a whole snapshot or none. */
async function save(folder: string, result: unknown): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}`
  await fs.mkdir(unfinished, { recursive: true })
  await onDatabase((client) =>
    client.execute({ sql: 'VACUUM INTO ?', args: [path.join(unfinished, 'akademia.db')] }),
  )
  await fs.cp(process.env.DATA_DIR!, path.join(unfinished, 'files'), { recursive: true, filter: isFile })
  await fs.writeFile(path.join(unfinished, 'result.json'), JSON.stringify(result))
  // The other worker may have been faster: then its snapshot stays.
  await fs.rename(unfinished, folder).catch(() => fs.rm(unfinished, { recursive: true }))
}

/**
 * Fills the empty academy that was just booted by `make` and returns its result. `make` runs once a run; further suites
 * get a copy of its rows. Making the small club takes two seconds, copying it a twentieth of one.
 */
export async function fromSnapshot<Result>(
  payload: Payload,
  name: string,
  make: () => Promise<Result>,
): Promise<Result> {
  if (databaseUnderTest !== 'sqlite') return make()
  const folder = path.join(runFolder(), name)
  const known = await fs.readFile(path.join(folder, 'result.json'), 'utf8').catch(() => undefined)
  if (known !== undefined) {
    await fill(folder)
    return JSON.parse(known) as Result
  }
  const result = await make()
  // A job that runs while the rows are copied would be one that nobody runs in every copy.
  await endJobs(payload)
  forgetProcessState()
  await save(folder, result)
  return result
}
