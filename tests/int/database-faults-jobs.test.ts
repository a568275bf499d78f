import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fs from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { isWritable } from '@/db/sqlite/adapter'
import { runQueue } from '@/lib/jobs'
import { MAIL_QUEUE, runMailQueue, newEmailJob } from '@/lib/outbox'
import { filesOf, uploadDir } from '@/lib/uploaded-files'
import { databaseUnderTest } from '../support/academy'
import { contents, copyOf, type Faults, injectFaults, rawRows, restoreRows } from '../support/faults'
import { smtpSink } from '../support/smtp-sink'
import { setUpClub } from '../support/club'
import { sized } from '../support/size'

/** In the whole size every statement fails once, in the small one every seventh. */
const STEP = sized(7, 1)
// Faults are injected into the statements of SQLite's client.
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

const { academy, ids } = setUpClub()
let payload: Payload
let faults: Faults
let copy: string
let sink: Awaited<ReturnType<typeof smtpSink>>
let photo: Buffer

beforeAll(async () => {
  payload = academy.payload
  if (databaseUnderTest === 'mongodb') return
  // Intended errors must not fill the output.
  payload.logger.error = () => undefined
  payload.logger.warn = () => undefined
  faults = await injectFaults(payload)
  sink = await smtpSink()
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5a3c' } })
    .jpeg()
    .toBuffer()
  await runAll('default')
  copy = await copyOf(academy.file)
}, 120_000)
afterAll(() => sink?.stop())

const open = { overrideAccess: true } as const
const saves = () =>
  payload.update({ collection: 'categories', id: ids.U9!, data: { order: 9 }, overrideAccess: true })
const unfinished = async (task: string) => {
  const where = { taskSlug: { equals: task }, completedAt: { exists: false } }
  return (await payload.db.count({ collection: 'payload-jobs', where })).totalDocs
}
/** Runs a queue as if every delay before a retry or a removal were over. */
async function runAll(queue: string): Promise<void> {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { queue: { equals: queue } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })
  await runQueue(payload, queue)
}

const media = async () =>
  (await payload.db.find<{ id: string; filename: string }>({ collection: 'media', pagination: false })).docs
const onDisk = () => fs.readdir(uploadDir('media'))

/** Restores the rows of the beginning and removes files that none of them names. */
async function reset(): Promise<void> {
  await restoreRows(payload, copy)
  const named = (await media()).flatMap(filesOf)
  for (const name of await onDisk()) if (!named.includes(name)) await fs.rm(`${uploadDir('media')}/${name}`)
}

/** Makes every statement of the task fail, one after another; `check` examines the database after each. */
async function failEach(
  name: string,
  prepare: () => Promise<unknown>,
  task: () => Promise<unknown>,
  check: (outcome: 'fulfilled' | 'rejected', failed: string) => Promise<void>,
): Promise<void> {
  let [count, refused] = [0, 0]
  for (let nth = 1; ; nth += STEP) {
    await reset()
    await prepare()
    const { outcome, failed } = await faults.failing(nth, task)
    if (failed === undefined) break
    count += 1
    if (outcome.status === 'rejected') refused += 1
    await expect(isWritable(payload.db, 1000)).resolves.toBe(true)
    await saves()
    await check(outcome.status, failed)
  }
  process.stdout.write(
    `faults: ${name}: ${count} injected, ${refused} refused, ${count - refused} made good\n`,
  )
  expect(count).toBeGreaterThan(0)
}

onSqlite('jobs and files with a failing statement', () => {
  test.each([
    ['mail', () => sink.url],
    ['mail that is refused', () => 'smtp://127.0.0.1:1'],
  ])(
    'any failing statement leaves a %s in the outbox or sent, never lost',
    async (name, url) => {
      await failEach(
        name,
        async () => {
          sink.mails.length = 0
          process.env.SMTP_URL = url()
          const mail = { to: 'jana@klub.test', subject: 'Tréning', text: 'Tréning bude.' }
          const input = { ...newEmailJob(), ...mail }
          await payload.jobs.queue({ task: 'letter', input, queue: MAIL_QUEUE, ...open })
        },
        () => runMailQueue({ payload }),
        async (_, failed) => {
          // A mail must not leave the queue before it was sent.
          if ((await unfinished('letter')) === 0)
            expect({ failed, sent: sink.mails.length }).not.toMatchObject({ sent: 0 })
          process.env.SMTP_URL = sink.url
          await runAll(MAIL_QUEUE)
          const marks = sink.mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)![1])
          expect({ failed, mails: new Set(marks).size, left: await unfinished('letter') }).toEqual({
            failed,
            mails: 1,
            left: 0,
          })
        },
      )
    },
    300_000,
  )

  const upload = () => {
    const file = { data: photo, mimetype: 'image/jpeg', name: 'foto.jpg', size: photo.length }
    return payload.create({ collection: 'media', data: { alt: 'Ihrisko' }, file, ...open })
  }
  /** Every row has all its files; after the removals there are no others. */
  async function expectWholeFiles(failed: string): Promise<void> {
    const named = (await media()).flatMap(filesOf).sort()
    expect({ failed, named: await onDisk() }).toEqual({ failed, named: expect.arrayContaining(named) })
    await runAll('default')
    expect({ failed, files: (await onDisk()).sort() }).toEqual({ failed, files: named })
  }
  const withoutJobs = async () => {
    const rows = contents(await rawRows(academy.file))
    return Object.fromEntries(Object.entries(rows).filter(([table]) => !table.startsWith('payload_jobs')))
  }

  test('any failing statement leaves an uploaded picture whole or not there', async () => {
    let before: object = {}
    await reset()
    await upload()
    await runAll('default')
    const after = await withoutJobs()
    await failEach(
      'upload',
      async () => {
        await runAll('default')
        before = await withoutJobs()
      },
      upload,
      async (outcome, failed) => {
        const rows = await withoutJobs()
        const nothing = outcome === 'rejected' && JSON.stringify(rows) === JSON.stringify(before)
        if (!nothing) expect({ failed, rows }).toEqual({ failed, rows: after })
        await expectWholeFiles(failed)
      },
    )
  }, 300_000)

  test('any failing statement leaves a deleted picture whole or without files', async () => {
    let id = ''
    await failEach(
      'deletion',
      async () => {
        id = (await upload()).id
      },
      async () => {
        await payload.delete({ collection: 'media', id, ...open })
        await runAll('default')
      },
      async (outcome, failed) => {
        if (outcome === 'fulfilled') expect((await media()).map((row) => row.id)).not.toContain(id)
        await expectWholeFiles(failed)
      },
    )
  }, 300_000)
})
