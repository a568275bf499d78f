import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Where } from 'payload'
import { joinProcesses } from '@/db/mongodb/join-processes'
import type { Processes } from '@/db/mongodb/processes'
import { runQueue } from '@/lib/jobs'
import { MAIL_QUEUE, newEmailJob } from '@/lib/outbox'
import { type Academy, BOOT_MS, bootAcademy, databaseUnderTest } from '../support/academy'
import { JOB_PROCESS } from '../support/job-process'
import { smtpSink } from '../support/smtp-sink'

// Two processes run the jobs of one MongoDB. JOBS=10000 asks it of as many; then it takes minutes.

const JOBS = Number(process.env.JOBS ?? 150)
/** For each job on two cores beside other suites, and what a process takes to start. */
const WITHIN_MS = 60_000 + JOBS * 200
const root = path.resolve(import.meta.dirname, '../..')
const onMongodb = databaseUnderTest === 'mongodb' ? test : test.skip
let academy: Academy
let processes: Processes | undefined
let running: ChildProcess[] = []

beforeAll(async () => {
  if (databaseUnderTest !== 'mongodb') return
  academy = await bootAcademy()
  const nothing = () => undefined
  const events = { onGone: nothing, onDoubt: nothing, onReplaced: nothing, onCutOff: nothing }
  processes = await joinProcesses(academy.payload.db as unknown as MongooseAdapter, JOB_PROCESS, events)
}, BOOT_MS)
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGKILL')))
  running = []
})
afterAll(async () => {
  await processes?.leave()
  await academy?.stop()
})

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** A process that runs jobs until it is ended; resolves once it works. */
async function startRunner(smtp: string): Promise<ChildProcess> {
  const child = fork(path.join(root, 'tests/support/job-runner.ts'), {
    cwd: root,
    execArgv: ['--conditions=production', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', SMTP_URL: smtp },
  })
  running.push(child)
  await once(child, 'message')
  return child
}

/** Queues this many e-mails, each to an address of its own. */
async function queue(count: number): Promise<void> {
  const letter = (at: number) => ({
    taskSlug: 'letter',
    queue: MAIL_QUEUE,
    processing: false,
    hasError: false,
    totalTried: 0,
    input: { ...newEmailJob(), to: `p${at}@klub.test`, subject: `List ${at}`, text: 'Tréning bude.' },
  })
  const { collections } = academy.payload.db as unknown as MongooseAdapter
  await collections['payload-jobs']!.insertMany(Array.from({ length: count }, (_, at) => letter(at)))
}

const left = async () => {
  const where: Where = { and: [{ queue: { equals: MAIL_QUEUE } }, { completedAt: { exists: false } }] }
  return (await academy.payload.db.count({ collection: 'payload-jobs', where })).totalDocs
}

/** Runs the queue in this process, beside the other one, until nothing is left. */
async function untilNone(smtp: string): Promise<void> {
  process.env.SMTP_URL = smtp
  for (const late = Date.now() + WITHIN_MS; (await left()) > 0;) {
    if (Date.now() > late) throw new Error(`${await left()} jobs were left`)
    await runQueue(academy.payload, MAIL_QUEUE)
    await pause(200)
  }
}

onMongodb(
  'of workers that look for a job at once each gets another one, and one too many gets none',
  async () => {
    await queue(3)
    const { db } = academy.payload
    const where: Where = { and: [{ queue: { equals: MAIL_QUEUE } }, { processing: { equals: false } }] }
    const take = () => db.updateJobs({ data: { processing: true }, limit: 1, where })
    const taken = await Promise.all(Array.from({ length: 4 }, take))
    expect(taken.map((jobs) => jobs?.length).sort()).toEqual([0, 1, 1, 1])
    expect(new Set(taken.flatMap((jobs) => jobs?.map(({ id }) => id) ?? [])).size).toBe(3)
    await db.deleteMany({ collection: 'payload-jobs', where: { queue: { equals: MAIL_QUEUE } } })
  },
)

onMongodb(
  'each job runs once, whichever of two processes takes it',
  async () => {
    const sink = await smtpSink()
    await queue(JOBS)
    const other = await startRunner(sink.url)
    const began = Date.now()
    await untilNone(sink.url)
    const seconds = (Date.now() - began) / 1000
    process.stdout.write(`${JOBS} jobs in ${seconds.toFixed(0)} s, ${sink.mails.length} e-mails\n`)
    expect(sink.mails.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: JOBS }, (_, at) => `p${at}@klub.test`).sort(),
    )
    await end(other, 'SIGTERM')
    await sink.stop()
  },
  WITHIN_MS + 120_000,
)

onMongodb(
  'what a killed process was doing is done by another one when it counts as dead, half a minute later',
  async () => {
    await queue(20)
    // So slow that it is killed while it sends.
    const slow = await smtpSink(600_000)
    const killed = await startRunner(slow.url)
    const late = Date.now() + WITHIN_MS
    while (slow.mails.length < 3 && Date.now() < late) await pause(20)
    expect(slow.mails).toHaveLength(3)
    await end(killed, 'SIGKILL')
    const died = Date.now()
    const sink = await smtpSink()
    await untilNone(sink.url)
    process.stdout.write(`done ${((Date.now() - died) / 1000).toFixed(0)} s after the kill\n`)
    expect(sink.mails).toHaveLength(20)
    expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(20)
    expect(Date.now() - died).toBeLessThan(90_000)
    await Promise.all([slow.stop(), sink.stop()])
  },
  WITHIN_MS + 120_000,
)

onMongodb('two processes that start at once queue the daily deletion once', async () => {
  const { startDeletion } = await import('@/features/enquiries/service')
  await Promise.all(Array.from({ length: 4 }, () => startDeletion(academy.payload)))
  const where = { taskSlug: { equals: 'expireEnquiries' } }
  expect((await academy.payload.db.count({ collection: 'payload-jobs', where })).totalDocs).toBe(1)
})
