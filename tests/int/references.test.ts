import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import { errorResponse } from '@/lib/error-response'
import { inTransaction } from '@/lib/transaction'
import { printDatabase, setUpAcademy } from '../support/academy'
import { text } from '../support/lexical'
import { PASSWORD } from '../support/people'
import { sized } from '../support/size'

// No row refers to one that is not there, also when one is deleted while another one is written. On SQLite foreign keys see
// to it, on MongoDB src/db/mongodb/references.ts. The whole size tries the races more often.
printDatabase('references')

const ROUNDS = sized(3, 20)
const HOLD_MS = 200
const MISSING = 'Niektorý z vybraných záznamov už neexistuje. Načítajte stránku znova.'
const academy = setUpAcademy()
let payload: Payload
let picture: Buffer

beforeAll(async () => {
  payload = academy.payload
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0E5A3C' } })
    .png()
    .toBuffer()
})

const open = { overrideAccess: true, depth: 0 } as const
const make = async (collection: CollectionSlug, data: object, req?: PayloadRequest): Promise<string> => {
  const file =
    collection === 'media'
      ? { data: picture, mimetype: 'image/png', name: 'a.png', size: picture.length }
      : undefined
  const args = { collection, data, file, req, ...open }
  return String((await payload.create(args as unknown as Parameters<Payload['create']>[0])).id)
}
const category = () => make('categories', { name: randomUUID().slice(0, 8), order: 1 })
const media = () => make('media', { alt: 'Dres' })
const person = (more: object = {}, req?: PayloadRequest) =>
  make(
    'users',
    {
      ...{ firstName: 'Nový', lastName: 'Hráč', username: '~', password: PASSWORD },
      ...{ role: 'player', playing: true, ...more },
    },
    req,
  )
const remove = (collection: CollectionSlug, id: string, req?: PayloadRequest) =>
  payload.delete({ collection, id, trash: true, req, ...open })
const exists = async (collection: CollectionSlug, id: string) =>
  (await payload.count({ collection, where: { id: { equals: id } }, trash: true, overrideAccess: true }))
    .totalDocs === 1

/** Runs `first` in a transaction that stays open for a while, and `second` while it does. */
async function whileOpen(first: (req: PayloadRequest) => Promise<unknown>, second: () => Promise<unknown>) {
  const req = await createLocalReq({}, payload)
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const [one, two] = await Promise.allSettled([
    inTransaction(req, async () => {
      await first(req)
      begun()
      await pause(HOLD_MS)
    }),
    hasBegun.then(second),
  ])
  return [one, two].map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done'
    const { status, body } = errorResponse(outcome.reason)
    return [status, body.errors[0]?.message]
  })
}

describe('a row is deleted while another one that refers to it is written', () => {
  test('what is referred to by then is kept', async () => {
    const id = await category()
    const [written, deleted] = await whileOpen(
      (req) => person({ category: id }, req),
      () => remove('categories', id),
    )
    expect(written).toBe('done')
    expect(deleted).toEqual([409, expect.stringMatching(/patrí k nej 1\u00a0osoba/)])
    expect(await exists('categories', id)).toBe(true)
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['created', (id) => person({ category: id })],
    [
      'changed',
      async (id) =>
        payload.update({ collection: 'users', id: await person(), data: { category: id }, ...open }),
    ],
    [
      'inserted with many others',
      async (id) => {
        const req = await createLocalReq({}, payload)
        await insertRows(req, 'news', [{ title: 'Novinka', slug: randomUUID(), categories: [id] }])
      },
    ],
    [
      'changed with others, each in its own way',
      async (id) => {
        const req = await createLocalReq({}, payload)
        await updateEach(req, 'users', [{ id: await person(), category: id }])
      },
    ],
    [
      'changed with others in one way',
      async (id) => {
        const req = await createLocalReq({}, payload)
        await updateRows(req, 'users', ['id', [await person()]], { category: id })
      },
    ],
  ])('a row that is %s after that is refused in the same words', async (_how, write) => {
    const id = await category()
    const outcomes = await whileOpen(
      (req) => remove('categories', id, req),
      () => write(id),
    )
    expect(outcomes).toEqual(['done', [409, MISSING]])
    const where = { category: { equals: id } }
    expect((await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs).toBe(0)
  })

  test('of both at once, at least one is refused, and nothing is left without what it refers to', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [id, child, cover] = [await category(), await person(), await media()]
      const guardian = { playing: false, children: [{ player: child, relation: 'mother', right: 'full' }] }
      const outcomes = await Promise.allSettled([
        remove('categories', id),
        person({ category: id }),
        remove('users', child),
        person(guardian),
        remove('media', cover),
        make('products', { name: 'Dres', price: 1000, url: 'https://eshop.test/dres', image: cover }),
        make('albums', { title: randomUUID(), date: new Date().toISOString(), photos: [cover] }),
      ])
      for (const pair of [outcomes.slice(0, 2), outcomes.slice(2, 4)])
        expect(pair.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const refused = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [errorResponse(each.reason)] : [],
      )
      expect(refused.filter(({ status }) => status !== 409 && status !== 400)).toEqual([])
      await expectNothingDangling()
    }
  }, 600_000)
})

