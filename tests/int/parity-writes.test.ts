import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { insertRows } from '@/db/insert-rows'
import { saveVersions } from '@/db/save-versions'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import { adminDocumentList } from '@/features/documents/admin/queries'
import { articleBySlug } from '@/features/news/queries'
import { adminNewsList } from '@/features/news/admin/queries'
import { afterCommit, inTransaction } from '@/lib/transaction'
import { printDatabase, setUpAcademy } from '../support/academy'
import { text } from '../support/lexical'
import { PDF } from '../support/pdf'
import { request } from '../support/request'

// Where our own code evens out differences between the two adapters when they write.
printDatabase('parity of writes')

const academy = setUpAcademy()
let payload: Payload
const u9 = randomUUID()

beforeAll(async () => {
  payload = academy.payload
  await payload.db.create({
    collection: 'categories',
    data: { id: u9, name: 'U9', slug: 'u9', order: 1, showInMatches: true },
  })
}, 60_000)

const open = { overrideAccess: true, depth: 0 } as const
const person = (firstName: string, lastName: string, more: object = {}) =>
  payload.create({
    collection: 'users',
    data: {
      firstName,
      lastName,
      username: '~',
      role: 'player',
      category: u9,
      password: 'Ukazka-2026!',
      ...more,
    } as never,
    ...open,
  })

