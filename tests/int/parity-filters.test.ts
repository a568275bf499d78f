import { beforeAll, expect, test } from '@jest/globals'
import type { Payload, Where } from 'payload'
import { printDatabase, setUpAcademy } from '../support/academy'

// Filters with several conditions in one object. As shipped, the MongoDB adapter loses one of them.
printDatabase('parity of filters')

const academy = setUpAcademy()
let payload: Payload

const person = (lastName: string, more: object = {}) =>
  payload.create({
    collection: 'users',
    data: {
      ...{ firstName: 'Jakub', lastName, username: '~', role: 'player', password: 'Ukazka-2026!' },
      ...more,
    } as never,
    overrideAccess: true,
  })

beforeAll(async () => {
  payload = academy.payload
  await person('Anton', { phone: '0905 111 111' })
  await person('Bruno', { email: 'bruno@klub.test' })
  await person('Cyril')
}, 60_000)

const named = (lastName: string): Where => ({ lastName: { equals: lastName } })
const anton = named('Anton')
const bruno = named('Bruno')
const noEmail: Where = { email: { exists: false } }

test.each<[names: string, where: Where]>([
  ['Anton', { ...noEmail, or: [anton, bruno] }],
  ['Anton', { or: [anton, bruno], ...noEmail }],
  ['Cyril', { ...noEmail, phone: { exists: false } }],
  ['Anton', { searchName: { like: 'jakub anton' }, and: [{ role: { equals: 'player' } }] }],
  [
    'Bruno',
    { lastName: { greater_than: 'Anton', less_than: 'Cyril' }, and: [{ role: { equals: 'player' } }] },
  ],
  ['Anton Bruno', { and: [{ or: [anton, bruno] }], lastName: { not_equals: 'Cyril' } }],
])('%s: every condition of one object holds, %j', async (names, where) => {
  const { docs } = await payload.find({ collection: 'users', where, sort: 'sortName', overrideAccess: true })
  expect(docs.map(({ lastName }) => lastName).join(' ')).toBe(names)
})

test('a deletion by such a filter deletes nobody else', async () => {
  const where = { ...noEmail, or: [bruno, named('Cyril')] }
  const { docs } = await payload.delete({ collection: 'users', where, overrideAccess: true })
  expect(docs.map(({ lastName }) => lastName)).toEqual(['Cyril'])
})
