import { describe, expect, test } from '@jest/globals'
import { insertRows } from '@/db/insert-rows'
import { missingConsents } from '@/features/consents/missing/queries'
import { allTexts, currentTexts } from '@/features/consents/texts/queries'
import { officePhotos } from '@/features/consents/photos/queries'
import { deskCounts } from '@/features/desk/queries'
import type { DeskCounts } from '@/features/desk/schema'
import { enquiryPage } from '@/features/enquiries/queries'
import { adminEventList } from '@/features/events/admin/queries'
import type { AdminEvent } from '@/features/events/admin/views'
import { feeGrid, waitingMoney } from '@/features/membership/admin/queries'
import { feeFilter } from '@/features/membership/admin/rules'
import { leftRows } from '@/features/membership/bank-left/queries'
import { feeList } from '@/features/membership/queries'
import { inPeriodOrder } from '@/features/membership/rules'
import { adminNewsList } from '@/features/news/admin/queries'
import { erasureDesk } from '@/features/own-data/performing/queries'
import { invitationDesk } from '@/features/session/invitations/queries'
import { eventFilter } from '@/features/events/admin/rules'
import { CLOSING_DAYS, EVENT_DAYS } from '@/features/events/silent/rules'
import { dayOf } from '@/lib/dates'
import { dashboardCards } from '@/panel/dashboard-cards'
import type { User } from '@/payload-types'
import { databaseUnderTest } from '../support/academy'
import { setUpClub } from '../support/club'
import { text } from '../support/lexical'
import { request } from '../support/request'
import { statementsOf } from '../support/statements'

const DAY = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString()
const open = { overrideAccess: true, depth: 0 } as const

const { academy, ids, api } = setUpClub('anonymous', 'jakub', 'jana', 'robert', 'zuzana', 'maria')
const maria = (): Promise<User> => academy.payload.findByID({ collection: 'users', id: ids.maria!, ...open })
const asMaria = async () => request(academy.payload, await maria())
const counts = async (): Promise<DeskCounts> => {
  const { status, body } = await api.maria<{ waiting: DeskCounts }>('GET', '/desk')
  expect(status).toBe(200)
  return body.waiting
}
const make = (collection: 'events' | 'news' | 'memberFees' | 'bankStatements', data: object) =>
  academy.payload.create({ collection, data, ...open } as Parameters<typeof academy.payload.create>[0])

const makePlayer = async (lastName: string, name: string): Promise<string> => {
  const signIn = { email: `${name}@zelenadolina.test`, password: 'Ukazka-2026!' }
  const player = { role: 'player', playing: true, category: ids.U13 } as const
  const data = { firstName: 'Ivan', lastName, ...signIn, ...player }
  return (await academy.payload.create({ collection: 'users', data, ...open })).id
}

/** What the lists of the office show of the same, counted row by row. */
async function listed(): Promise<DeskCounts> {
  const req = await asMaria()
  const today = dayOf(new Date())
  const page = { page: 1, size: 200 }
  const filter = eventFilter({}, today)
  const events: AdminEvent[] = []
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const list = await adminEventList(req, { ...filter, page: at }, today)
    events.push(...list.events)
    pages = list.pages
  }
  const isSoon = ({ startsAt, answerUntil }: AdminEvent) =>
    startsAt >= inDays(0) && startsAt < inDays(EVENT_DAYS) && (answerUntil ?? startsAt) < inDays(CLOSING_DAYS)
  const silent = events.filter(
    (event) =>
      isSoon(event) &&
      event.published &&
      !event.cancelled &&
      event.answerRequired &&
      (event.counts?.waiting ?? 0) > 0,
  )
  // The list has them under a tab of their own.
  const ofTab = await adminEventList(req, eventFilter({ when: 'silent' }, today), today)
  expect(ofTab.events.map(({ id }) => id)).toEqual(silent.map(({ id }) => id))
  const invited = await invitationDesk(req, { search: '' })
  const { memberFees } = await feeList(req, { state: 'overdue', ...page })
  const news = await adminNewsList(req, { page: 1, search: '' })
  return {
    events: silent.length,
    memberFees: new Set(memberFees.map(({ player }) => player.id)).size,
    invitations: invited.freshTotal + invited.invitedTotal,
    adminConsents: (await missingConsents(req, { search: '', page: 1 })).total,
    bankStatements: (await leftRows(req, {})).page.total,
    enquiries: (await enquiryPage(req, { state: 'new', ...page })).enquiries.length,
    erasures: (await erasureDesk(req)).open.length,
    adminNews: news.articles.filter(({ state }) => state === 'draft').length,
    photos: (await officePhotos(req, { state: 'unsaid', ...page })).photos.length,
  }
}

