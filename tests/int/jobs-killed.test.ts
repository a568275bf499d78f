import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Client, createClient } from '@libsql/client'
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eventSnapshot } from '@/features/notifications/event-changes/rules'
import { MAIL_QUEUE, newEmailJob } from '@/lib/outbox'
import { type Academy, bootAcademy, databaseUnderTest } from '../support/academy'
import { mailText } from '../support/mail-text'
import { type Received, smtpSink } from '../support/smtp-sink'
import { sized } from '../support/size'

/** Each takes about three seconds, most of it Payload's start. */
const ROUNDS = sized(1, 10)
const MAILS = 8 * ROUNDS
/** Jobs that run at once; each sends a mail, or two copies. As many may be sent again after each kill. */
const WORKERS = 3
/** More than a delivery writes in one transaction, so that one can be killed between two. */
const FAMILIES = 60
const root = path.resolve(import.meta.dirname, '../..')
// The suite prepares and reads the jobs in SQLite's file while no process has it open.
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

let folder: string
let file: string
let academy: Academy

beforeAll(async () => {
  if (databaseUnderTest === 'mongodb') return
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-jobs-'))
  file = path.join(folder, 'akademia.db')
  academy = await bootAcademy()
  const { payload } = academy
  await payload.updateGlobal({ slug: 'club', data: { name: 'TJ Hviezda' }, overrideAccess: true })
  const child = randomUUID()
  const person = { active: true, role: 'player' }
  const jakub = { id: child, firstName: 'Jakub', lastName: 'Ľalík', username: 'jakub.lalik' }
  await payload.db.create({ collection: 'users', data: { ...person, ...jakub, playing: true } })
  for (const name of ['jana', 'peter'])
    await payload.db.create({
      collection: 'users',
      data: {
        id: randomUUID(),
        ...person,
        firstName: name,
        lastName: 'Ľalík',
        email: `${name}@klub.test`,
        children: [{ id: randomUUID(), player: child, relation: 'mother', right: 'full' }],
      },
    })
  await payload.jobs.queue({
    task: 'passwordLink',
    input: { ...newEmailJob(), name: 'jakub.lalik', kind: 'reset' },
    queue: MAIL_QUEUE,
    overrideAccess: true,
  })
  for (let at = 0; at < MAILS; at += 1)
    await payload.jobs.queue({
      task: 'letter',
      input: { ...newEmailJob(), to: `p${at}@klub.test`, subject: `List ${at}`, text: 'Tréning bude.' },
      queue: MAIL_QUEUE,
      overrideAccess: true,
    })
  const families = Array.from({ length: FAMILIES }, (_, at) => ({ id: randomUUID(), email: familyAt(at) }))
  for (const family of families)
    await payload.db.create({
      collection: 'users',
      data: { ...person, firstName: 'Rodič', lastName: 'Skúšobný', playing: false, ...family },
    })
  const maria = { id: randomUUID(), active: true, role: 'admin', firstName: 'Mária', lastName: 'Sedláková' }
  await payload.db.create({ collection: 'users', data: { ...maria, email: 'maria@klub.test' } })
  await cancelTraining(
    families.map(({ id }) => id),
    maria.id,
  )
  const queued = { overrideAccess: true } as const
  await payload.jobs.queue({ task: 'tellNotices', input: {}, queue: 'notices', ...queued })
  const enquiry = (expiresAt: number) =>
    payload.db.create({
      collection: 'enquiries',
      data: {
        id: randomUUID(),
        ...{ kind: 'contact', guardianName: 'Eva Nová', operation: randomUUID(), state: 'new' },
        expiresAt: new Date(expiresAt).toISOString(),
      },
    })
  for (const expiresAt of [Date.now() - 1000, Date.now() - 2000, Date.now() + 86_400_000])
    await enquiry(expiresAt)
  await payload.jobs.queue({ task: 'articleComesOut', input: {}, ...queued })
  await payload.jobs.queue({ task: 'expireEnquiries', input: {}, ...queued })
  await payload.db.destroy?.()
}, 60_000)
afterAll(async () => {
  await academy?.stop().catch(() => undefined)
  if (folder) await fs.rm(folder, { recursive: true })
})

/** A training of all these people that was cancelled a minute ago, and has not been told to anybody. */
async function cancelTraining(people: readonly string[], by: string): Promise<void> {
  const { payload } = academy
  const [event, category] = [randomUUID(), randomUUID()]
  const startsAt = new Date(Date.now() + 5 * 3_600_000).toISOString()
  const ago = new Date(Date.now() - 60_000).toISOString()
  await payload.db.create({ collection: 'categories', data: { id: category, name: 'U11' } })
  const row = { id: event, type: 0, startsAt, categories: [category], published: true }
  await payload.db.create({
    collection: 'events',
    data: { ...row, cancelled: { at: ago, reason: 'búrka' } },
  })
  for (const player of people)
    await payload.db.create({
      collection: 'participants',
      data: { id: randomUUID(), event, player, category, userSubmitted: false },
    })
  await payload.db.create({
    collection: 'notices',
    data: {
      ...{ id: randomUUID(), kind: 'event', subject: event, key: `event:${event}`, batch: 'one' },
      ...{ by, firstAt: ago, dueAt: ago, told: false, before: JSON.stringify(eventSnapshot(row)) },
    },
  })
}

const familyAt = (at: number): string => `rodic${at}@klub.test`

