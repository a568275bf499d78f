import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { type Academy, bootAcademy } from '../support/academy'
import { createClub, createGrownFamily, type Ids, type Subject, SUBJECTS } from '../support/club'
import * as table from './permissions/table'

let academy: Academy
let payload: Payload
let ids: Ids
let cells = 0
const accounts = new Map<Subject, object | null>()

beforeAll(async () => {
  academy = await bootAcademy()
  payload = academy.payload
  ids = await createClub(payload)
  await createGrownFamily(payload, ids)
  for (const subject of SUBJECTS) {
    const id = ids[subject]
    accounts.set(
      subject,
      id ? await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true }) : null,
    )
  }
}, 120_000)

afterAll(async () => {
  process.stdout.write(`permissions: ${cells} cells of the table held against the database\n`)
  await academy.stop()
})

/** A request as this person's: a fresh one each time, so that nothing worked out before is reused. */
const reqOf = async (subject: Subject): Promise<PayloadRequest> => {
  const account = accounts.get(subject)
  const user = account ? { ...account, collection: 'users' as const } : undefined
  return createLocalReq({ user: user as PayloadRequest['user'] & object }, payload)
}

/** Does something as a person and undoes it. False when it is refused for who they are, whatever it is about otherwise. */
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
    // A rule of the house (409: a history is kept) speaks after the door was open.
    if (status === 409) return true
    throw error
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}

/** Everybody whom a try succeeds for, in the order of the subjects. */
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

/** By its id and in a list: the two answers must agree. */
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

  test(`is read by ${row.read || 'nobody'}`, async () => {
    const able = await everybodyWho((subject) => reads(subject, collection, ids[row.row]!))
    expect(able).toEqual(inOrder(row.read))
  })

  test(`is changed by ${row.update || 'nobody'}`, async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) =>
        payload.update({ collection, id: ids[row.row]!, data: row.change, ...shared(req) }),
      ),
    )
    expect(able).toEqual(inOrder(row.update))
  })

  test(`is deleted by ${row.delete || 'nobody'}`, async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.delete({ collection, id: ids[row.row]!, ...shared(req) })),
    )
    expect(able).toEqual(inOrder(row.delete))
  })
})

describe('attempts', () => {
  test.each(table.ATTEMPTS)('$what: $may', async ({ collection, row, data, may: allowed }) => {
    const able = await everybodyWho((subject) =>
      may(subject, async (req) => {
        const args = { collection: collection as CollectionSlug, data: data(ids), ...shared(req) }
        try {
          await (row
            ? payload.update({ ...args, id: ids[row]! })
            : payload.create(args as Parameters<typeof payload.create>[0]))
        } catch (error) {
          // What cannot be valid for anybody is refused as such, or before; either way it is not written.
          if (allowed === '' && (error as { status?: number }).status === 400)
            throw Object.assign(new Error('invalid'), { status: 403 })
          throw error
        }
      }),
    )
    expect(able).toEqual(inOrder(allowed))
  })
})

describe.each(table.GLOBALS)('global %s', (slug) => {
  test('is read by everybody', async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.findGlobal({ slug, ...shared(req) })),
    )
    expect(able).toEqual(inOrder(table.GLOBAL_READ))
  })

  test('is changed by an admin alone', async () => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.updateGlobal({ slug, data: {}, ...shared(req) })),
    )
    expect(able).toEqual(inOrder(table.GLOBAL_UPDATE))
  })
})

describe('versions', () => {
  test.each(['news', 'memberFees'] as const)('of %s are the admin’s', async (collection) => {
    const able = await everybodyWho((subject) =>
      may(subject, (req) => payload.findVersions({ collection, ...shared(req) })),
    )
    expect(able).toEqual(['maria'])
  })

  test('a draft over a published article is not read by asking for drafts', async () => {
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

describe('what of a person leaves', () => {
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

  test.each(table.PRIVATE_FIELDS)('%s: %s is seen by %s', async (row, field, seenBy) => {
    const able = await everybodyWho(async (subject) => holds((await seen(subject, row))[field]))
    expect(able).toEqual(inOrder(seenBy))
  })

  test.each(table.SECRET_FIELDS)('%s leaves to nobody', async (field) => {
    for (const { row } of table.ROWS.filter(({ collection }) => collection === 'users'))
      expect(await everybodyWho(async (subject) => holds((await seen(subject, row))[field]))).toEqual([])
  })

  test('open sessions are seen by nobody else, an admin included', async () => {
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

  test('a person met through another row shows no more than the person does', async () => {
    const able = await everybodyWho(async (subject) => {
      const req = await reqOf(subject)
      const { docs } = await payload.find({
        collection: 'attendances',
        where: { id: { equals: ids.jakubMarked } },
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

  test.each(['variableSymbol', 'calendarToken', 'resetPasswordToken'])(
    'a trainer does not guess %s by asking for it',
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

test('every collection and global of the program stands in the table', () => {
  const ours = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  expect([...new Set(table.ROWS.map(({ collection }) => collection))].sort()).toEqual(ours.sort())
  expect(payload.config.globals.map(({ slug }) => slug).sort()).toEqual([...table.GLOBALS].sort())
})

test('what Payload keeps for itself is the admin’s alone or the person’s own', async () => {
  // The list of migrations is no secret; it leaves through /cms/api, which is the admin’s.
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
