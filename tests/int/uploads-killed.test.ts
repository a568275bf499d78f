import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { bootAcademy, databaseUnderTest } from '../support/academy'
import { sized } from '../support/size'

/** Nightly runs set more; each round takes about three seconds, most of it Payload's start. */
const ROUNDS = sized(1, 10)
const root = path.resolve(import.meta.dirname, '../..')
// The suite reads the rows in SQLite's file after the kill; the order of file and row is the same code on MongoDB.
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

let folder: string
let file: string

beforeAll(async () => {
  if (databaseUnderTest === 'mongodb') return
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-uploads-'))
  file = path.join(folder, 'akademia.db')
  const { payload, file: made, stop } = await bootAcademy()
  await payload.db.destroy?.()
  await fs.copyFile(made, file)
  await stop().catch(() => undefined)
}, 60_000)
afterAll(async () => {
  if (folder) await fs.rm(folder, { recursive: true })
})

const startWriter = (...words: string[]): ChildProcess =>
  fork(path.join(root, 'tests/support/upload-writer.ts'), words, {
    cwd: root,
    execArgv: ['--conditions=production', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: `file:${file}`,
      DATA_DIR: folder,
      PAYLOAD_SECRET: 'x'.repeat(32),
    },
  })
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))
const onDisk = () => fs.readdir(path.join(folder, 'uploads/media')).catch(() => [] as string[])

/** Uploads until some are stored and files of the next ones are on the disk, then kills; returns acknowledged ids. */
async function killedWhileUploading(): Promise<string[]> {
  const ids: string[] = []
  const child = startWriter()
  child.on('message', (id) => ids.push(String(id)))
  const exit = ended(child)
  let known = 0
  while (ids.length < 3 || (await onDisk()).length === known) {
    if (ids.length < 3) known = (await onDisk()).length
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  child.kill('SIGKILL')
  await exit
  return ids
}

/** The names in the rows, by the id of the row. */
async function named(): Promise<Map<string, string[]>> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute(
    'SELECT id, filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename FROM media',
  )
  client.close()
  return new Map(
    rows.map((row) => {
      const [id, ...names] = Object.values(row).map(String)
      return [id!, names]
    }),
  )
}

onSqlite('a server killed while pictures are uploaded', () => {
  test(
    `after kill -9 (${ROUNDS} times) every row has its files, and files without a row are removed`,
    async () => {
      const ids: string[] = []
      for (let round = 0; round < ROUNDS; round += 1) ids.push(...(await killedWhileUploading()))
      const rows = await named()
      const names = [...rows.values()].flat().sort()
      const left = await onDisk()
      expect([...rows.keys()]).toEqual(expect.arrayContaining(ids))
      expect(left).toEqual(expect.arrayContaining(names))
      await ended(startWriter('sweep'))
      expect((await onDisk()).sort()).toEqual(names)
      process.stdout.write(
        `uploads: ${ids.length} acknowledged, ${ROUNDS} kills, 0 rows without a file, ${left.length - names.length} files swept\n`,
      )
    },
    60_000 + ROUNDS * 30_000,
  )
})
