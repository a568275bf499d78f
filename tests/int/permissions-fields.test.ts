import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { createGrownFamily, type Subject, SUBJECTS, setUpClub } from '../support/club'
import { CLOSED_BY_ROW, FILLED, MADE, READ, WRITTEN } from './permissions/fields'
import { ADMIN_FIELDS, named, PRIVATE_FIELDS, SECRET_FIELDS } from './permissions/table'

// Field by field: which ones are left out and which writes are ignored, whoever may read or change the row.

const { academy, ids } = setUpClub()
let payload: Payload
const accounts = new Map<Subject, object | null>()
const system = { overrideAccess: true, depth: 0, showHiddenFields: true } as const

beforeAll(async () => {
  payload = academy.payload
  await createGrownFamily(payload, ids)
  const startsAt = new Date(Date.now() - 48 * 3_600_000).toISOString()
  const match = { type: 2, startsAt, categories: [ids.U13!], opponent: 'FC Podhorie' }
  ids.played13 = (await payload.create({ collection: 'events', data: match, ...system })).id
  for (const [slug, row, data] of FILLED)
    await payload.update({ collection: slug as CollectionSlug, id: ids[row]!, data: data(ids), ...system })
  for (const subject of SUBJECTS) {
    const id = ids[subject]
    accounts.set(subject, id ? await payload.findByID({ collection: 'users', id, ...system }) : null)
  }
}, 120_000)

const reqOf = async (subject: Subject): Promise<PayloadRequest> => {
  const account = accounts.get(subject)
  const user = account ? { ...account, collection: 'users' as const } : undefined
  return createLocalReq({ user: user as PayloadRequest['user'] & object }, payload)
}

/** Runs `act` as somebody in a transaction that is rolled back. */
async function withRollback<Result>(
  subject: Subject,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await reqOf(subject)
  const transaction = (await payload.db.beginTransaction())!
  req.transactionID = transaction
  try {
    return await act(req)
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}

const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row)
/** A value as text. SQLite has null for what is empty, also inside a group; MongoDB has nothing until it is written. */
const storedText = (value: unknown): string | undefined => {
  const isEmpty = (part: unknown) => part === null || part === undefined
  const text = JSON.stringify(value, (_, part) => (isEmpty(part) ? undefined : part))
  return text === '{}' ? undefined : text
}
const inOrder = (cell: string) => SUBJECTS.filter((subject) => named(cell).includes(subject))
const one = (slug: string, id: string) => ({ collection: slug as CollectionSlug, id })

describe('reading fields', () => {
  test.each(READ)('of %s %s the field %s is read by %s', async (slug, row, field, who) => {
    const able: Subject[] = []
    for (const subject of SUBJECTS) {
      const shared = { overrideAccess: false, depth: 0, disableErrors: true } as const
      const found = await payload.findByID({ ...one(slug, ids[row]!), ...shared, req: await reqOf(subject) })
      const value = at(found, field)
      if (value !== undefined && value !== null) able.push(subject)
    }
    expect(able).toEqual(inOrder(who))
  })
})

describe('writing fields', () => {
  test.each(WRITTEN)(
    'of %s %s the field %s is written only by those who may',
    async (slug, row, field, value, who) => {
      const able: Subject[] = []
      for (const subject of SUBJECTS) {
        const changed = await withRollback(subject, async (req) => {
          const target = one(slug, ids[row]!)
          const before = await payload.findByID({ ...target, ...system, req })
          const data = { [field]: value(ids) }
          try {
            await payload.update({ ...target, data, overrideAccess: false, depth: 0, req })
          } catch (error) {
            const { status } = error as { status?: number }
            if (status === 403 || status === 404) return false
            throw error
          }
          // A refused write would have ended the transaction.
          const after = await payload.findByID({ ...target, ...system, req })
          const [old, now] = [storedText(at(before, field)), storedText(at(after, field))]
          // The program writes who changed a row: what counts is whether the given value was written.
          return old !== now && (typeof data[field] === 'object' || now === JSON.stringify(data[field]))
        })
        if (changed) able.push(subject)
      }
      expect(able).toEqual(inOrder(who))
    },
  )

  test.each(MADE)(
    "a new row of %s by %s has the program's value of a protected field",
    async (slug, maker, data, field, kept) => {
      const stored = await withRollback(maker as Subject, async (req) => {
        const args = { collection: slug as CollectionSlug, data: data(ids) }
        const made = await payload.create({ ...args, overrideAccess: false, depth: 0, req } as Parameters<
          typeof payload.create
        >[0])
        return payload.findByID({ ...one(slug, String(made.id)), ...system, req })
      })
      expect(at(stored, field) ?? null).toEqual(kept(ids))
    },
  )
})

describe('completeness of the tables', () => {
  /** Payload's own fields of an account, closed by Payload; table.ts has a test that none is readable. */
  const PAYLOADS = [
    ...SECRET_FIELDS,
    'resetPasswordExpiration',
    'invitationExpiration',
    'newEmailExpiration',
    'sessions',
  ].map((name) => `users.${name}`)

  /** Fields with an access rule for this operation. A rule of a group or list holds for its fields too. */
  const ruled = (fields: readonly FlattenedField[], operation: 'read' | 'update', path: string): string[] =>
    fields.flatMap((field) => {
      const here = `${path}.${field.name}`
      const own = 'access' in field && field.access?.[operation] ? [here] : []
      const inner =
        'flattenedFields' in field && own.length === 0 ? ruled(field.flattenedFields, operation, here) : []
      return [...own, ...inner]
    })
  const ours = (operation: 'read' | 'update') =>
    payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, flattenedFields }) => ruled(flattenedFields, operation, slug))
      .filter((path) => !path.endsWith('.id') && !PAYLOADS.includes(path))

  test('the tables contain every field with a read rule', () => {
    const listed = new Set([
      ...READ.map(([slug, , field]) => `${slug}.${field}`),
      ...PRIVATE_FIELDS.map(([, field]) => `users.${field}`),
    ])
    expect(ours('read').filter((path) => !listed.has(path))).toEqual([])
  })

  test('the tables contain every field with an update rule', () => {
    const listed = new Set([
      ...WRITTEN.map(([slug, , field]) => `${slug}.${field}`),
      ...Object.keys(ADMIN_FIELDS).map((field) => `users.${field}`),
    ])
    const open = ours('update').filter((path) => !CLOSED_BY_ROW.includes(path.split('.')[0]!))
    expect(open.filter((path) => !listed.has(path))).toEqual([])
  })
})
