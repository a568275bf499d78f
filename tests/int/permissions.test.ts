import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { createGrownFamily, type Subject, SUBJECTS, setUpClub } from '../support/club'
import * as table from './permissions/table'

const { academy, ids } = setUpClub()
let payload: Payload
let cells = 0
const accounts = new Map<Subject, object | null>()

beforeAll(async () => {
  payload = academy.payload
  await createGrownFamily(payload, ids)
  for (const subject of SUBJECTS) {
    const id = ids[subject]
    accounts.set(
      subject,
      id ? await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true }) : null,
    )
  }
}, 120_000)

afterAll(() => void process.stdout.write(`permissions: ${cells} cells of the table checked\n`))

/** A new request of this person each time, so that nothing cached in a request is reused. */
const reqOf = async (subject: Subject): Promise<PayloadRequest> => {
  const account = accounts.get(subject)
  const user = account ? { ...account, collection: 'users' as const } : undefined
  return createLocalReq({ user: user as PayloadRequest['user'] & object }, payload)
}

/** Runs `act` as somebody and rolls it back. False when it is refused because of who they are (403, 404). */
async function may(subject: Subject, act: (req: PayloadRequest) => Promise<unknown>): Promise<boolean> {
  const req = await reqOf(subject)
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('These tests need transactions: every try is rolled back.')
  req.transactionID = transaction
  try {
    await act(req)
    return true
  } catch (error) {
    const status = (error as { status?: number }).status
    if (status === 403 || status === 404) return false
    // A rule of the domain (409: a history is kept) refuses after the access was granted.
    if (status === 409) return true
    throw error
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}

/** Everybody for whom `tryAs` succeeds, in the order of the subjects. */
async function everybodyWho(tryAs: (subject: Subject) => Promise<boolean>): Promise<Subject[]> {
  const able: Subject[] = []
  for (const subject of SUBJECTS) {
    cells += 1
    if (await tryAs(subject)) able.push(subject)
  }
  return able
}

const inOrder = (cell: string): Subject[] => SUBJECTS.filter((subject) => table.named(cell).includes(subject))
const shared = (req: PayloadRequest) => ({ overrideAccess: false, req, depth: 0 }) as const

/** Whether somebody reads a row by its id; expects the same of a list. */
async function reads(
  subject: Subject,
  collection: CollectionSlug,
  id: string,
  where: Where = {},
): Promise<boolean> {
  const one = await may(subject, (req) => payload.findByID({ collection, id, ...shared(req) }))
  const listed = await may(subject, async (req) => {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ id: { equals: id } }, where] },
      ...shared(req),
    })
    if (docs.length === 0) throw Object.assign(new Error('not listed'), { status: 404 })
  })
  expect({ subject, id, listed }).toEqual({ subject, id, listed: one })
  return one
}

describe.each(table.ROWS)('$collection: $row', (row) => {
  const collection = row.collection as CollectionSlug

  test(`${row.row} of ${row.collection} is read by ${row.read || 'nobody'}`, async () => {
    const able = await everybodyWho((subject) => reads(subject, collection, ids[row.row]!))
    expect(able).toEqual(inOrder(row.read))
  })

  test(`${row.row} of ${row.collection} is changed by ${row.update || 'nobody'}`, async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) =>
        payload.update({ collection, id: ids[row.row]!, data: row.change, ...shared(req) }),
      ),
    )
    expect(able).toEqual(inOrder(row.update))
  })

  test(`${row.row} of ${row.collection} is deleted by ${row.delete || 'nobody'}`, async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.delete({ collection, id: ids[row.row]!, ...shared(req) })),
    )
    expect(able).toEqual(inOrder(row.delete))
  })
})

describe('creating and changing rows', () => {
  test.each(table.ATTEMPTS)(
    '$what is written only by „$may“',
    async ({ collection, row, data, may: allowed }) => {
      const able = await everybodyWho((subject) =>
        may(subject, async (req) => {
          const args = { collection: collection as CollectionSlug, data: data(ids), ...shared(req) }
          try {
            await (row
              ? payload.update({ ...args, id: ids[row]! })
              : payload.create(args as Parameters<typeof payload.create>[0]))
          } catch (error) {
            // What is valid for nobody may be refused with 400: it is not written either.
            if (allowed === '' && (error as { status?: number }).status === 400)
              throw Object.assign(new Error('invalid'), { status: 403 })
            throw error
          }
        }),
      )
      expect(able).toEqual(inOrder(allowed))
    },
  )
})

describe.each(table.GLOBALS)('global %s', (slug) => {
  test('a global is read by everybody', async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.findGlobal({ slug, ...shared(req) })),
    )
    expect(able).toEqual(inOrder(table.GLOBAL_READ))
  })

  test('a global is changed by an admin only', async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.updateGlobal({ slug, data: {}, ...shared(req) })),
    )
    expect(able).toEqual(inOrder(table.GLOBAL_UPDATE))
  })
})