describe('what waits for the office', () => {
  test('an administrator reads it, and nobody else does', async () => {
    const statuses: Record<string, number> = {}
    for (const who of ['anonymous', 'jakub', 'jana', 'robert', 'zuzana', 'maria'] as const)
      statuses[who] = (await api[who]('GET', '/desk')).status
    expect(statuses).toEqual({
      ...{ anonymous: 401, jakub: 403, jana: 403, robert: 403, zuzana: 403, maria: 200 },
    })
  })

  test('the numbers are those of the lists, before and after something more waits', async () => {
    const before = await counts()
    expect(before).toEqual(await listed())
    const match = {
      type: 2,
      opponent: 'FC Podhorie',
      categories: [ids.U13],
      answerRequired: true,
      published: true,
    }
    await make('events', { ...match, startsAt: inDays(1) })
    await make('events', { ...match, startsAt: inDays(10), answerBy: inDays(1) })
    // None of these wait: answers close later, it is a draft, it is off, nobody is asked, or it is far away.
    await make('events', { ...match, startsAt: inDays(10), answerBy: inDays(CLOSING_DAYS + 1) })
    await make('events', { ...match, startsAt: inDays(1.1), published: false })
    await make('events', { ...match, startsAt: inDays(1.2), cancelled: { at: inDays(0), reason: 'Búrka' } })
    await make('events', { ...match, startsAt: inDays(1.3), answerRequired: false })
    await make('events', { ...match, startsAt: inDays(EVENT_DAYS + 5), answerBy: inDays(1) })
    // One gets two fees after their due day, the other one that is due later.
    const [player, later] = [await makePlayer('Nový', 'novy'), await makePlayer('Načas', 'nacas')]
    const fee = { item: 'other', amount: 1000, dueDate: dayOf(inDays(-3)) }
    for (const period of ['2024-03', '2024-04']) await make('memberFees', { ...fee, player, period })
    await make('memberFees', { ...fee, player: later, period: '2024-05', dueDate: dayOf(inDays(3)) })
    const uninvited = { role: 'player', playing: true, category: ids.U13, email: 'nikto@zelenadolina.test' }
    await insertRows(await request(academy.payload), 'users', [
      { ...uninvited, firstName: 'Nika', lastName: 'Nová', name: 'Nika Nová', active: true },
    ])
    await make('news', { title: 'Rozpísaná', excerpt: 'Úvod', content: text('Text'), _status: 'draft' })
    const shown = await make('news', {
      title: 'Vonku',
      excerpt: 'Úvod',
      content: text('Text'),
      _status: 'published',
    })
    await academy.payload.update({
      ...{ collection: 'news', id: shown.id, data: { title: 'Vonku, a mení sa' }, draft: true, ...open },
    })
    const trashed = await make('news', {
      title: 'Kôš',
      excerpt: 'Úvod',
      content: text('Text'),
      _status: 'draft',
    })
    await academy.payload.update({
      ...{ collection: 'news', id: trashed.id, data: { deletedAt: inDays(0) }, ...open },
    })
    const req = await request(academy.payload)
    const operation = (word: string) => `desk-enquiry-${word}`
    const enquiry = { kind: 'contact', guardianName: 'Eva Nová', note: 'Otázka', expiresAt: inDays(30) }
    await insertRows(req, 'enquiries', [
      { ...enquiry, state: 'new', operation: operation('new') },
      { ...enquiry, state: 'closed', operation: operation('closed') },
    ])
    await insertRows(req, 'erasures', [
      { person: ids.jakub!, requestedBy: ids.jana!, state: 'open' },
      { person: ids.ema!, requestedBy: ids.jana!, state: 'refused' },
    ])
    await insertRows(req, 'media', [
      { alt: 'Kto na nej je, sa nevie', filename: 'desk-unsaid.webp' },
      { alt: 'Ihrisko', filename: 'desk-said.webp', shows: 'nobody' },
    ])
    const day = dayOf(inDays(-1))
    const sums = { booked: 0, amount: 0, returned: 0 }
    const file = { fileName: 'vypis.csv', headings: 'a', mapping: {}, firstDay: day, lastDay: day }
    const { id: statement } = await make('bankStatements', { ...file, ...sums, importedAt: inDays(-1) })
    const row = { statement, day, amount: 1500 }
    await insertRows(req, 'bankRows', [
      { ...row, state: 'left', key: 'desk-left' },
      { ...row, state: 'dismissed', key: 'desk-dismissed' },
    ])
    const after = await counts()
    expect(after).toEqual(await listed())
    const more = Object.fromEntries(
      Object.entries(after).map(([key, count]) => [key, count - before[key as keyof DeskCounts]]),
    )
    expect(more).toEqual({
      // Three players more about whom nobody has answered; one of them has no password yet.
      ...{ invitations: 1, adminConsents: 3 },
      ...{ events: 2, memberFees: 1, bankStatements: 1, enquiries: 1, erasures: 1, adminNews: 2, photos: 1 },
    })
  })

  test('missing consents are counted anew after every write they depend on', async () => {
    const both = async () => {
      const [{ adminConsents }, list] = [
        await counts(),
        await missingConsents(await asMaria(), { search: '', page: 1 }),
      ]
      expect(adminConsents).toBe(list.total)
      return adminConsents
    }
    const before = await both()
    const adult = await makePlayer('Plnoletý', 'plnolety')
    const user = (data: object) => academy.payload.update({ collection: 'users', id: adult, data, ...open })
    await user({ birthDate: '2001-05-01' })
    expect(await both()).toBe(before + 1)
    const texts = currentTexts(await allTexts(await asMaria()))
    await insertRows(
      await request(academy.payload),
      'consents',
      Object.values(texts).map(({ purpose, version }) => ({
        ...{ person: adult, purpose, textVersion: version, given: false, givenAs: 'self', by: adult },
        ...{ at: inDays(0), operation: `desk-${purpose}` },
      })),
    )
    expect(await both()).toBe(before)
    await user({ birthDate: dayOf(inDays(-9 * 365)) })
    expect(await both()).toBe(before + 1)
    await user({ active: false })
    expect(await both()).toBe(before)
  })

  test('the panel’s first screen shows the same numbers', async () => {
    const cards = await dashboardCards(academy.payload, (await maria()) as never, new Date())
    const waiting = await counts()
    const shown = (address: string) => cards.find(({ href }) => href.startsWith(address))?.count
    expect({
      events: shown('/auth/admin/events'),
      memberFees: shown('/auth/admin/memberFee?state=overdue&season=all'),
      invitations: shown('/auth/admin/users/invitations'),
      adminConsents: shown('/auth/admin/consents'),
      bankStatements: shown('/auth/admin/memberFee/bank'),
      enquiries: shown('/auth/admin/enquiries'),
      erasures: shown('/auth/admin/erasures'),
      adminNews: shown('/admin/collections/news'),
      photos: shown('/auth/admin/photos'),
    }).toEqual(waiting)
  })

  test('the linked list of fees shows exactly the players that are counted, of all seasons', async () => {
    const [now, req] = [new Date(), await asMaria()]
    const cards = await dashboardCards(academy.payload, (await maria()) as never, now)
    const listedBy = async (address: string) => {
      const query = new URL(cards.find(({ href }) => href.startsWith(address))!.href, 'http://club.test')
      return feeGrid(req, feeFilter(Object.fromEntries(query.searchParams), now), now)
    }
    const overdue = await listedBy('/auth/admin/memberFee?state=overdue')
    expect(overdue.players).toBe((await counts()).memberFees)
    expect(overdue.players).toBe((await waitingMoney(req, now)).overdue)
    // Fees of years ago have their columns, a season's one-off fee stands behind its months; paid ones are not drawn.
    expect(overdue.periods).toEqual(expect.arrayContaining(['2024-03', '2024-04']))
    expect(overdue.periods).toEqual(inPeriodOrder(overdue.periods))
    const claimed = await listedBy('/auth/admin/memberFee?state=claimed')
    const claims = cards.find(({ href }) => href.includes('state=claimed'))!.count
    expect(claimed.open.count).toBe(claims)
    const all = await feeGrid(req, feeFilter({ season: 'all' }, now), now)
    expect(all.totals.paidAmount).toBeLessThan(all.totals.amount)
    expect([all.totals.count, all.totals.owed]).toEqual([all.open.count, all.open.owed])
    expect(all.rows.flatMap(({ fees }) => fees).every(({ owed }) => owed > 0)).toBe(true)
  })

  // Statements are counted at SQLite's client.
  ;(databaseUnderTest === 'sqlite' ? test : test.skip)(
    'a statement or two for each number, however many rows there are',
    async () => {
      const req = await asMaria()
      const statements = await statementsOf(academy.payload, () => deskCounts(req))
      expect(statements.length).toBeLessThanOrEqual(14)
    },
  )
})
