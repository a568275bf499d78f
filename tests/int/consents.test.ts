import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { rosterPlayer, rosterWithRates } from '@/features/attendance/roster/queries'
import { missingConsents } from '@/features/consents/missing/queries'
import { FIRST_TEXTS } from '@/features/consents/labels'
import type { ConsentsView } from '@/features/consents/schema'
import { addDays, addYears, dayOf, momentAt } from '@/lib/dates'
import { createGrownFamily, setUpClub } from '../support/club'
import { type ApiClient, apiAs, sessionFor } from '../support/api-client'

// Who may say what for whom, what then holds, and that nothing that was said is lost.

const { academy, ids, api } = setUpClub('maria', 'robert', 'jana', 'peter', 'zuzana', 'jakub')
let payload: Payload
let hana: ApiClient
const today = dayOf(new Date())
const open = { overrideAccess: true, depth: 0 } as const

const setBirth = (name: string, birthDate: string | null) =>
  payload.update({ collection: 'users', id: ids[name]!, data: { birthDate }, ...open })
const words = async (name: string) =>
  (
    await payload.find({
      collection: 'consents',
      where: { person: { equals: ids[name] } },
      sort: 'at',
      pagination: false,
      ...open,
    })
  ).docs
const forget = (name: string) =>
  payload.db.deleteMany({ collection: 'consents', where: { person: { equals: ids[name] } } })
const body = (name: string, more: object = {}) => ({
  person: ids[name],
  purpose: 'photos',
  textVersion: 1,
  given: true,
  ...more,
})
type Answer = { consents: ConsentsView }
const stateOf = ({ consents }: Answer, name: string, purpose = 'photos') =>
  consents.people
    .find(({ person }) => person.id === ids[name])
    ?.states.find((state) => state.purpose === purpose)

beforeAll(async () => {
  payload = academy.payload
  await createGrownFamily(payload, ids)
  hana = await apiAs(payload, 'hana@zelenadolina.test')
}, 120_000)

