import { beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { updateRows } from '@/db/update-rows'
import type { Found } from '@/features/search/schema'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { inTransaction } from '@/lib/transaction'
import { apiFor } from '../support/api-client'
import { text } from '../support/lexical'
import { setUpClub } from '../support/club'
import { ownSymbol } from '../support/own-symbol'

const open = { overrideAccess: true, depth: 0 } as const
const TODAY = dayOf(new Date())
const DAY = addDays(TODAY, 40)
const PAST = addDays(TODAY, -40)
/** „január“ */
const MONTH = new Intl.DateTimeFormat('sk-SK', { month: 'long', timeZone: 'UTC' }).format(new Date(DAY))
/** „5. 1.“ */
const spoken = (day: string) => `${Number(day.slice(8))}. ${Number(day.slice(5, 7))}.`

const { academy, ids, api } = setUpClub('jakub', 'jana', 'lubos', 'robert', 'maria')
let payload: Payload
const rows: Record<string, string> = {}

async function make(name: string, collection: string, data: object, more: object = {}): Promise<void> {
  const doc = await payload.create({ collection, data, ...open, ...more } as never)
  rows[name] = String((doc as { id: string }).id)
}

const enquiry = (more: object) => ({
  kind: 'contact',
  state: 'new',
  guardianName: 'Ľudovít Štvorlístok',
  note: 'Dobrý deň.',
  ...more,
})

beforeAll(async () => {
  payload = academy.payload
  const player = { role: 'player', username: '~', password: 'Ukazka-2026!' }
  await make('dita', 'users', {
    ...player,
    firstName: 'Ďita',
    lastName: 'Štvorlístková',
    phone: '0911 222 333',
    email: 'dita_s@zelenadolina.test',
    playing: true,
    category: ids.U13,
  })
  await make('otec', 'users', {
    ...player,
    firstName: 'Ján',
    lastName: 'Štvorlístok',
    phone: '+420777888999',
    playing: false,
    children: [{ player: rows.dita, relation: 'father', right: 'full' }],
  })
  const away = { startsAt: momentAt(DAY, '10:00').toISOString(), categories: [ids.U13] }
  await make('cup', 'events', { ...away, type: 1, title: 'Štvorlístkový turnaj', place: 'Žabokreky' })
  await make('match', 'events', { ...away, type: 2, opponent: 'FK Štvorlístok', competition: 'Liga' })
  await make('old', 'events', {
    ...away,
    startsAt: momentAt(PAST, '10:00').toISOString(),
    type: 1,
    title: 'Minulý štvorlístok',
  })
  await make('article', 'news', {
    title: 'Štvorlístok pre šťastie',
    slug: 'stvorlistok',
    excerpt: 'Krátko.',
    content: text('Text.'),
    _status: 'draft',
  })
  await make('letter', 'enquiries', enquiry({ phone: '0944/555 666', email: 'lu_do@posta.test' }))
  await renumber()
}, 60_000)

/** Symbols are random: by chance „1222“ of a phone would be in one. These have it, and „94455“, in none. */
async function renumber(): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', pagination: false, trash: true, ...open })
  const req = await createLocalReq({}, payload)
  let number = 0
  await inTransaction(req, async () => {
    for (const { id, variableSymbol, familySymbol } of docs) {
      const data = {
        ...(variableSymbol && { variableSymbol: ownSymbol((number += 1)) }),
        ...(familySymbol && { familySymbol: ownSymbol((number += 1)) }),
      }
      if (Object.keys(data).length > 0) await updateRows(req, 'users', ['id', id], data)
    }
  })
}

const find = async (query: string): Promise<Found['groups']> => {
  const { status, body } = await api.maria<Found>('GET', `/search?query=${encodeURIComponent(query)}`)
  expect([query, status]).toEqual([query, 200])
  return body.groups
}
const found = async (query: string): Promise<string[]> =>
  (await find(query)).flatMap(({ kind, hits }) => hits.map(({ id }) => `${kind} ${nameOf(id)}`))
const nameOf = (id: string): string =>
  Object.keys(rows).find((name) => rows[name] === id) ??
  Object.keys(ids).find((name) => ids[name] === id) ??
  id

