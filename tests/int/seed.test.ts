import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { CollectionSlug, Payload } from 'payload'
import { isVariableSymbol } from '@/features/users/rules'
import { seedDemo } from '@/seed/run'
import { setUpAcademy } from '../support/academy'
import { inWhole } from '../support/size'

/** The day of the shifted clock, with scripts/test-days.mjs. */
const DAY = process.env.CLOCK_AT?.slice(0, 10) ?? '2026-11-21'
const SEEDED = [
  'erasures',
  'deliveries',
  'notifications',
  'enquiries',
  'bankRows',
  'bankStatements',
  'payments',
  'memberFees',
  'attendances',
  'participants',
  'absences',
  'events',
  'news',
  'albums',
  'products',
  'media',
  'documents',
  'documentFolders',
  'consents',
  'consentTexts',
  'playerMigrations',
  'users',
  'categories',
] as const satisfies CollectionSlug[]
/** Different every time: times of writing, names of stored files, salted passwords, sessions. */
const UNEQUAL = /^(createdAt|updatedAt|filename|url|thumbnailURL|sizes|hash|salt|sessions|_id|__v)$/

type Row = Record<string, unknown> & { id: string }
const key = (value: unknown): string => (value as { id?: string } | null)?.id ?? String(value)

const academy = setUpAcademy()
let payload: Payload
const lines: string[] = []

const rowsOf = async (collection: CollectionSlug): Promise<Row[]> => {
  const { docs } = await payload.db.find({ collection, pagination: false, limit: 0 })
  return docs as unknown as Row[]
}

const fingerprint = async (collection: CollectionSlug): Promise<string> => {
  const rows = (await rowsOf(collection)).sort((a, b) => a.id.localeCompare(b.id))
  const text = JSON.stringify(rows, (name, value: unknown) => (UNEQUAL.test(name) ? undefined : value))
  return `${rows.length} ${createHash('sha256').update(text).digest('hex')}`
}

const seed = () => seedDemo(payload, { today: DAY, report: (line) => lines.push(line) })

beforeAll(async () => {
  payload = academy.payload
  await seed()
}, 600_000)

