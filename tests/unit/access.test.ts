import { describe, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { guardianship } from '@/access/guardian'
import { allow, anyOf, whereIn } from '@/access/allow'
import { permissions, rowScopeOf, type Resource } from '@/access/permissions'
import { idOf, idsOf } from '@/lib/reference'
import { subjectOf } from '@/access/roles'
import { hasFamilySide, scopeOf } from '@/access/scope'

const requestOf = (user?: object) => ({ user }) as unknown as PayloadRequest
const jakub = { id: 'jakub', role: 'player', playing: true, category: 'U13', secondCategory: 'U15' }
const robert = { id: 'robert', role: 'trainer', categories: ['U13', { id: 'U15' }] }

test.each([
  ['without a session', undefined],
  ['with a deactivated account', { ...jakub, active: false }],
  ['with a deactivated admin’s account', { id: 'maria', role: 'admin', active: false }],
])('%s reaches no one and nothing', async (_name, user) => {
  expect(subjectOf(requestOf(user))).toBe('anonymous')
  expect(hasFamilySide(requestOf(user))).toBe(false)
  expect(await scopeOf(requestOf(user))).toEqual({
    players: [],
    canActFor: [],
    trainedCategories: [],
    playerCategories: [],
  })
})

test('a player has their own records, both categories, and nothing to train', async () => {
  const scope = await scopeOf(requestOf({ ...jakub, categories: ['U9'] }))
  expect(scope).toEqual({
    players: ['jakub'],
    canActFor: ['jakub'],
    trainedCategories: [],
    playerCategories: ['U13', 'U15'],
  })
})

test('a trainer has their categories, however they come, and no records of their own', async () => {
  expect(await scopeOf(requestOf(robert))).toEqual({
    players: [],
    canActFor: [],
    trainedCategories: ['U13', 'U15'],
    playerCategories: [],
  })
  expect(hasFamilySide(requestOf(robert))).toBe(false)
})

test('staff with children have a family side', () => {
  expect(hasFamilySide(requestOf({ ...robert, children: [{ player: 'adam' }] }))).toBe(true)
})

test('an empty list of ids matches nothing, not everything', () => {
  expect(whereIn('player', [])).toBe(false)
  expect(whereIn('player', ['jakub'])).toEqual({ player: { in: ['jakub'] } })
})

test('a scope that the feature does not define is refused', async () => {
  const read = allow('participants', 'read', { self: () => true })
  expect(await read({ req: requestOf(robert) })).toBe(false)
  expect(await read({ req: requestOf(jakub) })).toBe(true)
})

describe('the widest of several answers', () => {
  const filter = { player: { in: ['jakub'] } }

  test('of two refusals the result is a refusal', () => expect(anyOf(false, false)).toBe(false))
  test('of a permission and a filter the result is the permission', () =>
    expect(anyOf(filter, true)).toBe(true))
  test('of a filter and a refusal the result is the filter', () =>
    expect(anyOf(false, filter)).toEqual({ or: [filter] }))
})

test('an id is found behind whatever a relationship holds', () => {
  expect([idOf('a'), idOf({ id: 'a' }), idOf(null), idOf({ id: 7 }), idOf(7)]).toEqual([
    'a',
    'a',
    undefined,
    undefined,
    undefined,
  ])
  expect(idsOf(['a', { id: 'b' }, null])).toEqual(['a', 'b'])
  expect(idsOf('a')).toEqual([])
})

describe('the permission table', () => {
  const resources = Object.keys(permissions) as Resource[]

  test('nobody without a session writes anything but the form to the club', () => {
    const writes = resources.flatMap((resource) =>
      (['create', 'update', 'delete'] as const)
        .filter((operation) => rowScopeOf(resource, operation, 'anonymous'))
        .map((operation) => `${resource} ${operation} ${rowScopeOf(resource, operation, 'anonymous')}`),
    )
    expect(writes).toEqual(['enquiries create form'])
  })

  test('only an admin may reach all rows of personal data', () => {
    for (const resource of ['users', 'participants', 'attendances', 'memberFees', 'payments'] as const)
      for (const subject of ['player', 'trainer'] as const)
        for (const operation of ['create', 'read', 'update', 'delete'] as const)
          expect(rowScopeOf(resource, operation, subject)).not.toBe('all')
  })

  test('payments are changed and deleted by nobody', () => {
    for (const subject of ['anonymous', 'player', 'trainer', 'admin'] as const) {
      expect(rowScopeOf('payments', 'update', subject)).toBeUndefined()
      expect(rowScopeOf('payments', 'delete', subject)).toBeUndefined()
    }
  })
})

describe('who acts for whom', () => {
  const child = { role: 'player', playing: true, active: true, birthDate: '2010-06-15' }

  test.each([
    ['2028-06-14', 'full'],
    ['2028-06-15', 'none'],
    ['2028-06-16', 'none'],
  ])('a guardian of a child born on 15 June 2010 has on %s the right „%s“', (today, word) => {
    expect(guardianship(child, 'full', today)).toBe(word)
  })

  test.each([
    ['2026-02-27', 'full'],
    ['2026-02-28', 'none'],
    ['2026-03-01', 'none'],
  ])(
    'a guardian of a child born on 29 February 2008 has on %s, without such a birthday in 2026, the right „%s“',
    (today, word) => {
      expect(guardianship({ ...child, birthDate: '2008-02-29' }, 'full', today)).toBe(word)
    },
  )

  test.each([
    ['full', 'full', {}],
    ['read', 'read', {}],
    ['full', 'full', { birthDate: null }],
    ['full', 'full', { birthDate: '15.6.2001' }],
    ['read', 'full', { active: false }],
    ['none', 'full', { active: false, birthDate: '1990-01-01' }],
    ['none', 'full', { deletedAt: '2026-01-01T00:00:00.000Z' }],
    ['none', 'full', { role: 'trainer', playing: false }],
    ['none', 'full', { role: 'admin', playing: false }],
    ['none', 'full', { playing: false }],
  ] as const)('the result is „%s“ for the right „%s“ when the child is %j', (word, right, changes) => {
    expect(guardianship({ ...child, ...changes }, right, '2026-11-22')).toBe(word)
  })
})

test('whoever changes a condition changes it for nobody else', async () => {
  const shared = { player: { in: ['jakub'] } }
  for (const filter of [() => shared, () => false]) {
    const access = allow('memberFees', 'read', { self: filter })
    const ask = async () => (await access({ req: requestOf(robert) })) as Record<string, { in?: string[] }>
    const before = structuredClone(await ask())
    for (const condition of Object.values(await ask())) delete condition.in
    expect(await ask()).toEqual(before)
  }
})