describe('everything of the club is found', () => {
  test('of every kind, by a folded text, grouped, with what it is and where it is edited', async () => {
    const groups = await find('ŠTVORLIST')
    expect(groups.map(({ kind }) => kind)).toEqual(['people', 'upcoming', 'past', 'news', 'enquiries'])
    const [people, upcoming, past, news, enquiries] = groups
    expect(people).toMatchObject({
      total: 2,
      isMore: false,
      href: '/auth/admin/users?state=all&search=%C5%A0TVORLIST',
    })
    const [dita, otec] = people!.hits
    expect(dita).toMatchObject({
      name: 'Ďita Štvorlístková',
      detail: 'Hráč U13 · +421 911 222 333',
      href: `/auth/admin/users/edit?id=${rows.dita}`,
      fees: [{ name: 'Ďita Štvorlístková' }],
    })
    expect(otec).toMatchObject({ detail: 'Rodič: Ďita Štvorlístková · +420777888999', fees: dita!.fees })
    expect(upcoming!.hits.map(({ id }) => nameOf(id)).toSorted()).toEqual(['cup', 'match'])
    expect(upcoming!.hits[0]!.href).toMatch('/auth/admin/events/edit?id=')
    expect(past).toMatchObject({ href: '/auth/admin/events?when=past&search=%C5%A0TVORLIST' })
    expect(news!.hits[0]).toMatchObject({
      detail: 'Koncept',
      href: `/auth/admin/news/edit?id=${rows.article}`,
    })
    expect(enquiries!.hits[0]).toMatchObject({
      name: 'Ľudovít Štvorlístok',
      href: `/auth/admin/enquiries?search=%C5%A0TVORLIST#${rows.letter}`,
    })
  })

  test('a document by its title, also one that only staff may see', async () => {
    const { docs } = await payload.find({ collection: 'documents', limit: 50, ...open })
    expect(docs.length).toBeGreaterThan(0)
    for (const { id, title } of docs)
      expect(await found(title.toUpperCase().slice(0, 100))).toContain(`documents ${nameOf(id)}`)
  })

  test.each([
    ['0911 222 333', ['people dita']],
    ['+421911222333', ['people dita']],
    ['00421 911 222', ['people dita']],
    ['222 333', ['people dita']],
    ['1222', ['people dita']],
    ['00420777', ['people otec']],
    ['777888999', ['people otec']],
    ['+421944555', ['enquiries letter']],
    ['944 55', ['enquiries letter']],
    ['dita_s@', ['people dita']],
    ['lu_do@posta', ['enquiries letter']],
    ['Žabokreky', ['upcoming cup']],
    ['fk stvorlistok', ['upcoming match']],
    ['Štvorlístok U13', ['past old', 'upcoming match']],
    [`Žabokreky ${spoken(DAY)}`, ['upcoming cup']],
    [`${spoken(DAY)} ${DAY.slice(0, 4)} stvorlist`, ['upcoming cup', 'upcoming match']],
    [`${PAST} stvorlist`, ['past old']],
    [`${spoken(DAY)} 1999 stvorlist`, []],
    [`stvorlist ${MONTH}`, ['upcoming cup', 'upcoming match']],
    [`${MONTH} ${DAY.slice(0, 4)} Žabokreky`, ['upcoming cup']],
  ])('„%s“', async (query, expected) => {
    expect((await found(query)).toSorted()).toEqual(expected)
  })

  test('a symbol finds its player, and that of a family its guardian', async () => {
    const { variableSymbol } = await payload.findByID({ collection: 'users', id: rows.dita!, ...open })
    const { familySymbol } = await payload.findByID({ collection: 'users', id: rows.otec!, ...open })
    for (const typed of [variableSymbol!, `VS ${variableSymbol}`, variableSymbol!.slice(0, 8)])
      expect(await found(typed)).toContain('people dita')
    const [people] = await find(variableSymbol!)
    expect(people!.hits[0]!.detail).toContain(`VS ${variableSymbol}`)
    expect(await found(familySymbol!)).toContain('people otec')
  })

  test('the list of each kind finds the same', async () => {
    for (const [path, key] of [
      ['/users', 'users'],
      ['/enquiries', 'enquiries'],
    ] as const)
      for (const query of ['0911222', '944 55', 'stvorlist', 'lu_do@']) {
        const { body } = await api.maria<Record<string, { id: string }[]>>(
          'GET',
          `${path}?search=${encodeURIComponent(query)}`,
        )
        const kind = key === 'users' ? 'people' : key
        const inSearch = (await found(query)).filter((line) => line.startsWith(kind))
        expect([query, body[key]!.map(({ id }) => `${kind} ${nameOf(id)}`)]).toEqual([query, inSearch])
      }
  })
})