const RELATIONS = [
  ['users', 'category', 'categories'],
  ['users', 'children.player', 'users'],
  ['products', 'image', 'media'],
  ['albums', 'photos', 'media'],
] as const

async function expectNothingDangling() {
  for (const [collection, path, to] of RELATIONS) {
    const { docs } = await payload.find({ collection, pagination: false, ...open })
    const named = new Set(docs.flatMap((doc) => idsAt(doc, path.split('.'))))
    const { totalDocs } = await payload.count({
      collection: to,
      where: { id: { in: [...named] } },
      overrideAccess: true,
    })
    expect([path, totalDocs]).toEqual([path, named.size])
  }
}

const idsAt = (value: unknown, [name, ...rest]: string[]): string[] => {
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => idsAt(each, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return typeof value === 'string' ? [value] : []
  return idsAt((value as Record<string, unknown> | null)?.[name], rest)
}

test('a row that never was is refused in the same words, and refused it changes nothing', async () => {
  const error: unknown = await person({ category: 'nikde' }).catch((reason: unknown) => reason)
  expect(errorResponse(error)).toMatchObject({ status: 409, body: { errors: [{ message: MISSING }] } })
  const where = { category: { equals: 'nikde' } }
  expect((await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs).toBe(0)
})

test('a deleted picture is taken out of all that showed it: rows, lists, drafts, the club', async () => {
  const [id, other] = [await media(), await media()]
  const staff = await person({ photo: id })
  const album = await make('albums', {
    title: 'Turnaj',
    date: new Date().toISOString(),
    photos: [other, id],
  })
  const content = text('…')
  const article = await make('news', { title: 'Novinka', excerpt: 'Úvod', content, _status: 'published' })
  await payload.update({
    collection: 'news',
    id: article,
    draft: true,
    data: { cover: id, _status: 'draft' },
    ...open,
  })
  await payload.updateGlobal({ slug: 'club', data: { crest: id }, ...open })
  await remove('media', id)
  const row = (collection: CollectionSlug, of: string, more: object = {}) =>
    payload.findByID({ collection, id: of, ...open, ...more }) as Promise<object>
  expect(await row('users', staff)).toMatchObject({ photo: null })
  expect(await row('albums', album)).toMatchObject({ photos: [other] })
  expect(await row('news', article, { draft: true })).toMatchObject({ title: 'Novinka', cover: null })
  expect(await payload.findGlobal({ slug: 'club', ...open })).toMatchObject({ crest: null })
})

test('a row that is referred to stays as it was for everybody who reads it', async () => {
  const id = await category()
  const read = () => payload.findByID({ collection: 'categories', id, ...open })
  const before = await read()
  await person({ category: id })
  expect(await read()).toEqual(before)
})
