import { expect, test } from '@jest/globals'
import type { Where } from 'payload'
import { printDatabase } from '../support/academy'
import { setUpClub } from '../support/club'

// The number of rows of a filtered list on both databases, with and without a filter by references.

printDatabase('parity of counts')
const { academy, ids } = setUpClub()

async function counted(where: Where) {
  const shared = { collection: 'events', where, depth: 0, overrideAccess: true } as const
  const page = await academy.payload.find({ ...shared, limit: 1 })
  const all = await academy.payload.find({ ...shared, pagination: false })
  const { totalDocs } = await academy.payload.count(shared)
  return { page: page.totalDocs, count: totalDocs, rows: all.docs.length }
}

const inside = (...names: string[]): Where => ({ categories: { in: names.map((name) => ids[name]!) } })
const cases: [what: string, where: () => Where, rows: number][] = [
  ['an unknown place', () => ({ place: { equals: 'nikde' } }), 0],
  ['no condition', () => ({}), 7],
  ['one category', () => inside('U11'), 3],
  // The joint training has both categories and is one row.
  ['two categories', () => inside('U11', 'U13'), 6],
  ['two categories and a type', () => ({ and: [inside('U11', 'U13'), { type: { equals: 0 } }] }), 5],
]

test.each(cases)('a list filtered by %s is counted as it is listed', async (_what, where, rows) => {
  expect(await counted(where())).toEqual({ page: rows, count: rows, rows })
})
