import { mkdir, readdir, rename, rm, copyFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from '@libsql/client'

const KEPT = 5
const PREFIX = 'pred-migraciou-'

/** Copies the whole database, consistent even under use, into backups/ beside it; the oldest beyond five go. Returns the copy's path. */
export async function backUp(client: Client, file: string, now: Date): Promise<string> {
  const folder = path.join(path.dirname(file), 'backups')
  await mkdir(folder, { recursive: true })
  const copy = path.join(folder, `${PREFIX}${now.toISOString().replace(/[:.]/g, '-')}.db`)
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  const copies = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()
  await Promise.all(copies.slice(0, -KEPT).map((name) => rm(path.join(folder, name))))
  return copy
}

/** Puts a copy in the database's place; every connection must be closed. The journal belongs to the file that goes. */
export async function putBack(copy: string, file: string): Promise<void> {
  await copyFile(copy, `${file}.restoring`)
  await Promise.all(['-wal', '-shm'].map((end) => rm(file + end, { force: true })))
  await rename(`${file}.restoring`, file)
}