describe('the demo club', () => {
  test('the demo club is refused by a database that has users', async () => {
    await expect(seed()).rejects.toThrow('len do prázdnej databázy')
  })

  test('the demo club is refused for a day that does not exist', async () => {
    await expect(seedDemo(payload, { today: '2026-02-30', report: () => undefined })).rejects.toThrow(
      'nie je platný',
    )
  })

  test('the demo club invites every member of a category to each of its events, and each of them once', async () => {
    const everybody = (await rowsOf('users')).filter((row) => row.playing === true && row.active !== false)
    // The child on trial is invited to trainings alone, and was not there before.
    const players = everybody.filter((row) => !row.trialUntil)
    const [onTrial, ...more] = everybody.filter((row) => row.trialUntil).map(({ id }) => id)
    expect(more).toEqual([])
    const invited = new Map<string, string[]>()
    for (const row of await rowsOf('participants')) {
      const event = key(row.event)
      invited.set(event, [...(invited.get(event) ?? []), key(row.player)])
    }
    for (const event of await rowsOf('events')) {
      const categories = (event.categories as unknown[]).map(key)
      const expected = players
        .filter((row) =>
          [row.category, row.secondCategory].some((one) => one && categories.includes(key(one))),
        )
        .map(({ id }) => id)
      expect(expected.length).toBeGreaterThan(20)
      const found = (invited.get(event.id) ?? []).filter((id) => id !== onTrial)
      expect(found.sort()).toEqual(expected.sort())
    }
  })

  test("the demo club's payments are allocated to the last cent, and fees agree with them", async () => {
    const paid = new Map<string, number>()
    for (const payment of await rowsOf('payments')) {
      const parts = payment.allocations as { fee: unknown; amount: number }[]
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment.amount)
      for (const { fee, amount } of parts) paid.set(key(fee), (paid.get(key(fee)) ?? 0) + amount)
    }
    for (const fee of await rowsOf('memberFees')) {
      expect(fee.paidAmount).toBe(paid.get(fee.id) ?? 0)
      expect(fee.owed).toBe(fee.waived ? 0 : Number(fee.amount) - Number(fee.paidAmount))
    }
  })

  test("the demo club's variable symbols are unique and have a right check digit", async () => {
    const symbols = (await rowsOf('users')).flatMap(({ variableSymbol, familySymbol }) =>
      [variableSymbol, familySymbol].filter((symbol) => typeof symbol === 'string'),
    )
    expect(symbols.length).toBeGreaterThan(300)
    expect(symbols.every(isVariableSymbol)).toBe(true)
    expect(new Set(symbols).size).toBe(symbols.length)
  })

  test('the demo club leaves Jakub and Ema two invitations to answer', async () => {
    const users = await rowsOf('users')
    const events = new Map((await rowsOf('events')).map((event) => [event.id, event]))
    const open = (await rowsOf('participants')).filter((row) => {
      const event = events.get(key(row.event))
      return (
        !row.userSubmitted &&
        event?.answerRequired &&
        event.published &&
        String(event.answerUntil) > `${DAY}T12`
      )
    })
    for (const name of ['Jakub Ľalík', 'Ema Ľalíková']) {
      const child = users.find((row) => row.name === name)
      expect(open.filter((row) => key(row.player) === child?.id)).toHaveLength(2)
    }
  })

  test('the demo club has moves planned on the first day of the next season, of children who still play there', async () => {
    const [stage, ...more] = await rowsOf('playerMigrations')
    expect(more).toEqual([])
    expect(stage).toMatchObject({ stage: 'waiting', dueOn: expect.stringMatching(/-07-01$/) })
    expect(String(stage!.dueOn) > DAY).toBe(true)
    const users = new Map((await rowsOf('users')).map((row) => [row.id, row]))
    const moves = stage!.moves as { player: unknown; from: unknown; to: unknown; outcome: string }[]
    expect(moves.length).toBeGreaterThan(5)
    for (const { player, from } of moves) {
      const child = users.get(key(player))
      expect([child?.active, key(child?.category)]).toEqual([true, key(from)])
    }
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      pagination: false,
      overrideAccess: true,
    })
    expect(docs.filter(({ taskSlug }) => taskSlug === 'performStage').map(({ input }) => input)).toEqual([
      { stage: stage!.id },
    ])
  })

  test('only the four demo people sign in to the demo club', async () => {
    const people = await rowsOf('users')
    expect(
      people
        .filter(({ hash }) => hash)
        .map(({ email }) => email)
        .sort(),
    ).toEqual([
      'admin@zelenadolina.test',
      'hrac@zelenadolina.test',
      'rodic@zelenadolina.test',
      'trener@zelenadolina.test',
    ])
    const email = 'trener@zelenadolina.test'
    const { user } = await payload.login({ collection: 'users', data: { email, password: 'Ukazka-2026!' } })
    expect(user?.name).toBe('Ľuboš Šimko')
  })

  test('the demo club has no domain and no telephone number that could be real', async () => {
    const globals = await Promise.all(
      (['club', 'home', 'about', 'legal'] as const).map((slug) => payload.findGlobal({ slug, depth: 0 })),
    )
    const rows = await Promise.all(SEEDED.map(rowsOf))
    const text = JSON.stringify([...globals, ...rows])
    const hosts = [...text.matchAll(/(?:https?:\/\/|mailto:[^@"]+@|"[\w.]+@)([\w.-]+)/g)].map(
      ([, host]) => host,
    )
    expect(hosts.length).toBeGreaterThan(50)
    expect(hosts.filter((host) => !host?.endsWith('.test'))).toEqual([])
    const phones = text.match(/\+42\d[ \d]+/g) ?? []
    expect(phones.length).toBeGreaterThan(50)
    expect(phones.filter((phone) => !phone.startsWith('+421 000 000 '))).toEqual([])
  })

  inWhole(test)(
    'the demo club is the same on the same day: a second empty database gets the same rows',
    async () => {
      const first = await Promise.all(SEEDED.map(fingerprint))
      // They say only until when something is not told again, from now on.
      await payload.db.deleteMany({ collection: 'notices', where: {} })
      // Guardians before children: a child with a guardian is not deleted.
      const guardians = { playing: { not_equals: true } }
      for (const collection of SEEDED) {
        if (collection === 'users') await payload.db.deleteMany({ collection, where: guardians })
        await payload.db.deleteMany({ collection, where: {} })
      }
      await seed()
      expect(await Promise.all(SEEDED.map(fingerprint))).toEqual(first)
    },
    600_000,
  )

  test('the seed prints how much it wrote', () => {
    expect(lines.at(-1)).toMatch(/^Spolu: 326\sosôb, /)
  })
})
