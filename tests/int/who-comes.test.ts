import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { seasonOf } from '@/features/club/season/rules'
import { messageLimit } from '@/features/notifications/commands'
import { contactsLimit } from '@/features/participants/contacts/commands'
import { apiFor } from '../support/api-client'
import { setUpClub } from '../support/club'

const { academy, ids, api } = setUpClub('jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria')
const anonymous = apiFor()
type Who = keyof typeof api
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const make = async (data: object): Promise<string> =>
  (
    await academy.payload.create({
      collection: 'events',
      data: { type: 2, opponent: 'FC Lúka', categories: [ids.U13!], startsAt: inHours(24), ...data } as never,
      overrideAccess: true,
    })
  ).id
const set = (event: string, player: string, data: Record<string, unknown>) =>
  academy.payload.db.updateMany({
    collection: 'participants',
    where: { and: [{ event: { equals: event } }, { player: { equals: ids[player] } }] },
    data,
  })

interface Errors {
  errors: { message: string }[]
}

describe('the nomination of a squad', () => {
  interface List extends Errors {
    squadSize: number
    candidates: { player: { id: string; name: string }; nomination: string | null; season: object }[]
  }
  /** When the two last matches began, in hours from now. */
  const [LAST, BEFORE] = [-3, -6]
  let match: string
  const read = (who: Who, event = match) => api[who]<List>('GET', `/events/${event}/nomination`)
  type Row = [player: string, nomination: string | null, seen?: string | null]
  const nominate = (who: Who, rows: Row[], more: object = {}) =>
    api[who]<Errors & { conflicts?: object[] }>('POST', `/events/${match}/nomination`, {
      players: rows.map(([player, nomination, seen]) => ({ player: ids[player], nomination, seen })),
      ...more,
    })
  const placeOf = async (player: string) =>
    (await read('maria')).body.candidates.find((each) => each.player.id === ids[player])?.nomination

  beforeAll(async () => {
    match = await make({})
    // Twice in the squad, once left out without a word, and a match that was called off.
    for (const [at, cancelled] of [
      [LAST, undefined],
      [BEFORE, undefined],
      [-9, { at: inHours(-10) }],
    ] as const) {
      const played = await make({ startsAt: inHours(100) })
      await set(played, 'jakub', { nomination: 'in', startsAt: inHours(at) })
      await set(played, 'nina', { nomination: at === LAST ? 'substitute' : 'out', startsAt: inHours(at) })
      await set(played, 'filip', { startsAt: inHours(at) })
      await academy.payload.db.updateOne({
        collection: 'events',
        id: played,
        data: { startsAt: inHours(at), ...(cancelled && { cancelled }) },
        returning: false,
      })
    }
    // Nobody was nominated: it says nothing of fairness.
    const without = await make({ startsAt: inHours(100) })
    await set(without, 'filip', { startsAt: inHours(-2) })
  }, 60_000)

  test('is read with how often each was nominated this season, by its trainers alone', async () => {
    const { status, body } = await read('robert')
    expect([status, body.squadSize]).toEqual([200, 16])
    const season = Object.fromEntries(body.candidates.map(({ player, season }) => [player.id, season]))
    // In the first hours of a season the matches of before it do not count.
    const counts = (hours: number) =>
      Date.parse(inHours(hours)) < seasonOf(new Date()).from.getTime() ? 0 : 1
    const [last, before] = [counts(LAST), counts(BEFORE)]
    expect(season).toEqual({
      [ids.jakub!]: { in: last + before, substitute: 0, out: 0 },
      [ids.nina!]: { in: 0, substitute: last, out: before },
      [ids.filip!]: { in: 0, substitute: 0, out: last + before },
    })
    expect((await read('lubos')).status).toBe(404)
    // Zuzana reads the match as Filip's mother.
    expect((await read('zuzana')).status).toBe(403)
    expect((await read('jana')).status).toBe(403)
    expect((await read('robert', ids.training13!)).status).toBe(409)
  })

  test('is saved in one act with its number of places, and again changes nothing', async () => {
    const rows: Row[] = [
      ['jakub', 'in', null],
      ['nina', 'substitute', null],
    ]
    expect((await nominate('robert', rows, { squadSize: 12 })).body).toEqual({ count: 2 })
    // The first response was lost: what is stored is not what was seen, but what is wanted.
    expect((await nominate('robert', rows, { squadSize: 12 })).body).toEqual({ count: 0 })
    expect((await read('robert')).body.squadSize).toBe(12)
    expect((await nominate('robert', [], {})).status).toBe(400)
    expect((await nominate('robert', [], { squadSize: 0 })).status).toBe(400)
    expect((await nominate('lubos', [], { squadSize: 9 })).status).toBe(404)
    expect((await nominate('zuzana', [], { squadSize: 9 })).status).toBe(403)
    expect((await read('robert')).body.squadSize).toBe(12)
  })

  test('is refused whole when somebody else decided otherwise meanwhile, with what they decided', async () => {
    expect((await nominate('maria', [['nina', 'out', 'substitute']])).status).toBe(200)
    const { status, body } = await nominate('robert', [
      ['filip', 'in', null],
      ['nina', 'in', 'substitute'],
    ])
    expect([status, body.conflicts]).toEqual([409, [{ player: ids.nina, theirs: 'out' }]])
    expect(body.errors[0]?.message).toBe('Nomináciu medzitým zmenil niekto iný. Vyberte, čo má platiť.')
    expect([await placeOf('filip'), await placeOf('nina')]).toEqual([null, 'out'])
    expect((await nominate('robert', [['nina', 'in', 'out']])).body).toEqual({ count: 1 })
  })
})

