import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fs from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { isWritable } from '@/db/sqlite/adapter'
import { runQueue } from '@/lib/jobs'
import { MAIL_QUEUE, runMailQueue, newEmailJob } from '@/lib/outbox'
import { filesOf, uploadDir } from '@/lib/uploaded-files'
import { type Academy, bootAcademy, databaseUnderTest } from '../support/academy'
import { contents, copyOf, type Faults, injectFaults, rawRows, restoreRows } from '../support/faults'
import { smtpSink } from '../support/smtp-sink'
import { createClub, type Ids } from '../support/club'

/** Every statement fails once; `FAULT_STEP=3` lets a hurried run try every third one. */
const STEP = Number(process.env.FAULT_STEP ?? 1)
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

let academy: Academy
let payload: Payload
let ids: Ids
let faults: Faults
let kept: string
let sink: Awaited<ReturnType<typeof smtpSink>>
let photo: Buffer

beforeAll(async () => {
  academy = await bootAcademy()
  payload = academy.payload
  if (databaseUnderTest === 'mongodb') return
  ids = await createClub(payload)
  // What is refused on purpose is not to fill the output.
  payload.logger.error = () => undefined
  payload.logger.warn = () => undefined
  faults = await injectFaults(payload)
  sink = await smtpSink()
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5a3c' } })
    .jpeg()
    .toBuffer()
  await ranOut('default')
  kept = await copyOf(academy.file)
}, 120_000)
afterAll(async () => {
  await sink?.stop()
  await academy.stop()
})

const open = { overrideAccess: true } as const
const saves = () =>
  payload.update({ collection: 'categories', id: ids.U9!, data: { order: 9 }, overrideAccess: true })
const unfinished = async (task: string) => {
  const where = { taskSlug: { equals: task }, completedAt: { exists: false } }
  return (await payload.db.count({ collection: 'payload-jobs', where })).totalDocs
}
/** Runs a queue as if every pause before a further try, and every time of grace, were over. */
async function ranOut(queue: string): Promise<void> {
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

/** The rows as they were at the beginning, and the files as those rows say. */
async function back(): Promise<void> {
  await restoreRows(payload, kept)
  const named = (await media()).flatMap(filesOf)
  for (const name of await onDisk()) if (!named.includes(name)) await fs.rm(`${uploadDir('media')}/${name}`)
}

/** Lets every statement of the task fail, one after another; `look` says of each whether it was refused. */
async function failEach(
  name: string,
  prepare: () => Promise<unknown>,
  task: () => Promise<unknown>,
  look: (outcome: 'fulfilled' | 'rejected', failed: string) => Promise<void>,
): Promise<void> {
  let [count, refused] = [0, 0]
  for (let nth = 1; ; nth += STEP) {
    await back()
    await prepare()
    const { outcome, failed } = await faults.failing(nth, task)
    if (failed === undefined) break
    count += 1
    if (outcome.status === 'rejected') refused += 1
    await expect(isWritable(payload.db, 1000)).resolves.toBe(true)
    await saves()
    await look(outcome.status, failed)
  }
  process.stdout.write(
    `faults: ${name}: ${count} injected, ${refused} refused, ${count - refused} made good\n`,
  )
  expect(count).toBeGreaterThan(0)
}

onSqlite('whatever statement fails, nothing is half done, nothing is lost, and the next save works', () => {
  test.each([
    ['letter', () => sink.url],
    ['letter that is refused', () => 'smtp://127.0.0.1:1'],
  ])(
    'a %s on its way out of the outbox',
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
          // Forgotten before it left: nothing may say that.
          if ((await unfinished('letter')) === 0)
            expect({ failed, sent: sink.mails.length }).not.toMatchObject({ sent: 0 })
          process.env.SMTP_URL = sink.url
          await ranOut(MAIL_QUEUE)
          const marks = sink.mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)![1])
          expect({ failed, letters: new Set(marks).size, left: await unfinished('letter') }).toEqual({
            failed,
            letters: 1,
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
  /** Every row has all its files; after the time of grace there are no others. */
  async function wholeFiles(failed: string): Promise<void> {
    const named = (await media()).flatMap(filesOf).sort()
    expect({ failed, named: await onDisk() }).toEqual({ failed, named: expect.arrayContaining(named) })
    await ranOut('default')
    expect({ failed, files: (await onDisk()).sort() }).toEqual({ failed, files: named })
  }
  const withoutJobs = async () => {
    const rows = contents(await rawRows(academy.file))
    return Object.fromEntries(Object.entries(rows).filter(([table]) => !table.startsWith('payload_jobs')))
  }

  test('a picture that is uploaded', async () => {
    let before: object = {}
    await back()
    await upload()
    await ranOut('default')
    const after = await withoutJobs()
    await failEach(
      'upload',
      async () => {
        await ranOut('default')
        before = await withoutJobs()
      },
      upload,
      async (outcome, failed) => {
        const rows = await withoutJobs()
        const nothing = outcome === 'rejected' && JSON.stringify(rows) === JSON.stringify(before)
        if (!nothing) expect({ failed, rows }).toEqual({ failed, rows: after })
        await wholeFiles(failed)
      },
    )
  }, 300_000)

  test('a picture that is deleted, and its files after it', async () => {
    let id = ''
    await failEach(
      'deletion',
      async () => {
        id = (await upload()).id
      },
      async () => {
        await payload.delete({ collection: 'media', id, ...open })
        await ranOut('default')
      },
      async (outcome, failed) => {
        if (outcome === 'fulfilled') expect((await media()).map((row) => row.id)).not.toContain(id)
        await wholeFiles(failed)
      },
    )
  }, 300_000)
})