test('the tabs of the list of enquiries count what is searched for', async () => {
  const { enquiryCounts } = await import('@/features/enquiries/queries')
  const user = await payload.findByID({ collection: 'users', id: ids.maria!, ...open })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
  expect((await enquiryCounts(req, undefined, 'stvorlist')).new).toBe(1)
  expect(await enquiryCounts(req, undefined, 'xyzxyz')).toEqual({ new: 0, contacted: 0, trial: 0, closed: 0 })
})

describe('what is not found', () => {
  test.each([
    '.*',
    '^s',
    '[a-z]+',
    '(x+x+)+y',
    '$where',
    '%%',
    '__',
    '\\\\',
    "' OR 1=1 --",
    '{"$ne":1}',
    'Š.vorlístok',
  ])('„%s“ is only a text', async (query) => {
    expect(await found(query)).toEqual([])
  })

  test('rows in the trash, erased people and what was deleted', async () => {
    const data = {
      role: 'player',
      username: '~',
      password: 'Ukazka-2026!',
      playing: true,
      firstName: 'Preč',
      lastName: 'Odíde',
    }
    await make('gone', 'users', { ...data, phone: '0955 111 000' })
    await make('erased', 'users', { ...data, phone: '0955 111 001' })
    await make('event', 'events', {
      type: 1,
      title: 'Odíde',
      startsAt: momentAt(DAY).toISOString(),
      categories: [ids.U13],
    })
    await make('news', 'news', {
      title: 'Odíde',
      slug: 'odide',
      excerpt: 'Krátko.',
      content: text('Text.'),
      _status: 'draft',
    })
    await make('message', 'enquiries', enquiry({ guardianName: 'Pán Odíde', phone: '0955 111 002' }))
    expect(await found('odide')).toHaveLength(5)
    await api.maria('DELETE', `/users/${rows.gone}`)
    await api.maria('DELETE', `/events/${rows.event}`)
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'news', id: rows.news!, data: { deletedAt } as never, ...open })
    await payload.delete({ collection: 'enquiries', id: rows.message!, ...open })
    const erased = { erasedAt: deletedAt }
    await payload.db.updateOne({ collection: 'users', id: rows.erased!, data: erased, returning: false })
    expect(await found('odide')).toEqual([])
    expect(await found('0955111')).toEqual([])
  })

  test('more than a few of a kind: the rest is counted', async () => {
    for (let number = 0; number < 7; number += 1)
      await make(`many${number}`, 'enquiries', enquiry({ guardianName: `Mnohý ${number}` }))
    const [group] = await find('mnohy')
    expect(group).toMatchObject({ kind: 'enquiries', total: 7, isMore: false })
    expect(group!.hits).toHaveLength(5)
  })
})

test.each([
  ['', 'Vyplňte toto pole.'],
  ['?query=a', 'Zadajte aspoň 2\u00a0znaky.'],
  ['?query=%20a%20', 'Zadajte aspoň 2\u00a0znaky.'],
  [`?query=${'a'.repeat(101)}`, 'Zadajte najviac 100\u00a0znakov.'],
  ['?query=ab%00', 'Text obsahuje nepovolené znaky.'],
  ['?query=ab&more=1', 'Toto pole požiadavka nepozná.'],
])('a search that cannot be made is refused in Slovak: %s', async (query, message) => {
  const { status, body } = await api.maria<{ errors: { message: string }[] }>('GET', `/search${query}`)
  expect([status, body.errors[0]!.message]).toEqual([400, message])
})

test('only administrators search, and no copy of the response is kept', async () => {
  for (const [who, status] of [
    ['jakub', 403],
    ['jana', 403],
    ['lubos', 403],
    ['robert', 403],
  ] as const)
    expect([who, (await api[who]('GET', '/search?query=lalik')).status]).toEqual([who, status])
  expect((await apiFor()('GET', '/search?query=lalik')).status).toBe(401)
  const { headers } = await api.maria('GET', '/search?query=lalik')
  expect(headers.get('cache-control')).toContain('no-store')
})