describe('both databases alike', () => {
  test('many users have no e-mail address, from the beginning or later', async () => {
    for (const [name, more] of [
      ['Ema', {}],
      ['Adam', { email: null }],
      ['Nina', { email: '' }],
    ] as const)
      await expect(person(name, 'Bezmailová', more)).resolves.toMatchObject({ firstName: name })
    for (const name of ['Peter', 'Jana']) {
      const { id } = await person(name, 'Mailová', { email: `${name.toLowerCase()}@zelenadolina.test` })
      const changed = payload.update({ collection: 'users', id, data: { email: '' }, ...open })
      await expect(changed).resolves.toMatchObject({ firstName: name })
    }
    const same = { email: 'rovnaky@zelenadolina.test' }
    await person('Prvý', 'Rovnaký', same)
    await expect(person('Druhý', 'Rovnaký', same)).rejects.toMatchObject({ status: 400 })
  })

  test('special characters in a name do not disturb the search for a free username', async () => {
    const names = []
    for (const lastName of ['La%ik', 'La_ik', 'Laxik', 'Laik'])
      names.push((await person('Žigmund', lastName)).username)
    expect(names).toEqual(['zigmund.laik', 'zigmund.laik2', 'zigmund.laxik', 'zigmund.laik3'])
  })

  test('a transaction that conflicts with another write is repeated, and nothing of the first attempt is kept', async () => {
    const req = await createLocalReq({}, payload)
    let tries = 0
    const name = await inTransaction(req, async () => {
      tries += 1
      const { id } = await payload.create({
        collection: 'categories',
        data: { name: `U${tries}0`, order: tries } as never,
        ...open,
        req,
      })
      if (tries < 3) throw writeConflict()
      return id
    })
    expect(tries).toBe(3)
    const { docs } = await payload.find({
      collection: 'categories',
      where: { order: { in: [1, 2, 3] } },
      ...open,
    })
    expect(docs.filter(({ id }) => id !== u9).map(({ id }) => id)).toEqual([name])
  })

  test('a conflicting transaction is tried again and again, and any other error only once', async () => {
    let tries = 0
    const failing = async (error: Error) => {
      tries = 0
      await inTransaction(await createLocalReq({}, payload), async () => {
        tries += 1
        if (tries <= 8) throw error
      }).catch(() => undefined)
      return tries
    }
    expect(await failing(writeConflict())).toBe(9)
    expect(await failing(new Error('something else'))).toBe(1)
  })

  test('a conflict within an inner transaction repeats the outer one, of which it is a part', async () => {
    const tries = { outer: 0, inner: 0 }
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      tries.outer += 1
      await inTransaction(req, async () => {
        tries.inner += 1
        if (tries.outer < 3) throw writeConflict()
      })
    })
    expect(tries).toEqual({ outer: 3, inner: 3 })
  })

  test('an update of repeated columns in many rows leaves their time of the last edit', async () => {
    const event = await payload.create({
      collection: 'events',
      data: { type: 0, categories: [u9], startsAt: new Date(Date.now() + 86_400_000).toISOString() } as never,
      ...open,
    })
    const rows = async () =>
      (await payload.find({ collection: 'participants', where: { event: { equals: event.id } }, ...open }))
        .docs
    const before = await rows()
    expect(before.length).toBeGreaterThan(0)
    const req = await createLocalReq({}, payload)
    await updateRows(req, 'participants', ['event', event.id], { published: false })
    const after = await rows()
    expect(after.map(({ published }) => published)).toEqual(before.map(() => false))
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt))
  })

  test('inserting, updating and versioning many rows at once equals one at a time', async () => {
    const req = await request(payload)
    const { id: player } = await person('Veľa', 'Riadková')
    const months = ['2031-01', '2031-02', '2031-03']
    const fee = (period: string, at: number) => ({
      id: randomUUID(),
      player,
      period,
      item: 'monthly',
      amount: 1000 + at,
      dueDate: `${period}-15`,
      waived: at === 1,
      reason: at === 2 ? '„O\'Neill\" \\ — 50 %“' : undefined,
    })
    const fees = months.map(fee)
    await insertRows(req, 'memberFees', fees)
    const stored = async () =>
      (
        await payload.find({
          collection: 'memberFees',
          where: { player: { equals: player } },
          sort: 'period',
          ...open,
        })
      ).docs
    const made = await stored()
    expect(made).toMatchObject(
      fees.map(({ reason, ...row }) => ({ ...row, currency: 'EUR', paidAmount: 0, reason: reason ?? null })),
    )
    expect(made.every(({ createdAt, updatedAt }) => Boolean(createdAt && updatedAt))).toBe(true)

    const ids = fees.map(({ id }) => id)
    const versions = async () =>
      (
        await payload.findVersions({
          collection: 'memberFees',
          where: { parent: { in: ids } },
          sort: ['updatedAt', 'id'],
          pagination: false,
          ...open,
        })
      ).docs
    await saveVersions(req, 'memberFees', ids.slice(0, 2), { onlyFirst: true })
    await saveVersions(req, 'memberFees', ids, { onlyFirst: true })
    expect((await versions()).map(({ parent }) => parent).sort()).toEqual([...ids].sort())
    await updateEach(
      req,
      'memberFees',
      fees.map(({ id, amount }, at) => ({ id, paidAmount: amount - at, waived: false })),
    )
    const changed = await stored()
    expect(changed.map(({ paidAmount, waived }) => [paidAmount, waived])).toEqual(
      fees.map(({ amount }, at) => [amount - at, false]),
    )
    expect(changed.map(({ updatedAt }) => updatedAt)).toEqual(made.map(({ updatedAt }) => updatedAt))
    await saveVersions(req, 'memberFees', [ids[2]!])
    const last = (await versions()).filter(({ parent }) => parent === ids[2])
    expect(last.map(({ version }) => version.paidAmount)).toEqual([0, fees[2]!.amount - 2])
    expect(last[1]!.version).toMatchObject({ period: '2031-03', reason: fees[2]!.reason, player })
  })

  test('inserting rows with lists and groups at once, and updating groups, equals one at a time', async () => {
    const req = await request(payload)
    const [first, second] = [await person('Prvý', 'Vedúci'), await person('Druhý', 'Vedúci')]
    const startsAt = new Date(Date.now() + 864e5).toISOString()
    const event = (title: string) => ({
      id: randomUUID(),
      title,
      type: 2,
      categories: [u9],
      trainers: [second.id, first.id],
      startsAt,
      result: { own: 2, their: null, scorers: 'Vedúci' },
      published: true,
    })
    const [one, ...many] = ['Po jednej', 'Spolu', 'Bez vedúceho'].map(event) as [
      ReturnType<typeof event>,
      ...ReturnType<typeof event>[],
    ]
    many[1]!.trainers = []
    await payload.db.create({ collection: 'events', data: one, req })
    await insertRows(req, 'events', many)
    const stored = async () =>
      (
        await payload.find({
          collection: 'events',
          where: { id: { in: [one, ...many].map(({ id }) => id) } },
          sort: 'title',
          ...open,
        })
      ).docs
    const own = ({
      id,
      title,
      createdAt,
      updatedAt,
      ...rest
    }: Awaited<ReturnType<typeof stored>>[number]) => {
      expect([id, title, createdAt, updatedAt].every(Boolean)).toBe(true)
      return rest
    }
    const [none, alone, together] = await stored()
    expect(own(together!)).toEqual(own(alone!))
    expect(together!.trainers).toEqual([second.id, first.id])
    expect(none!.trainers ?? []).toEqual([])
    expect(together!.result).toMatchObject({ own: 2, scorers: 'Vedúci' })

    const off = { 'cancelled.at': startsAt, 'cancelled.reason': 'Búrka', 'cancelled.together': null }
    await updateEach(req, 'events', [{ id: many[0]!.id, ...off }])
    const [, , changed] = await stored()
    expect(changed!.cancelled).toMatchObject({ at: startsAt, reason: 'Búrka' })
    expect(own({ ...changed!, cancelled: together!.cancelled })).toEqual(own(together!))

    const pairs = many.flatMap(({ id }) => [first, second].map(({ id: player }) => ({ event: id, player })))
    await insertRows(
      req,
      'participants',
      pairs.map((row) => ({ ...row, category: u9, startsAt, published: true, userSubmitted: false })),
    )
    const hidden = { event: many[0]!.id, published: false, asksUntil: startsAt }
    await updateEach(req, 'participants', [hidden], 'event')
    const { docs: rows } = await payload.find({
      collection: 'participants',
      where: { event: { in: many.map(({ id }) => id) } },
      ...open,
    })
    expect(rows).toHaveLength(4)
    for (const { event: of, published, asksUntil } of rows)
      expect([published, asksUntil ?? null]).toEqual(of === hidden.event ? [false, startsAt] : [true, null])

    const payment = {
      id: randomUUID(),
      amount: 500,
      method: 'cash',
      receivedAt: startsAt,
      players: [second.id, first.id],
      allocations: [],
    }
    await insertRows(req, 'payments', [payment])
    expect(await payload.findByID({ collection: 'payments', id: payment.id, ...open })).toMatchObject(payment)
  })

  test('callbacks of a transaction run after its commit, and never after a rollback', async () => {
    const ran: string[] = []
    const req = await request(payload)
    const wait = (name: string) => afterCommit(req, async () => void ran.push(name))
    await inTransaction(req, async () => {
      expect(wait('outer')).toBe(true)
      await inTransaction(req, async () => expect(wait('inner')).toBe(true))
      expect(ran).toEqual([])
    })
    expect(ran).toEqual(['outer', 'inner'])
    const failed = inTransaction(req, async () => {
      wait('failed')
      throw new Error('not kept')
    })
    await expect(failed).rejects.toThrow('not kept')
    expect(ran).toEqual(['outer', 'inner'])
    expect(wait('nowhere')).toBe(false)
  })

  test('an error after the commit is logged, the caller gets its result, and the other callbacks run', async () => {
    const ran: string[] = []
    const req = await request(payload)
    const errors = jest.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    try {
      const saved = inTransaction(req, async () => {
        afterCommit(req, () => Promise.reject(new Error('the pages could not be renewed')))
        afterCommit(req, async () => void ran.push('second'))
        return 'saved'
      })
      await expect(saved).resolves.toBe('saved')
      expect(ran).toEqual(['second'])
      expect(errors).toHaveBeenCalledTimes(1)
      expect(errors.mock.calls[0]![0]).toMatchObject({ err: { message: 'the pages could not be renewed' } })
    } finally {
      errors.mockRestore()
    }
  })

  test("a title is found in any case and without diacritics, also a draft's newest one", async () => {
    const account = await person('Mária', 'Sedláková', { role: 'admin' })
    const req = await request(payload, { ...account, collection: 'users' })
    const file = { data: PDF, mimetype: 'application/pdf', name: 'a.pdf', size: PDF.length }
    await payload.create({ collection: 'documents', data: { title: 'ŠTATÚT klubu' } as never, file, ...open })
    const shared = { collection: 'news', ...open } as const
    const article = { title: 'Zápas', excerpt: 'Úvod', content: text('…'), _status: 'published' as const }
    const { id } = await payload.create({ ...shared, data: article })
    await payload.update({ ...shared, id, draft: true, data: { title: 'ŽIACI víťazia', _status: 'draft' } })
    for (const search of ['štatút', 'statut', 'ŠTATÚT K'])
      expect((await adminDocumentList(req, { page: 1, search })).documents).toHaveLength(1)
    expect((await adminDocumentList(req, { page: 1, search: '%' })).documents).toEqual([])
    for (const search of ['žiaci', 'VITAZIA'])
      expect((await adminNewsList(req, { page: 1, search })).articles.map(({ title }) => title)).toEqual([
        'ŽIACI víťazia',
      ])
    expect((await adminNewsList(req, { page: 1, search: 'zápas' })).articles).toEqual([])
  })
})

