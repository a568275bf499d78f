import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Where } from 'payload'
import { type Academy, bootAcademy, printDatabase } from '../support/academy'
import { createClub, type Ids } from '../support/club'

// How many rows a filtered list has, on both databases: through a list of references, and without one.

let academy: Academy
let ids: Ids

beforeAll(async () => {
  printDatabase('parity of counts')
  academy = await bootAcademy()
  ids = await createClub(academy.payload)
}, 60_000)
afterAll(() => academy.stop())

async function counted(where: Where) {
  const shared = { collection: 'events', where, depth: 0, overrideAccess: true } as const
  const page = await academy.payload.find({ ...shared, limit: 1 })
  const all = await academy.payload.find({ ...shared, pagination: false })
  const { totalDocs } = await academy.payload.count(shared)
  return { page: page.totalDocs, count: totalDocs, rows: all.docs.length }
}

const inside = (...names: string[]): Where => ({ categories: { in: names.map((name) => ids[name]!) } })
const cases: [what: string, where: () => Where, rows: number][] = [
  ['nothing', () => ({ place: { equals: 'nikde' } }), 0],
  ['everything', () => ({}), 7],
  ['one category', () => inside('U11'), 3],
  // The joint training stands in both lists and is one row.
  ['two categories', () => inside('U11', 'U13'), 6],
  ['two categories and a type', () => ({ and: [inside('U11', 'U13'), { type: { equals: 0 } }] }), 5],
]

test.each(cases)('%s is counted as it is listed', async (_what, where, rows) => {
  expect(await counted(where())).toEqual({ page: rows, count: rows, rows })
})
