import { describe, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { allow, anyOf, within } from '@/access/allow'
import { permissions, reachOf, type Resource } from '@/access/permissions'
import { idOf, idsOf } from '@/access/reference'
import { subjectOf } from '@/access/roles'
import { hasFamilySide, scopeOf } from '@/access/scope'

const asked = (user?: object) => ({ user }) as unknown as PayloadRequest
const jakub = { id: 'jakub', role: 'player', playing: true, category: 'U13', secondCategory: 'U15' }
const robert = { id: 'robert', role: 'trainer', categories: ['U13', { id: 'U15' }] }

describe('nobody', () => {
  test.each([
    ['without a session', undefined],
    ['with a deactivated account', { ...jakub, active: false }],
    ['with a deactivated admin’s account', { id: 'maria', role: 'admin', active: false }],
  ])('%s reaches no one and nothing', async (_name, user) => {
    expect(subjectOf(asked(user))).toBe('anonymous')
    expect(hasFamilySide(asked(user))).toBe(false)
    expect(await scopeOf(asked(user))).toEqual({ people: [], actsFor: [], trains: [], plays: [] })
  })
})

describe('whose records and categories', () => {
  test('a player’s own, in both categories, and no trainer’s', async () => {
    const scope = await scopeOf(asked({ ...jakub, categories: ['U9'] }))
    expect(scope).toEqual({ people: ['jakub'], actsFor: ['jakub'], trains: [], plays: ['U13', 'U15'] })
  })

  test('a trainer’s categories, however they come, and no records of their own', async () => {
    expect(await scopeOf(asked(robert))).toEqual({
      people: [],
      actsFor: [],
      trains: ['U13', 'U15'],
      plays: [],
    })
    expect(hasFamilySide(asked(robert))).toBe(false)
  })

  test('staff with children have a family side', () => {
    expect(hasFamilySide(asked({ ...robert, children: [{ player: 'adam' }] }))).toBe(true)
  })
})

test('an empty list of ids reaches nothing, not everything', () => {
  expect(within('player', [])).toBe(false)
  expect(within('player', ['jakub'])).toEqual({ player: { in: ['jakub'] } })
})

test('a reach the feature does not spell out refuses', async () => {
  const read = allow('participants', 'read', { self: () => true })
  expect(await read({ req: asked(robert) })).toBe(false)
  expect(await read({ req: asked(jakub) })).toBe(true)
})

describe('the widest of several answers', () => {
  const filter = { player: { in: ['jakub'] } }

  test('no and no is no', () => expect(anyOf(false, false)).toBe(false))
  test('yes beats a filter', () => expect(anyOf(filter, true)).toBe(true))
  test('a filter beats no', () => expect(anyOf(false, filter)).toEqual({ or: [filter] }))
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
        .filter((operation) => reachOf(resource, operation, 'anonymous'))
        .map((operation) => `${resource} ${operation} ${reachOf(resource, operation, 'anonymous')}`),
    )
    expect(writes).toEqual(['enquiries create form'])
  })

  test('nobody but an admin reaches everything of what is personal', () => {
    for (const resource of ['users', 'participants', 'attendances', 'memberFees', 'payments'] as const)
      for (const subject of ['player', 'trainer'] as const)
        for (const operation of ['create', 'read', 'update', 'delete'] as const)
          expect(reachOf(resource, operation, subject)).not.toBe('all')
  })

  test('payments are changed and deleted by nobody', () => {
    for (const subject of ['anonymous', 'player', 'trainer', 'admin'] as const) {
      expect(reachOf('payments', 'update', subject)).toBeUndefined()
      expect(reachOf('payments', 'delete', subject)).toBeUndefined()
    }
  })
})