describe('versions', () => {
  test.each(['news', 'memberFees'] as const)(
    'versions of %s are read by an admin only',
    async (collection) => {
      const able = await everybodyWho((subject) =>
        may(subject, (req) => payload.findVersions({ collection, ...shared(req) })),
      )
      expect(able).toEqual(['maria'])
    },
  )

  test('a draft of a published article is not read with draft: true', async () => {
    const able = await everybodyWho((subject) =>
      may(subject, async (req) => {
        const system = { overrideAccess: true, req: { ...req, user: null } as PayloadRequest }
        await payload.update({
          collection: 'news',
          id: ids.article!,
          draft: true,
          data: { title: 'Tajný návrh' },
          ...system,
        })
        const found = await payload.findByID({
          collection: 'news',
          id: ids.article!,
          draft: true,
          ...shared(req),
        })
        if (found.title !== 'Tajný návrh')
          throw Object.assign(new Error('the published one'), { status: 404 })
      }),
    )
    expect(able).toEqual(['maria'])
  })
})

describe('data of users', () => {
  const seen = async (subject: Subject, row: string): Promise<Record<string, unknown>> => {
    const req = await reqOf(subject)
    const found = await payload.findByID({
      collection: 'users',
      id: ids[row]!,
      disableErrors: true,
      ...shared(req),
    })
    return (found ?? {}) as unknown as Record<string, unknown>
  }
  const holds = (value: unknown): boolean =>
    value !== undefined && value !== null && JSON.stringify(value) !== '{}' && JSON.stringify(value) !== '[]'

  test.each(table.PRIVATE_FIELDS)('of %s the field %s is read by %s', async (row, field, seenBy) => {
    const able = await everybodyWho(async (subject) => holds((await seen(subject, row))[field]))
    expect(able).toEqual(inOrder(seenBy))
  })

  test.each(table.SECRET_FIELDS)('the field %s is read by nobody', async (field) => {
    for (const { row } of table.ROWS.filter(({ collection }) => collection === 'users'))
      expect(await everybodyWho(async (subject) => holds((await seen(subject, row))[field]))).toEqual([])
  })

  test('open sessions are read by nobody else, not by an admin either', async () => {
    await payload.db.updateOne({
      collection: 'users',
      id: ids.jakub!,
      data: {
        sessions: [{ id: 's1', createdAt: new Date().toISOString(), expiresAt: new Date().toISOString() }],
      },
      req: await reqOf('anonymous'),
    })
    const able = await everybodyWho(async (subject) => holds((await seen(subject, 'jakub')).sessions))
    expect(able.filter((subject) => subject !== 'jakub')).toEqual([])
  })

  test('a user populated in another row has no more fields than on their own', async () => {
    const able = await everybodyWho(async (subject) => {
      const req = await reqOf(subject)
      const { docs } = await payload.find({
        collection: 'attendances',
        where: { id: { equals: ids.jakubAttendance } },
        overrideAccess: false,
        req,
        depth: 2,
        disableErrors: true,
      })
      const player = docs[0]?.player
      return typeof player === 'object' && holds(player.variableSymbol)
    })
    expect(able).toEqual(inOrder('jakub jana peter maria'))
  })

  test.each(['variableSymbol', 'calendarToken', 'resetPasswordToken', 'hourlyRate'])(
    'a trainer does not guess %s by filtering',
    async (field) => {
      const account = await payload.findByID({
        collection: 'users',
        id: ids.jakub!,
        depth: 0,
        overrideAccess: true,
        showHiddenFields: true,
      })
      const guess = (account as unknown as Record<string, unknown>)[field] ?? 'x'
      const req = await reqOf('robert')
      const found = payload.find({
        collection: 'users',
        where: { [field]: { equals: guess } },
        ...shared(req),
      })
      await expect(found).rejects.toMatchObject({ status: 400 })
    },
  )

  test.each(Object.keys(table.ADMIN_FIELDS))('only an admin changes %s', async (field) => {
    const system = (req: PayloadRequest) =>
      ({ overrideAccess: true, req, depth: 0, showHiddenFields: true }) as const
    for (const [subject, row] of [
      ['jakub', 'jakub'],
      ['jana', 'jakub'],
      ['lubos', 'lubos'],
      ['zuzana', 'adam'],
    ] as const) {
      await may(subject, async (req) => {
        cells += 1
        const before = await payload.findByID({ collection: 'users', id: ids[row]!, ...system(req) })
        const data = { [field]: table.ADMIN_FIELDS[field]!(ids) }
        await payload.update({ collection: 'users', id: ids[row]!, data, ...shared(req) })
        const after = await payload.findByID({ collection: 'users', id: ids[row]!, ...system(req) })
        expect(after[field as keyof typeof after]).toEqual(before[field as keyof typeof before])
      })
    }
  })
})

test('the table contains every collection and global', () => {
  const ours = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  expect([...new Set(table.ROWS.map(({ collection }) => collection))].sort()).toEqual(ours.sort())
  expect(payload.config.globals.map(({ slug }) => slug).sort()).toEqual([...table.GLOBALS].sort())
})

test("Payload's own collections are read by an admin, or by the user they belong to", async () => {
  // The list of migrations is no secret; it is read through /cms/api, which is for admins.
  const internal = payload.config.collections.filter(
    ({ slug }) => slug.startsWith('payload-') && slug !== 'payload-migrations',
  )
  for (const { slug } of internal) {
    const able = await everybodyWho((subject) =>
      may(subject, async (req) => {
        const { docs } = await payload.find({ collection: slug as CollectionSlug, ...shared(req) })
        if (docs.length === 0 && subject !== 'maria')
          throw Object.assign(new Error('nothing'), { status: 404 })
      }),
    )
    expect({ slug, able: able.filter((subject) => subject !== 'maria') }).toEqual({ slug, able: [] })
  }
})
