import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { MAIL_QUEUE, firstTry } from '@/lib/outbox'
import { type Academy, bootAcademy, databaseUnderTest } from '../support/academy'
import { type Received, smtpSink } from '../support/smtp-sink'

/** Nightly runs set more; each round costs about three seconds, most of it Payload's start. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const LETTERS = 8 * ROUNDS
/** Jobs that are under way at once: as many may be sent again after each kill. */
const WORKERS = 3
const root = path.resolve(import.meta.dirname, '../..')
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
    input: { ...firstTry(), name: 'jakub.lalik', kind: 'reset' },
    queue: MAIL_QUEUE,
    overrideAccess: true,
  })
  for (let at = 0; at < LETTERS; at += 1)
    await payload.jobs.queue({
      task: 'letter',
      input: { ...firstTry(), to: `p${at}@klub.test`, subject: `List ${at}`, text: 'Tréning bude.' },
      queue: MAIL_QUEUE,
      overrideAccess: true,
    })
  await payload.db.destroy?.()
}, 60_000)
afterAll(async () => {
  await academy?.stop().catch(() => undefined)
  if (folder) await fs.rm(folder, { recursive: true })
})

const started = async (smtp: string): Promise<{ child: ChildProcess; done: Promise<unknown> }> => {
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
  const done = new Promise((resolve) => child.on('message', (said) => said === 'done' && resolve(said)))
  await new Promise((resolve) => child.on('message', (said) => said === 'working' && resolve(said)))
  return { child, done }
}
const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const gone = new Promise((resolve) => child.on('exit', resolve))
  child.kill(signal)
  await gone
}
const arrived = async (letters: Received[], count: number): Promise<void> => {
  while (letters.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}
const idOf = ({ text }: Received): string => /^Message-ID: (.*)$/im.exec(text)![1]!

/** Ends a runner with this signal once some letters went out, several times over; then lets the last one finish. */
async function interrupted(signal: NodeJS.Signals): Promise<Received[]> {
  for (const end of ['', '-wal', '-shm', '.lock']) await fs.rm(file + end, { force: true })
  await fs.copyFile(academy.file, file)
  const sink = await smtpSink(10)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child } = await started(sink.url)
    await arrived(sink.letters, sink.letters.length + 1 + Math.floor(Math.random() * 4))
    await ended(child, signal)
  }
  const { child, done } = await started(sink.url)
  await done
  await ended(child, 'SIGTERM')
  await sink.stop()
  return sink.letters
}

const expected = [
  ...Array.from({ length: LETTERS }, (_, at) => `p${at}@klub.test`),
  'jana@klub.test',
  'peter@klub.test',
].sort()

onSqlite('letters of a server that ends while it sends them', () => {
  test(
    `kill -9 (${ROUNDS} times): everybody gets theirs, and what comes twice is the same letter`,
    async () => {
      const letters = await interrupted('SIGKILL')
      const ids = new Map<string, Set<string>>()
      for (const letter of letters) ids.set(letter.to, (ids.get(letter.to) ?? new Set()).add(idOf(letter)))
      expect([...ids.keys()].sort()).toEqual(expected)
      expect([...ids.values()].map((each) => each.size)).toEqual(expected.map(() => 1))
      expect(letters.length - expected.length).toBeLessThanOrEqual(WORKERS * ROUNDS)
      const links = letters.filter(({ to }) => /^(jana|peter)@/.test(to))
      const words = (letter: Received) => letter.text.split('\n\n').slice(1).join('\n\n')
      expect(new Set(links.map(words)).size).toBe(1)
      process.stdout.write(
        `jobs: ${expected.length} letters, ${ROUNDS} kills, ${letters.length - expected.length} sent twice, 0 lost\n`,
      )
    },
    60_000 + ROUNDS * 30_000,
  )

  test(
    `SIGTERM (${ROUNDS} times): everybody gets theirs once`,
    async () => {
      const letters = await interrupted('SIGTERM')
      expect(letters.map(({ to }) => to).sort()).toEqual(expected)
    },
    60_000 + ROUNDS * 30_000,
  )
})