interface Runner {
  child: ChildProcess
  done: Promise<unknown>
}
let renewals = 0
let running: ChildProcess | undefined
afterEach(() => void running?.kill('SIGKILL'))
const startRunner = async (smtp: string): Promise<Runner> => {
  const child = fork(path.join(root, 'tests/support/job-runner.ts'), {
    cwd: root,
    execArgv: ['--conditions=production', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: `file:${file}`,
      DATA_DIR: folder,
      PAYLOAD_SECRET: 'x'.repeat(32),
      SMTP_URL: smtp,
    },
  })
  running = child
  child.on('message', (message) => {
    if (message === 'renewed') renewals += 1
  })
  const received = (word: string) =>
    new Promise((resolve) => child.on('message', (message) => message === word && resolve(message)))
  const done = received('done')
  await received('working')
  return { child, done }
}
const stopRunner = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = new Promise((resolve) => child.on('exit', resolve))
  child.kill(signal)
  await ended
}
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 2))
}
const idOf = ({ text }: Received): string => /^Message-ID: (.*)$/im.exec(text)![1]!

/** How many rows a query counts in the runner's file. */
async function counted(client: Client, what: string): Promise<number> {
  const { rows } = await client.execute(`SELECT count(*) AS n FROM ${what}`)
  return Number(rows[0]!.n)
}
const PLANNED = `payload_jobs WHERE task_slug = 'expireEnquiries' AND wait_until IS NOT NULL`

/**
 * Ends runners with this signal: one while jobs without mails run, one in the middle of a delivery, the others after some
 * mails. Lets the last runner finish, and returns the mails and the counts of rows.
 */
async function interrupted(signal: NodeJS.Signals) {
  for (const end of ['', '-wal', '-shm', '.lock']) await fs.rm(file + end, { force: true })
  await fs.copyFile(academy.file, file)
  renewals = 0
  const sink = await smtpSink(10)
  const client = createClient({ url: `file:${file}` })
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = sink.mails.length
      const some = 1 + Math.floor(Math.random() * 4)
      const { child } = await startRunner(sink.url)
      await until(
        [
          async () => renewals > 0 || (await counted(client, PLANNED)) > 0,
          async () => (await counted(client, 'deliveries')) > 0,
        ][round] ?? (() => sink.mails.length >= before + some),
      )
      await stopRunner(child, signal)
    }
    const { child, done } = await startRunner(sink.url)
    await done
    await stopRunner(child, 'SIGTERM')
    const left = {
      deliveries: await counted(client, 'deliveries'),
      delivered: await counted(
        client,
        `notifications WHERE sent_at IS NOT NULL AND counts_recipients = ${FAMILIES}`,
      ),
      enquiries: await counted(client, 'enquiries'),
      planned: await counted(client, PLANNED),
      jobs: await counted(client, 'payload_jobs WHERE completed_at IS NULL'),
    }
    return { mails: sink.mails, left }
  } finally {
    client.close()
    await sink.stop()
  }
}

const expected = [
  ...Array.from({ length: MAILS }, (_, at) => `p${at}@klub.test`),
  ...Array.from({ length: FAMILIES }, (_, at) => familyAt(at)),
  'jana@klub.test',
  'peter@klub.test',
].sort()
/** Everybody has the notification in every channel, what expired is deleted, and one next run is planned. */
const everything = { deliveries: 3 * FAMILIES, delivered: 1, enquiries: 1, planned: 1, jobs: 1 }

onSqlite('jobs of a server that is ended', () => {
  test(
    `after kill -9 (${ROUNDS} times) every job is done, and a mail sent twice is the same mail`,
    async () => {
      const { mails, left } = await interrupted('SIGKILL')
      const ids = new Map<string, Set<string>>()
      for (const mail of mails) ids.set(mail.to, (ids.get(mail.to) ?? new Set()).add(idOf(mail)))
      expect([...ids.keys()].sort()).toEqual(expected)
      expect([...ids.values()].map((each) => each.size)).toEqual(expected.map(() => 1))
      // No two mails share an id: a mailbox that two guardians read would show only one of them.
      expect(new Set([...ids.values()].flatMap((each) => [...each])).size).toBe(expected.length)
      expect(mails.length - expected.length).toBeLessThanOrEqual(2 * WORKERS * ROUNDS)
      const links = mails.filter(({ to }) => /^(jana|peter)@/.test(to))
      const words = (mail: Received) => mailText(mail.text)
      expect(new Set(links.map(words)).size).toBe(1)
      const from = mails
        .filter(({ to }) => /^(jana|peter|rodic\d+)@/.test(to))
        .map(({ text }) => /^From: (.*) </m.exec(text)?.[1])
      expect(new Set(from)).toEqual(new Set(['TJ Hviezda']))
      expect(left).toEqual(everything)
      expect(renewals).toBeGreaterThanOrEqual(1)
      process.stdout.write(
        `jobs: ${expected.length} mails, ${ROUNDS} kills, ${mails.length - expected.length} sent twice, 0 lost\n`,
      )
    },
    60_000 + ROUNDS * 30_000,
  )

  test(
    `after SIGTERM (${ROUNDS} times) every job is done once`,
    async () => {
      const { mails, left } = await interrupted('SIGTERM')
      expect(mails.map(({ to }) => to).sort()).toEqual(expected)
      expect(left).toEqual(everything)
      expect(renewals).toBe(1)
    },
    60_000 + ROUNDS * 30_000,
  )
})
