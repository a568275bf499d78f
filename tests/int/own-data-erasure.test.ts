import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import sharp from 'sharp'
import { archiveLimits } from '@/features/own-data/archive/commands'
import { erasureLimit } from '@/features/own-data/erasure/commands'
import { photoLimit } from '@/features/session/photo/commands'
import { passwordLimits } from '@/features/session/passwords/commands'
import { addDays, dayOf } from '@/lib/dates'
import { stopJobs } from '@/lib/jobs'
import { apiAs, type ApiClient } from '../support/api-client'
import { setUpClub } from '../support/club'
import type { Media } from '@/payload-types'
import { text } from '../support/lexical'
import { payloadRest } from '../support/payload-rest'
import { wholeDatabase } from '../support/whole-database'

// A child is filled with canaries in every place that may hold something about them; after the erasure none is left
// anywhere in the database, and every sum is what it was.

const PASSWORD = 'Ukazka-2026!'
/** Words that stand nowhere else; each in the places its name says. */
const CANARY = {
  first: 'Kanarikmeno',
  last: 'Kanarikpriezvisko',
  email: 'kanarik@tajne.test',
  newEmail: 'kanarik-novy@tajne.test',
  phone: '+421 907 654 321',
  birth: '2015-03-07',
  registration: 'KANARIK-REG',
  reason: 'kanarik-dovod',
  earlier: 'kanarik-skorsi-dovod',
  note: 'kanarik-poznamka',
  fee: 'kanarik-zlava',
  payer: 'Kanarikplatitel',
  move: 'kanarik-presun',
  message: 'kanarik-sprava',
  enquiry: 'kanarik-dopyt',
}

const { academy, ids, api } = setUpClub('anonymous', 'jana', 'peter', 'robert', 'zuzana', 'maria')
let guardian: ApiClient
let child: ApiClient

const make = async (
  name: string,
  collection: CollectionSlug,
  data: object,
  file?: object,
): Promise<string> => {
  const { id } = await academy.payload.create({
    collection,
    data,
    overrideAccess: true,
    ...(file && { file }),
  } as Parameters<typeof academy.payload.create>[0])
  return (ids[name] = String(id))
}
const rowOf = <Row>(collection: CollectionSlug, id: string) =>
  academy.payload.db.findOne<Row & { id: string }>({ collection, where: { id: { equals: id } } })
const picture = async () => {
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0E5A3C' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `${CANARY.last}.png`, size: data.length }
}