describe('about whom an answer is missing', () => {
  const names = async (filter: object = {}) => {
    const req = await createLocalReq(
      { user: (await payload.findByID({ collection: 'users', id: ids.maria!, ...open })) as never },
      payload,
    )
    return (await missingConsents(req, { search: '', page: 1, ...filter })).people
  }
  const jakub = async (filter: object = {}) => (await names(filter)).find(({ id }) => id === ids.jakub)

  test('each is listed with what is missing and who answers, until it is answered', async () => {
    await forget('jakub')
    expect(await jakub()).toMatchObject({
      purposes: ['photos', 'social', 'names', 'processing'],
      waited: 'guardian',
    })
    for (const purpose of ['photos', 'social', 'names'])
      await api.jana!('POST', '/consents', body('jakub', { purpose, given: purpose === 'names' }))
    expect(await jakub()).toMatchObject({ purposes: ['processing'] })
    expect(await jakub({ category: ids.U15 })).toBeUndefined()
    await api.jana!('POST', '/consents', body('jakub', { purpose: 'processing' }))
    expect(await jakub()).toBeUndefined()
    await forget('jakub')
  })

  test('the audience of a message are those of the list; nobody but an administrator reaches them', async () => {
    const listed = (await names()).map(({ id }) => id)
    expect(listed).toContain(ids.jakub)
    const preview = (who: 'maria' | 'robert') =>
      api[who]!<{ audience: { count: number } }>('POST', '/notifications/preview', {
        audience: { kind: 'unanswered' },
      })
    expect((await preview('robert')).status).toBe(403)
    const { status, body: answer } = await preview('maria')
    expect(status).toBe(200)
    expect(answer.audience.count).toBeGreaterThan(0)
    const asRobert = createLocalReq(
      { user: (await payload.findByID({ collection: 'users', id: ids.robert!, ...open })) as never },
      payload,
    )
    await expect(missingConsents(await asRobert, { search: '', page: 1 })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('who may answer for whom', () => {
  test('a guardian with full right answers for a child, and the answer says who, when, as what, and to which text', async () => {
    const { status, body: answer } = await api.jana!<Answer>('POST', '/consents', body('jakub'))
    expect(status).toBe(200)
    expect(stateOf(answer, 'jakub')?.holding).toMatchObject({
      given: true,
      textVersion: 1,
      by: 'Jana Ľalíková',
      givenAs: 'mother',
      paper: false,
    })
    const [row] = await words('jakub')
    expect(row).toMatchObject({ person: ids.jakub, by: ids.jana, purpose: 'photos', given: true })
    await forget('jakub')
  })

  test.each([
    ['peter', 'jakub', 403, 'plné práva'],
    ['zuzana', 'filip', 403, 'plné práva'],
    ['jakub', 'jakub', 403, 'zákonný zástupca'],
    ['robert', 'jakub', 404, 'neexistuje'],
    ['jana', 'adam', 404, 'neexistuje'],
    ['maria', 'jakub', 404, 'neexistuje'],
  ])('%s may not answer for %s: %i', async (who, whose, status, words) => {
    await forget(whose)
    const refused = await api[who as 'jana']!<{ errors: { message: string }[] }>(
      'POST',
      '/consents',
      body(whose),
    )
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([
      status,
      expect.stringContaining(words),
    ])
    expect(
      await payload.count({ collection: 'consents', where: { person: { equals: ids[whose] } } }),
    ).toEqual({
      totalDocs: 0,
    })
  })

  test('from 16 the person answers; the guardian’s word holds until then, and may be taken back by a guardian', async () => {
    await setBirth('jakub', addYears(addDays(today, 1), -16))
    expect((await api.jana!('POST', '/consents', body('jakub'))).status).toBe(200)
    await setBirth('jakub', addYears(today, -16))
    const mine = await api.jakub!<Answer>('GET', '/consents')
    expect(stateOf(mine.body, 'jakub')).toMatchObject({ due: 'sixteen', holding: { given: true } })
    const refused = await api.jana!('POST', '/consents', body('jakub', { purpose: 'names' }))
    expect(refused.status).toBe(403)
    expect((await api.jana!('POST', '/consents', body('jakub', { given: false }))).status).toBe(200)
    const own = await api.jakub!<Answer>('POST', '/consents', body('jakub'))
    expect(stateOf(own.body, 'jakub')).toMatchObject({ due: null, holding: { given: true, givenAs: 'self' } })
    expect((await api.jana!('POST', '/consents', body('jakub', { given: false }))).status).toBe(403)
    expect((await words('jakub')).map(({ given, givenAs }) => [given, givenAs])).toEqual([
      [true, 'mother'],
      [false, 'mother'],
      [true, 'self'],
    ])
    await forget('jakub')
    await setBirth('jakub', null)
  })

  test('at 18 only the person’s own word holds, and it is asked for again', async () => {
    await setBirth('jakub', addYears(addDays(today, 1), -16))
    expect((await api.jana!('POST', '/consents', body('jakub'))).status).toBe(200)
    await setBirth('jakub', addYears(today, -18))
    expect(stateOf((await api.jakub!<Answer>('GET', '/consents')).body, 'jakub')).toMatchObject({
      due: 'missing',
      holding: null,
    })
    await payload.create({
      collection: 'consents',
      data: {
        person: ids.jakub,
        by: ids.jakub,
        purpose: 'names',
        textVersion: 1,
        given: true,
        at: new Date(Date.now() - 9 * 86_400_000).toISOString(),
        givenAs: 'self',
      },
      ...open,
    })
    expect(stateOf((await api.jakub!<Answer>('GET', '/consents')).body, 'jakub', 'names')).toMatchObject({
      due: 'eighteen',
      holding: { given: true },
    })
    await forget('jakub')
    await setBirth('jakub', null)
  })

  test('nobody consents for a deactivated child, nor for one who has come of age', async () => {
    for (const name of ['milan', 'dominik', 'viera'])
      expect([name, (await hana('POST', '/consents', body(name))).status]).toEqual([
        name,
        name === 'milan' ? 403 : 404,
      ])
  })

  test('the family of a child who has left withdraws what it gave, and gives nothing', async () => {
    const active = (is: boolean) =>
      payload.update({ collection: 'users', id: ids.jakub!, data: { active: is }, ...open })
    expect((await api.jana!('POST', '/consents', body('jakub'))).status).toBe(200)
    await active(false)
    const { body: left } = await api.jana!<Answer>('GET', '/consents')
    expect(stateOf(left, 'jakub')).toMatchObject({ mayConsent: false, mayRefuse: true, due: null })
    expect((await api.peter!('POST', '/consents', body('jakub', { given: false }))).status).toBe(403)
    const withdrawn = await api.jana!<Answer>('POST', '/consents', body('jakub', { given: false }))
    expect([withdrawn.status, stateOf(withdrawn.body, 'jakub')?.holding?.given]).toEqual([200, false])
    expect((await api.jana!('POST', '/consents', body('jakub'))).status).toBe(403)
    await active(true)
    await forget('jakub')
  })
})

describe('what holds', () => {
  test('two guardians who answer at once are both kept, and the newest holds', async () => {
    const full = (right: 'full' | 'read') =>
      payload.update({
        collection: 'users',
        id: ids.peter!,
        data: { children: [{ player: ids.jakub!, relation: 'father', right }] },
        ...open,
      })
    await full('full')
    const both = await Promise.all([
      api.jana!('POST', '/consents', body('jakub', { given: true })),
      api.peter!('POST', '/consents', body('jakub', { given: false })),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rows = await words('jakub')
    expect(rows.map(({ givenAs }) => givenAs).sort()).toEqual(['father', 'mother'])
    const { body: answer } = await api.jana!<Answer>('GET', '/consents')
    expect(stateOf(answer, 'jakub')?.holding?.given).toBe(rows.at(-1)!.given)
    await full('read')
    await forget('jakub')
  })

  test('the same tap sent four times at once is one answer', async () => {
    const operation = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => api.jana!('POST', '/consents', body('jakub', { operation }))),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await words('jakub')).toHaveLength(1)
    await forget('jakub')
  })

  test('an answer is neither changed nor deleted, by administrators neither', async () => {
    await api.jana!('POST', '/consents', body('jakub'))
    const [row] = await words('jakub')
    const { docs } = await payload.find({
      collection: 'users',
      where: { id: { equals: ids.maria } },
      ...open,
    })
    const user = { ...docs[0]!, collection: 'users' as const }
    const shared = { collection: 'consents', overrideAccess: false, user } as const
    const data = { given: false }
    await expect(payload.update({ ...shared, id: row!.id, data })).rejects.toThrow()
    await expect(payload.delete({ ...shared, id: row!.id })).rejects.toThrow()
    await forget('jakub')
  })

  test('a paper counts from the day it was signed: what the family has said since stays', async () => {
    await api.jana!('POST', '/consents', body('jakub', { given: false }))
    const paper = { ...body('jakub'), givenAs: 'mother', signedOn: addDays(today, -3) }
    const { status, body: answer } = await api.maria!<Answer>('POST', '/consents/paper', paper)
    expect([status, stateOf(answer, 'jakub')?.holding?.given]).toEqual([200, false])
    expect(answer.consents.people[0]?.history.map(({ paper: isPaper }) => isPaper)).toEqual([false, true])
    const sameDay = await api.maria!<Answer>('POST', '/consents/paper', { ...paper, signedOn: today })
    expect([sameDay.status, stateOf(sameDay.body, 'jakub')?.holding?.given]).toEqual([200, false])
    for (const wrong of [{ signedOn: addDays(today, 1) }, { textVersion: 7 }, { givenAs: 'self' }])
      expect((await api.maria!('POST', '/consents/paper', { ...paper, ...wrong })).status).toBe(400)
    await forget('jakub')
  })

  test('a paper is recorded as such: a consent holds from its day, a refusal from its end', async () => {
    const paper = (given: boolean, days: number) =>
      api.maria!<Answer>('POST', '/consents/paper', {
        ...{ ...body('jakub', { given }), givenAs: 'mother', signedOn: addDays(today, -days) },
      })
    const said = await paper(true, 2)
    expect(stateOf(said.body, 'jakub')?.holding).toMatchObject({
      given: true,
      paper: true,
      by: 'Mária Sedláková',
      at: momentAt(addDays(today, -2)).toISOString(),
    })
    for (const [given, days, holds] of [
      [false, 2, false],
      [true, 2, false],
      [true, 1, true],
      [false, 0, false],
      [true, 0, false],
    ] as const) {
      const answer = await paper(given, days)
      expect([answer.status, stateOf(answer.body, 'jakub')?.holding?.given]).toEqual([200, holds])
    }
    await forget('jakub')
  })

  test('a paper is not to a text that was written after it was signed', async () => {
    const text = 'Súhlasím s uvedením mena v zostavách, ktoré klub vyvesí aj v klubovni.'
    const written = await api.maria!('POST', '/consents/texts', { purpose: 'names', version: 1, text })
    expect(written.status).toBe(200)
    const paper = (textVersion: number, signedOn: string) =>
      api.maria!<{ errors?: { message: string }[] }>('POST', '/consents/paper', {
        ...{ ...body('ema', { purpose: 'names', textVersion }), givenAs: 'mother', signedOn },
      })
    const refused = await paper(2, addDays(today, -1))
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('platí až od'),
    ])
    expect((await paper(1, addDays(today, -1))).status).toBe(200)
    expect((await paper(2, today)).status).toBe(200)
    await forget('ema')
  })

  test('a new text asks again, and leaves the earlier answer with the words it was given to', async () => {
    await api.jana!('POST', '/consents', body('ema', { purpose: 'social' }))
    const text = 'Súhlasím so zverejnením na sociálnych sieťach klubu, ktoré vedie len kancelária.'
    const written = await api.maria!('POST', '/consents/texts', { purpose: 'social', version: 1, text })
    expect(written.status).toBe(200)
    const { body: after } = await api.jana!<Answer>('GET', '/consents')
    expect(stateOf(after, 'ema', 'social')).toMatchObject({
      due: 'newText',
      holding: { given: true, textVersion: 1 },
    })
    const social = after.consents.texts.filter(({ purpose }) => purpose === 'social')
    expect(social.map((one) => one.text)).toEqual([FIRST_TEXTS.social, text])
    const old = await api.jana!('POST', '/consents', body('ema', { purpose: 'social' }))
    expect(old.status).toBe(409)
    const stale = await api.maria!('POST', '/consents/texts', {
      purpose: 'social',
      version: 1,
      text: 'Niečo celkom iné, napísané naraz.',
    })
    expect(stale.status).toBe(409)
    const withdrawn = await api.jana!('POST', '/consents', body('ema', { purpose: 'social', given: false }))
    expect(withdrawn.status).toBe(200)
    await forget('ema')
  })

  test('„Teraz nie“ is kept for the person alone', async () => {
    const { body: later } = await api.jana!<{ until: string }>('POST', '/consents/later')
    expect(later.until > today).toBe(true)
    const row = await payload.db.findOne<{ id: string; consentsLaterUntil?: string }>({
      collection: 'users',
      where: { id: { equals: ids.jana } },
    })
    expect(row?.consentsLaterUntil).toBe(later.until)
  })
})

test('a sheet says of whom no photos are taken, and of whom none are put on social networks', async () => {
  const sign = async (name: string) => {
    type Sheet = { event: { players: { player: { id: string; photoSign: string | null } }[] } }
    const { body: sheet } = await api.robert!<Sheet>('GET', `/events/eventPlayers/${ids.training13}`)
    return sheet.event.players.find(({ player }) => player.id === ids[name])?.player.photoSign
  }
  await api.jana!('POST', '/consents', body('jakub'))
  expect([await sign('jakub'), await sign('filip')]).toEqual(['noSocial', 'noPhotos'])
  // Another test has written the second version of this text.
  expect(
    (await api.jana!('POST', '/consents', body('jakub', { purpose: 'social', textVersion: 2 }))).status,
  ).toBe(200)
  expect(await sign('jakub')).toBeNull()
  await forget('jakub')
})

test('after a refusal trainers do not see the photo of the profile; without an answer they do', async () => {
  await payload.update({ collection: 'users', id: ids.jakub!, data: { photo: ids.jakubPicture! }, ...open })
  const photoIn = async (path: string) =>
    JSON.stringify((await api.robert!('GET', path)).body).includes(ids.jakubPicture!)
  const seen = async () => [await photoIn('/playerList'), await photoIn('/attendances/usersByCategory')]
  expect(await seen()).toEqual([true, true])
  const answer = (given: boolean) =>
    api.jana!('POST', '/consents', body('jakub', { purpose: 'processing', given }))
  expect((await answer(false)).status).toBe(200)
  expect(await seen()).toEqual([false, false])
  await answer(true)
  expect(await seen()).toEqual([true, true])
  await forget('jakub')
})

test('after a refusal neither the page of a player nor an address gives trainers the photo; the family and the office see it', async () => {
  await payload.update({ collection: 'users', id: ids.jakub!, data: { photo: ids.jakubPicture! }, ...open })
  const { GET } = await import('@/app/files/[collection]/[id]/[size]/[name]/route')
  const id = ids.jakubPicture!
  const statuses = async (name: string) => {
    const cookie = `akademia-token=${await sessionFor(payload, `${name}@zelenadolina.test`)}`
    const ofSizes = ['original', 'small', 'medium', 'share'].map(async (size) => {
      const headers = { cookie }
      const request = new Request(`http://localhost:3000/files/media/${id}/${size}/x.webp`, { headers })
      const params = Promise.resolve({ collection: 'media', id, size, name: 'x.webp' })
      return (await GET(request, { params })).status
    })
    return [...new Set(await Promise.all(ofSizes))]
  }
  const onPage = async () => {
    const user = await payload.findByID({ collection: 'users', id: ids.robert!, ...open })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const { players } = await rosterWithRates(req, { search: 'Jakub', category: '' })
    return JSON.stringify([await rosterPlayer(req, ids.jakub!), players]).includes(id)
  }
  const seen = async () => ({
    page: await onPage(),
    robert: await statuses('robert'),
    jakub: await statuses('jakub'),
    jana: await statuses('jana'),
    maria: await statuses('maria'),
  })
  const everybody = { page: true, robert: [200], jakub: [200], jana: [200], maria: [200] }
  expect(await seen()).toEqual(everybody)
  const refusal = body('jakub', { purpose: 'processing', given: false })
  expect((await api.jana!('POST', '/consents', refusal)).status).toBe(200)
  expect(await seen()).toEqual({ ...everybody, page: false, robert: [404] })
  await forget('jakub')
})