test('a deleted picture is shown nowhere on either database', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0E5A3C' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'a.png', size: data.length }
  const { id: cover } = await payload.create({
    collection: 'media',
    data: { alt: 'Dres', shows: 'nobody' },
    file,
    ...open,
  })
  const inside = { type: 'upload', version: 3, relationTo: 'media', value: cover, fields: null, format: '' }
  const publishedAt = new Date(Date.now() - 1000).toISOString()
  const content = text('…', inside)
  const article = { title: 'Bez obrázka', excerpt: 'Úvod', cover, content, publishedAt }
  const published = { ...article, _status: 'published' as const }
  const { slug } = await payload.create({ collection: 'news', data: published, ...open })
  const shown = async () => articleBySlug(await request(payload), slug ?? '')
  expect((await shown())?.cover?.id).toBe(cover)
  await payload.delete({ collection: 'media', id: cover, ...open })
  const after = await shown()
  expect([after?.title, after?.cover]).toEqual(['Bez obrázka', null])
  expect(JSON.stringify(after?.content)).not.toContain(cover)
})

/** The error of MongoDB's driver when two transactions conflict. */
function writeConflict(): Error {
  return Object.assign(new Error('WriteConflict'), {
    hasErrorLabel: (label: string) => label === 'TransientTransactionError',
  })
}