/** Puts a canary into every place about the child that the program writes, past hooks that would refuse it. */
async function plant(): Promise<void> {
  const { payload } = academy
  const full = `${CANARY.first} ${CANARY.last}`
  await make('bird', 'users', {
    ...{ firstName: CANARY.first, lastName: CANARY.last, email: CANARY.email, phone: CANARY.phone },
    ...{ birthDate: CANARY.birth, registrationNumber: CANARY.registration, password: PASSWORD },
    ...{ role: 'player', playing: true, category: ids.U13, jerseyNumber: 77, username: '~' },
  })
  await make('birdsMother', 'users', {
    ...{ firstName: 'Iveta', lastName: CANARY.last, email: `iveta-${CANARY.email}`, password: PASSWORD },
    ...{ role: 'player', playing: false, username: '~' },
    children: [{ player: ids.bird, relation: 'mother', right: 'full' }],
  })
  await payload.db.updateOne({
    collection: 'users',
    id: ids.bird!,
    data: { newEmail: CANARY.newEmail, newEmailExpiration: new Date(Date.now() + 1e8).toISOString() },
    returning: false,
  })
  child = await apiAs(payload, CANARY.email)
  guardian = await apiAs(payload, `iveta-${CANARY.email}`)
  const { picture: photo } = { picture: (await picture()).data.toString('base64') }
  expect((await guardian('POST', `/users/${ids.bird}/photo`, { picture: photo })).status).toBe(200)
  await make('alone', 'media', { alt: `${full} sám`, people: [ids.bird] }, await picture())
  const shared = { alt: `Spoločná, ${full}`, shows: 'people', people: [ids.bird, ids.nina] }
  await make('shared', 'media', shared, await picture())
  // Without a birth date and not playing, the nameless row is an adult's: an own word would hold for it.
  for (const [person, givenAs] of [
    ['bird', 'self'],
    ['nina', 'mother'],
  ] as const)
    await make(`${person}Consent`, 'consents', {
      ...{ person: ids[person], by: ids.maria, purpose: 'photos', textVersion: 1, given: true, givenAs },
      at: new Date().toISOString(),
    })
  await guardian('POST', `/events/${ids.match13}/answer`, {
    ...{ player: ids.bird, answer: 'no', reason: CANARY.reason },
  })
  const { docs: invitations } = await payload.find({
    collection: 'participants',
    where: { and: [{ player: { equals: ids.bird } }, { event: { equals: ids.match13 } }] },
    depth: 0,
    overrideAccess: true,
  })
  await payload.db.updateOne({
    collection: 'participants',
    id: invitations[0]!.id,
    data: { earlier: { submitted: true, answer: 'no', reason: CANARY.earlier } },
    returning: false,
  })
  await make('birdAttendance', 'attendances', {
    ...{ event: ids.training13, player: ids.bird, category: ids.U13, status: 'absent', note: CANARY.note },
  })
  const fee = { player: ids.bird, period: '2031-01', amount: 3000, dueDate: '2031-01-15' }
  await make('birdFee', 'memberFees', { ...fee, reason: CANARY.fee, note: `${CANARY.fee} ${full}` })
  // Two of a season that nothing tells apart any more when their reasons are gone.
  for (const reason of [`Letný kemp: ${full}`, `Zimný kemp: ${full}`])
    await make(`bird${reason.slice(0, 5)}`, 'memberFees', { ...fee, period: '2030/31', item: 'camp', reason })
  // A second version, so that the history holds one too.
  await api.maria('PATCH', `/memberFees/${ids.birdFee}`, {
    ...{
      note: `${CANARY.fee} znova`,
      updatedAt: (await rowOf<{ updatedAt: string }>('memberFees', ids.birdFee!))!.updatedAt,
    },
  })
  const payment = { amount: 3000, receivedAt: new Date().toISOString(), method: 'transfer' }
  await make('birdPayment', 'payments', { ...payment, players: [ids.bird], payer: CANARY.payer })
  // As a bank writes a name, for her child and somebody else's, and in hers without any player.
  const written = `${CANARY.last.toUpperCase()} IVETA`
  await make('mothersPayment', 'payments', { ...payment, players: [ids.bird, ids.adam], payer: written })
  await make('mothersRest', 'payments', { ...payment, players: [], holder: ids.birdsMother, payer: written })
  await make('otherPayment', 'payments', { ...payment, players: [ids.adam], payer: 'Zuzana Chovanová' })
  await make('birdMove', 'playerMigrations', {
    season: '2026/27',
    moves: [
      { player: ids.bird, outcome: 'moves', from: ids.U11, to: ids.U13, reason: CANARY.move },
      { player: ids.nina, outcome: 'moves', from: ids.U11, to: ids.U13, reason: 'zostáva' },
    ],
    performedBy: ids.maria,
    performedAt: new Date().toISOString(),
  })
  const message = {
    title: CANARY.message,
    body: `${CANARY.message} ${full}`,
    kind: 'message',
    channels: ['inbox'],
  }
  const sent = { sentBy: ids.maria, sentAt: new Date().toISOString() }
  await make('direct', 'notifications', {
    ...message,
    ...sent,
    audience: { kind: 'users', users: [ids.bird] },
  })
  await make('toTwo', 'notifications', {
    ...{ ...sent, title: 'Dvom', body: `Príde aj ${full}.`, kind: 'message', channels: ['inbox'] },
    audience: { kind: 'users', users: [ids.bird, ids.nina] },
  })
  for (const [notification, user] of [
    ['direct', 'bird'],
    ['toTwo', 'bird'],
    ['toTwo', 'nina'],
  ] as const)
    await make(`${notification}To${user}`, 'deliveries', {
      ...{ notification: ids[notification], user: ids[user], channel: 'inbox', state: 'sent' },
    })
  await make('birdEnquiry', 'enquiries', {
    ...{ kind: 'trial', guardianName: 'Niekto', childName: full, birthYear: 2015, note: CANARY.enquiry },
  })
  await payload.update({
    collection: 'events',
    id: ids.match13!,
    data: { internalNote: `${full} má koleno`, note: `Dres pre ${CANARY.last} ${CANARY.first}` },
    overrideAccess: true,
  })
  const article = { excerpt: 'Úvod', _status: 'published' as const, publishedAt: new Date().toISOString() }
  const news = await payload.create({
    collection: 'news',
    data: { ...article, title: `Gól dal ${full}`, slug: 'kanarik', content: text(full) },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'news',
    id: news.id,
    data: { title: 'Gól dal útočník', content: text('Dal gól.') },
    overrideAccess: true,
  })
  await make('birdRefused', 'erasures', {
    ...{ state: 'refused', person: ids.bird, requestedBy: ids.birdsMother, reply: `${full} ešte hrá.` },
  })
  await payload.jobs.queue({
    task: 'letter',
    queue: 'mail',
    input: { messageId: '<1@x.test>', to: CANARY.email, subject: 'Ahoj', text: full } as never,
  })
}

