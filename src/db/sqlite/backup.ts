import { access, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from '@libsql/client'

const MAX_COPIES = 5
const PREFIX = 'pred-migraciou-'
const FAILED = 'pred-neuspesnou-migraciou.db'

/** Flushes a file or a folder to the disk: the system may hold it in memory for half a minute. */
async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Renames a complete file; a process that is killed meanwhile leaves either the old file or the new one. */
async function moveDurably(part: string, name: string): Promise<void> {
  await syncToDisk(part)
  await rename(part, name)
  await syncToDisk(path.dirname(name))
}

/** Copies the whole database, consistent even under use, into backups/ beside it. Returns the copy's path. */
export async function backUp(client: Client, file: string, now: Date): Promise<string> {
  const folder = path.join(path.dirname(file), 'backups')
  await mkdir(folder, { recursive: true })
  const copy = path.join(folder, `${PREFIX}${now.toISOString().replace(/[:.]/g, '-')}.db`)
  await rm(`${copy}.part`, { force: true })
  await client.execute({ sql: 'VACUUM INTO ?', args: [`${copy}.part`] })
  await moveDurably(`${copy}.part`, copy)
  return copy
}

/** Deletes the copies made before migrations, except the last five. */
export async function dropOldCopies(file: string): Promise<void> {
  const folder = path.join(path.dirname(file), 'backups')
  const copies = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()
  await Promise.all(copies.slice(0, -MAX_COPIES).map((name) => rm(path.join(folder, name))))
}

/**
 * Replaces the database by a copy; every connection must be closed. Returns the copy's new path, the same for every failed
 * try, so that a server that restarts again and again neither fills the disk nor displaces older copies.
 */
export async function restoreCopy(copy: string, file: string): Promise<string> {
  await copyFile(copy, `${file}.restoring.part`)
  await moveDurably(`${file}.restoring.part`, `${file}.restoring`)
  await finishRestore(file)
  const kept = path.join(path.dirname(copy), FAILED)
  await rename(copy, kept)
  return kept
}

/**
 * Completes `restoreCopy`; also to be called before the file is opened, because the process may have been killed meanwhile.
 * The journal of the replaced file is deleted, or SQLite would apply it to the new one.
 */
export async function finishRestore(file: string): Promise<void> {
  const restoring = `${file}.restoring`
  const isThere = await access(restoring).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  await Promise.all(['-wal', '-shm'].map((end) => rm(file + end, { force: true })))
  await moveDurably(restoring, file)
}