describe('the contacts of an event', () => {
  interface Opened extends Errors {
    contacts: { name: string; guardians: { name: string; phone: string }[] }[]
    opening: { by: string; players: number }
  }
  let event: string
  const open = (who: Who, id = event) => api[who]<Opened>('POST', `/events/${id}/contacts`)
  const openings = async () =>
    (
      await academy.payload.find({
        collection: 'contactOpenings',
        where: { event: { equals: event } },
        sort: 'createdAt',
        depth: 0,
        overrideAccess: true,
      })
    ).docs.map(({ by, players }) => [by, players])

  beforeAll(async () => {
    event = await make({ homeAway: 'away' })
    await set(event, 'jakub', { nomination: 'in' })
    await set(event, 'filip', { userSubmitted: true, answer: 'yes' })
    await academy.payload.update({
      collection: 'users',
      id: ids.peter!,
      data: { phone: '+421 905 111 222', lastName: 'Abelovič' },
      overrideAccess: true,
    })
  })
  beforeEach(() => contactsLimit.reset())

  test('are refused to families, visitors and trainers of other categories, and nothing is recorded', async () => {
    expect((await anonymous('POST', `/events/${event}/contacts`)).status).toBe(401)
    expect((await open('jakub')).status).toBe(403)
    expect((await open('jana')).status).toBe(403)
    expect((await open('lubos')).status).toBe(404)
    expect((await open('zuzana')).status).toBe(403)
    expect(await openings()).toEqual([])
  })

  test('hold those who are nominated, guardians with full rights first, are kept by nobody, and each opening is recorded', async () => {
    const { status, body, headers } = await open('robert')
    expect(status).toBe(200)
    expect(body.contacts.map(({ name }) => name)).toEqual(['Jakub Ľalík'])
    expect(body.contacts[0]!.guardians.map(({ name }) => name)).toEqual(['Jana Ľalíková', 'Peter Abelovič'])
    expect(JSON.stringify(body)).not.toContain('@')
    expect(headers.get('cache-control')).toContain('no-store')
    expect((await open('maria')).status).toBe(200)
    expect(await openings()).toEqual([
      [ids.robert, 1],
      [ids.maria, 1],
    ])
  })

  test('are refused to a trainer too early and too late, and never to an administrator', async () => {
    for (const startsAt of [inHours(80), inHours(-80)]) {
      const other = await make({ startsAt })
      const { status, body } = await open('robert', other)
      expect([status, body.errors[0]?.message]).toEqual([409, expect.stringContaining('ontakty')])
      expect((await open('maria', other)).status).toBe(200)
    }
  })

  test('are not opened without end', async () => {
    for (let times = 0; times < 30; times += 1) await contactsLimit.take(ids.robert!)
    expect((await open('robert')).status).toBe(429)
  })
})

describe('reminding the silent', () => {
  type Reminded = Errors & { remindedAt: string }
  const remind = (who: Who, event: string, operation: string) =>
    api[who]<Reminded>('POST', `/events/${event}/remind`, { operation })
  const sent = async (event: string) =>
    (
      await academy.payload.find({
        collection: 'notifications',
        where: { 'audience.event': { equals: event } },
        depth: 0,
        overrideAccess: true,
      })
    ).docs
  beforeEach(() => messageLimit.reset())

  test('sends one message to who has not answered, and a repeated one is the same', async () => {
    const event = await make({})
    const first = await remind('robert', event, 'reminder-0001')
    expect(first.status).toBe(200)
    expect((await remind('robert', event, 'reminder-0001')).body).toEqual(first.body)
    expect(await sent(event)).toMatchObject([
      { kind: 'reminders', audience: { kind: 'event' }, title: expect.stringContaining('Pripomienka') },
    ])
  })

  test('is refused within hours of another one, also of a colleague, and allowed afterwards', async () => {
    const event = await make({})
    expect((await remind('robert', event, 'reminder-0002')).status).toBe(200)
    const again = await remind('maria', event, 'reminder-0003')
    expect([again.status, again.body.errors[0]?.message]).toEqual([
      409,
      expect.stringMatching(/^Pripomenuté dnes o.+ Znova sa dá pripomenúť po \d+:\d\d\.$/),
    ])
    await academy.payload.db.updateMany({
      collection: 'notices',
      where: { key: { equals: `asked:${event}` } },
      data: { firstAt: inHours(-4) },
    })
    expect((await remind('maria', event, 'reminder-0003')).status).toBe(200)
    expect(await sent(event)).toHaveLength(2)
  })

  test('is refused when nobody is asked, and to trainers of other categories', async () => {
    const hidden = await make({ published: false })
    expect((await remind('robert', hidden, 'reminder-0004')).status).toBe(409)
    const event = await make({})
    expect((await remind('lubos', event, 'reminder-0005')).status).toBe(404)
    expect((await remind('zuzana', event, 'reminder-0006')).status).toBe(404)
    expect((await remind('jana', event, 'reminder-0007')).status).toBe(403)
    expect(await sent(event)).toEqual([])
  })
})