const values = (): string[] => [CANARY.last, ...Object.values(CANARY)]
const found = async (): Promise<string[]> =>
  (await wholeDatabase(academy)).filter((line) =>
    values().some((canary) => line.toLowerCase().includes(canary.toLowerCase())),
  )

beforeAll(async () => {
  // The e-mail that waits must still wait.
  await stopJobs(academy.payload, 0)
  await plant()
}, 120_000)
beforeEach(() => {
  for (const limit of [
    erasureLimit,
    photoLimit,
    ...Object.values(archiveLimits),
    ...Object.values(passwordLimits),
  ])
    limit.reset()
})

describe('a request', () => {
  test('of a child by a guardian with full right reaches the office, once', async () => {
    const ask = () => guardian('POST', '/erasures', { person: ids.bird })
    const [one, other] = [await ask(), await ask()]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body).toEqual(one.body)
    const { erasure } = one.body as { erasure: { id: string; state: string; deadline: string } }
    expect(erasure.state).toBe('open')
    const days = (Date.parse(erasure.deadline) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(26)
    expect(days).toBeLessThan(32)
    ids.birdRequest = erasure.id
  })

  test('shows what would be erased and what is kept, and changes nothing', async () => {
    const before = (await wholeDatabase(academy)).sort()
    const { body } = await guardian<Record<'erased' | 'kept', { key: string; count: number }[]>>(
      'GET',
      `/users/${ids.bird}/erasure`,
    )
    const counts = Object.fromEntries([...body.erased, ...body.kept].map(({ key, count }) => [key, count]))
    expect(counts).toMatchObject({
      ...{ account: 1, photos: 2, answerReasons: 1, attendanceNotes: 1, feeNotes: 3, payers: 1 },
      ...{ newsVersions: 1 },
      ...{ moveReasons: 1, audiences: 2, deliveries: 2, enquiries: 1, mails: 1 },
      ...{ payments: 2, memberFees: 3, attendances: 1, sharedPhotos: 1, consents: 1, moves: 1, requests: 2 },
    })
    expect((await wholeDatabase(academy)).sort()).toEqual(before)
  })

  test('of a trainer says that what they opened and closed stays for its year', async () => {
    const { body } = await api.maria<{ kept: { key: string; count: number }[] }>(
      'GET',
      `/users/${ids.robert}/erasure`,
    )
    expect(body.kept.find(({ key }) => key === 'acts')?.count).toBe(2)
  })

  test.each(['jana', 'robert', 'zuzana'] as const)('about a foreign child is a 404 for %s', async (name) => {
    for (const [method, to, body] of [
      ['GET', `/users/${ids.bird}/erasure`, undefined],
      ['POST', '/erasures', { person: ids.bird }],
      ['POST', `/erasures/${ids.birdRequest}/withdraw`, {}],
    ] as const)
      expect((await api[name](method, to, body)).status).toBe(404)
  })

  test('can be withdrawn by who made it, and made again', async () => {
    const foreign = await child('POST', `/erasures/${ids.birdRequest}/withdraw`, {})
    expect(foreign.status).toBe(403)
    const mine = async (client: ApiClient) =>
      (await client<{ erasures: { id: string; mine: boolean }[] }>('GET', '/erasures')).body.erasures.find(
        ({ id }) => id === ids.birdRequest,
      )?.mine
    expect([await mine(child), await mine(guardian)]).toEqual([false, true])
    // The child asks too: neither takes back what the other has asked.
    const ask = () => child<{ erasure: { id: string } }>('POST', '/erasures', { person: ids.bird })
    const childs = (await ask()).body.erasure.id
    expect([childs === ids.birdRequest, (await ask()).body.erasure.id]).toEqual([false, childs])
    const withdrawn = await guardian('POST', `/erasures/${ids.birdRequest}/withdraw`, {})
    expect(withdrawn.status).toBe(200)
    expect(await rowOf('erasures', childs)).toMatchObject({ state: 'open' })
    expect((await guardian('POST', `/erasures/${ids.birdRequest}/withdraw`, {})).status).toBe(409)
    expect((await child('POST', `/erasures/${childs}/withdraw`, {})).status).toBe(200)
    const again = await child<{ erasure: { id: string } }>('POST', '/erasures', { person: ids.bird })
    expect(again.body.erasure.id).not.toBe(ids.birdRequest)
  })
})

