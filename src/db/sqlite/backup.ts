import { access, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from '@libsql/client'

const MAX_COPIES = 5
const PREFIX = 'pred-migraciou-'
const FAILED = 'pred-neuspesnou-migraciou.db'

/** Waits until what a file or a folder holds is on the disk: the system may keep it in memory for half a minute. */
async function syncToDisk(name: string): Promise<void> {
  const handle = await open(name, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a whole file its name; a process that is killed in between leaves either the old one or the new one. */
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

/** Of the copies made before migrations that went well the last five stay. */
export async function dropOldCopies(file: string): Promise<void> {
  const folder = path.join(path.dirname(file), 'backups')
  const copies = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()
  await Promise.all(copies.slice(0, -MAX_COPIES).map((name) => rm(path.join(folder, name))))
}

/**
 * Puts a copy in the database's place; every connection must be closed. Returns where the copy is then: one place for
 * every failed try, so that a server which starts again and again fills no disk and pushes out no older copy.
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
 * Ends what `putBack` has begun; to be called before the file is opened, too, because the process may have been killed
 * in between. The journal belongs to the file that goes: with the one that comes it would be read as its own.
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