describe('the act', () => {
  const erase = (client: ApiClient, id: string, more: object = {}) =>
    client('POST', `/users/${id}/erasure`, { currentPassword: PASSWORD, ...more })

  test('is the office’s alone, and asks for its password', async () => {
    for (const client of [guardian, child, api.robert])
      expect((await erase(client, ids.bird!)).status).toBe(403)
    expect((await erase(api.anonymous, ids.bird!)).status).toBe(401)
    expect((await erase(api.maria, ids.bird!, { currentPassword: 'nie' })).status).toBe(400)
    expect((await found()).length).toBeGreaterThan(10)
  })

  test('does not take a guardian with whom nobody was offered', async () => {
    expect((await erase(api.maria, ids.bird!, { guardians: [ids.jana] })).status).toBe(400)
    expect((await rowOf<{ erasedAt?: string }>('users', ids.bird!))?.erasedAt ?? null).toBeNull()
  })

  test('refuses the last administrator and leaves everything as it was', async () => {
    const before = (await wholeDatabase(academy)).sort()
    expect((await erase(api.maria, ids.maria!)).status).toBe(409)
    expect((await wholeDatabase(academy)).sort()).toEqual(before)
  })

  test('leaves no canary anywhere in the database, and every sum', async () => {
    const count = async (collection: CollectionSlug, where: object) =>
      (await academy.payload.db.count({ collection, where: where as never })).totalDocs
    const sums = async () => [
      await count('users', {}),
      await count('participants', { player: { equals: ids.bird } }),
      await count('attendances', { player: { equals: ids.bird } }),
      await count('memberFees', { player: { equals: ids.bird } }),
      await count('payments', {}),
    ]
    const files = async () => (await readdir(path.join(process.env.DATA_DIR!, 'uploads/media'))).length
    const before = await sums()
    expect(await files()).toBeGreaterThan(0)
    const done = await erase(api.maria, ids.bird!, { guardians: [ids.birdsMother] })
    expect([done.status, done.body]).toEqual([200, { people: 2 }])
    expect(await found()).toEqual([])
    // Nobody reads the inbox of an account that was erased.
    for (const name of ['bird', 'birdsMother'])
      expect([name, await count('deliveries', { user: { equals: ids[name] } })]).toEqual([name, 0])
    const after = await sums()
    // Invitations to what is still to come end as for everybody who leaves; nothing else is fewer.
    expect([after[0], ...after.slice(2)]).toEqual([before[0], ...before.slice(2)])
  })

  test('keeps what belongs to others', async () => {
    const payment = await rowOf<{ payer: string }>('payments', ids.otherPayment!)
    expect(payment?.payer).toBe('Zuzana Chovanová')
    const toTwo = await rowOf<{ body: string; audience: { users: string[] } }>('notifications', ids.toTwo!)
    expect(toTwo?.body).toBe('Príde aj vymazaný člen.')
    expect(toTwo?.audience.users).toEqual([ids.nina])
    expect(await rowOf('deliveries', ids.toTwoTonina!)).toBeTruthy()
    expect(await rowOf('notifications', ids.direct!)).toBeFalsy()
    const move = await rowOf<{ moves: { reason: string | null }[] }>('playerMigrations', ids.birdMove!)
    expect(move?.moves.map(({ reason }) => reason ?? null)).toEqual([null, 'zostáva'])
    // Marked with the nameless row, so that it does not become public.
    const shared = await rowOf<Media>('media', ids.shared!)
    expect([shared?.people?.length, shared?.isPublic]).toEqual([2, false])
    const { mayBePublic } = await import('@/features/consents/photos/queries')
    const { request } = await import('../support/request')
    expect(await mayBePublic(await request(academy.payload), shared!)).toBe(false)
    expect(await rowOf('media', ids.alone!)).toBeFalsy()
  })

  test('ends every session at once, and the account cannot be made active again', async () => {
    for (const client of [child, guardian]) expect((await client('GET', '/users/me')).status).toBe(401)
    const row = await rowOf<{ updatedAt: string; erasedAt: string }>('users', ids.bird!)
    expect(row?.erasedAt).toBeTruthy()
    const revived = await api.maria('PATCH', `/users/${ids.bird}`, {
      active: true,
      updatedAt: row!.updatedAt,
    })
    expect(revived.status).toBe(409)
    for (const more of [{ firstName: CANARY.first }, { phone: CANARY.phone }, { birthDate: CANARY.birth }]) {
      const named = await api.maria('PATCH', `/users/${ids.bird}`, { ...more, updatedAt: row!.updatedAt })
      expect([more, named.status]).toEqual([more, 409])
      expect(JSON.stringify(named.body)).toContain('boli vymazané')
    }
    expect((await erase(api.maria, ids.bird!)).status).toBe(404)
  })

  test('is the last that is stored on them: no answer, nomination, mark, absence, message or picture follows', async () => {
    const bird = ids.bird!
    const answer = { player: bird, answer: 'yes' }
    const sheetRow = await rowOf<{ updatedAt: string }>('attendances', ids.birdAttendance!)
    const mark = { player: bird, status: 'present', note: CANARY.note, updatedAt: sheetRow!.updatedAt }
    const photo = await rowOf<Media>('media', ids.pitchPicture!)
    const naming = { shows: 'people', people: [bird], updatedAt: photo!.updatedAt }
    const span = { from: addDays(dayOf(new Date()), 1), to: addDays(dayOf(new Date()), 2) }
    const message = { title: CANARY.message, body: CANARY.message, kind: 'message', channels: ['inbox'] }
    // A sheet is recorded from its day on.
    const startsAt = new Date(Date.now() - 3_600_000).toISOString()
    await academy.payload.db.updateOne({
      collection: 'events',
      id: ids.training13!,
      data: { startsAt },
      returning: false,
    })
    const before = (await wholeDatabase(academy)).sort()
    for (const client of [api.robert, api.maria]) {
      const statuses = {
        answer: await client('POST', `/events/${ids.match13}/answer`, {
          ...{ player: bird, answer: 'no', reason: CANARY.reason },
        }),
        answers: await client('POST', '/events/answers', { answers: [{ ...answer, event: ids.match13 }] }),
        nomination: await client('POST', `/events/${ids.match13}/nomination`, {
          players: [{ player: bird, nomination: 'in' }],
        }),
        mark: await client('POST', '/attendances', { event: ids.training13, rows: [mark] }),
        absence: await client('POST', '/absences', {
          ...{ ...span, players: [bird], reason: CANARY.reason, operation: randomUUID() },
        }),
        message: await client('POST', '/notifications', {
          ...{ ...message, operation: randomUUID(), audience: { kind: 'users', users: [bird] } },
        }),
      }
      expect(
        Object.fromEntries(Object.entries(statuses).map(([name, { status }]) => [name, status])),
      ).toEqual({ answer: 404, answers: 404, nomination: 404, mark: 400, absence: 404, message: 404 })
    }
    expect((await api.maria('PATCH', `/photos/${ids.pitchPicture}`, naming)).status).toBe(400)
    expect((await wholeDatabase(academy)).sort()).toEqual(before)
  })

  test('is the last: the office writes nothing into a fee, nor Payload’s REST into what was kept', async () => {
    const rest = await payloadRest(academy.payload)
    const refused = { status: 400, text: expect.stringContaining('boli vymazané, nič nové') }
    const fee = await rowOf<{ updatedAt: string }>('memberFees', ids.birdFee!)
    const { docs: invitations } = await academy.payload.find({
      collection: 'participants',
      where: { player: { equals: ids.bird } },
      ...{ depth: 0, limit: 1, overrideAccess: true },
    })
    const before = (await wholeDatabase(academy)).sort()
    const patch = (path: string, body: object) => api.maria('PATCH', path, body)
    for (const name of ['note', 'reason']) {
      const written = await patch(`/memberFees/${ids.birdFee}`, {
        ...{ [name]: CANARY.fee, updatedAt: fee!.updatedAt },
      })
      expect([written.status, written.body]).toMatchObject([400, { errors: [{ field: name }] }])
    }
    const created = await api.maria('POST', '/memberFees', {
      ...{ player: ids.bird, period: '2031-02', item: 'kit', amount: 3000, dueDate: '2031-02-15' },
      note: CANARY.fee,
    })
    expect([created.status, created.body]).toMatchObject([400, { errors: [{ field: 'note' }] }])
    const marked = `/attendances/${ids.birdAttendance}`
    const invited = `/participants/${invitations[0]!.id}`
    for (const [path, body] of [
      [marked, { note: CANARY.note }],
      [marked, { status: 'present' }],
      [invited, { reason: CANARY.reason }],
      [invited, { answer: 'maybe' }],
    ] as const)
      expect([body, await rest('PATCH', path, body)]).toEqual([body, refused])
    const mark = { event: ids.match13, player: ids.bird, category: ids.U13, status: 'present' }
    expect(await rest('POST', '/attendances', mark)).toEqual(refused)
    expect((await wholeDatabase(academy)).sort()).toEqual(before)
    // What was kept may still change in everything else, and be emptied.
    const cheaper = { amount: 2900, note: '', updatedAt: fee!.updatedAt }
    expect((await patch(`/memberFees/${ids.birdFee}`, cheaper)).status).toBe(200)
    expect((await rest('PATCH', marked, { note: null })).status).toBe(200)
  })

  test('leaves them named in a picture that shows others, which can still be described', async () => {
    const shared = await rowOf<Media>('media', ids.shared!)
    const naming = { shows: 'people', people: [ids.bird, ids.nina, ids.adam], updatedAt: shared!.updatedAt }
    expect((await api.maria('PATCH', `/photos/${ids.shared}`, naming)).status).toBe(200)
  })

  test('is followed by no invitation to a new event', async () => {
    const startsAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
    const event = await make('later', 'events', {
      ...{ type: 0, categories: [ids.U13], startsAt },
    })
    const { docs } = await academy.payload.find({
      collection: 'participants',
      where: { event: { equals: event } },
      ...{ depth: 0, pagination: false, overrideAccess: true },
    })
    const players = docs.map(({ player }) => player)
    expect([players.includes(ids.jakub!), players.includes(ids.bird!)]).toEqual([true, false])
  })

  test('is recorded with who did it and numbers, without values', async () => {
    const { docs } = await academy.payload.find({
      collection: 'erasures',
      where: { and: [{ person: { equals: ids.bird } }, { state: { equals: 'done' } }] },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    const { closedBy, counts, openFor } = docs[0]!
    expect([closedBy, openFor ?? null]).toEqual([ids.maria, null])
    expect(Object.values(counts as Record<string, unknown>).every((count) => typeof count === 'number')).toBe(
      true,
    )
  })
})

test('the office refuses a request with a reason', async () => {
  const asked = await api.zuzana<{ erasure: { id: string } }>('POST', '/erasures', { person: ids.zuzana })
  const { id } = asked.body.erasure
  expect((await api.maria('POST', `/erasures/${id}/refuse`, { reply: 'krátko' })).status).toBe(400)
  const reply = 'Trénujete U15, údaje ešte potrebujeme.'
  expect((await api.maria('POST', `/erasures/${id}/refuse`, { reply })).status).toBe(200)
  const { body } = await api.zuzana<{ erasures: { id: string; state: string; reply: string }[] }>(
    'GET',
    '/erasures',
  )
  expect(body.erasures.find((one) => one.id === id)).toMatchObject({ state: 'refused', reply })
})

test('the office is reminded of who left more than a year ago, and of nobody else', async () => {
  const { leftLongAgo } = await import('@/features/own-data/performing/queries')
  const { request } = await import('../support/request')
  const left = async () => (await leftLongAgo(await request(academy.payload))).map(({ id }) => id)
  expect(await left()).not.toContain(ids.tomas)
  await academy.payload.db.updateOne({
    collection: 'users',
    id: ids.tomas!,
    data: { inactiveSince: new Date(Date.now() - 400 * 86_400_000).toISOString() },
    returning: false,
  })
  const now = await left()
  expect(now).toContain(ids.tomas)
  for (const name of ['bird', 'jakub', 'jana', 'katka', 'maria']) expect(now).not.toContain(ids[name])
})

test('a guardian is due for erasure since the day the last child left', async () => {
  const { leftLongAgo } = await import('@/features/own-data/performing/queries')
  const { request } = await import('../support/request')
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const person = (name: string, more: object) =>
    academy.payload.create({
      collection: 'users',
      data: {
        ...{ firstName: name, lastName: 'Odídený', username: name, password: 'Ukazka-2026!', role: 'player' },
        ...more,
      } as never,
      overrideAccess: true,
    })
  const left = async (id: string, since: string) =>
    academy.payload.db.updateOne({
      collection: 'users',
      id,
      data: { active: false, inactiveSince: since },
      returning: false,
    })
  const [first, last] = [await person('prve', {}), await person('druhe', {})]
  const children = [first, last].map(({ id }) => ({ player: id, relation: 'mother', right: 'full' }))
  const mother = await person('mama', { playing: false, children })
  const since = ago(400)
  await left(first.id, ago(500))
  await left(last.id, since)
  const due = await leftLongAgo(await request(academy.payload))
  expect(due.find(({ id }) => id === mother.id)).toMatchObject({ isGuardian: true, since })
})
