import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import readWorkbook from 'read-excel-file/node'
import { seasonOf } from '@/features/club/season/rules'
import type { EnquiryView } from '@/features/enquiries/schema'
import { addDays, dayOf, momentAt, mondayOf } from '@/lib/dates'
import { filesLimit } from '@/lib/files-limit'
import { XLSX } from '@/lib/xlsx'
import { printDatabase } from '../support/academy'
import { SEPTEMBER, setUpClub } from '../support/club'
import { cellsOf } from '../support/csv-reader'

// The office's lists as files: exactly what the screen shows, read by other programs than those that wrote them.
printDatabase('office-files')

const { academy, ids, api } = setUpClub('jana', 'lubos', 'robert', 'zuzana', 'maria', 'anonymous')
const SEASON = seasonOf(new Date()).label
/** 15:30 UTC is 16:30 by the club's clock. */
const WINTER = `${Number(dayOf(new Date()).slice(0, 4)) - 1}-01-10T15:30:00.000Z`
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const LED = { startsAt: hoursAgo(30), endsAt: hoursAgo(28.5) }
type Cell = string | number | Date | null

/** The rows of a downloaded workbook by their headings. */
async function workbookOf(address: string, as = api.maria): Promise<Record<string, Cell>[]> {
  const { status, bytes, headers } = await as('GET', address)
  expect([address, status, headers.get('content-type')]).toEqual([address, 200, XLSX])
  const [{ data }] = (await readWorkbook(bytes)) as unknown as [{ data: Cell[][] }]
  const [headings, ...rows] = data as [string[], ...Cell[][]]
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? null])))
}

/** The rows of a downloaded CSV by their headings. */
async function csvOf(address: string, as = api.maria): Promise<Record<string, string>[]> {
  const { status, bytes, headers } = await as(
    'GET',
    `${address}${address.includes('?') ? '&' : '?'}format=csv`,
  )
  expect([address, status, headers.get('content-type')]).toEqual([address, 200, 'text/csv; charset=utf-8'])
  const [headings, ...rows] = cellsOf(bytes) as [string[], ...string[][]]
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]!])))
}

/** The sheet of a workbook as the system's unzip reads it. */
function sheetOf(bytes: Buffer): string {
  const saved = path.join(mkdtempSync(path.join(tmpdir(), 'akademia-list-')), 'list.xlsx')
  writeFileSync(saved, bytes)
  return execFileSync('unzip', ['-p', saved, 'xl/worksheets/sheet1.xml']).toString()
}

const day = (value: string) => new Date(`${value}T00:00:00.000Z`)
const sum = (rows: readonly Record<string, Cell>[], heading: string) =>
  Math.round(rows.reduce((all, row) => all + Number(row[heading]) * 100, 0))

beforeAll(async () => {
  const change = (id: string, data: object) =>
    academy.payload.update({ collection: 'users', id, data, overrideAccess: true })
  const facts = { jerseyNumber: 7, birthDate: '2014-04-12', registrationNumber: '0012345' }
  await change(ids.jakub!, { firstName: '=1+1', lastName: '@Ľalík; "syn"', ...facts })
  await change(ids.jana!, { phone: '+421 900 000 001' })
  const plan = (data: { type: 0 | 2; startsAt: string; categories: string[]; [more: string]: unknown }) =>
    academy.payload.create({ collection: 'events', data, overrideAccess: true })
  await plan({
    type: 2,
    startsAt: WINTER,
    categories: [ids.U13!],
    opponent: 'FC Podhorie',
    result: { own: 3, their: 1 },
  })
  await plan({ type: 0, categories: [ids.U15!], ...LED, trainers: [ids.zuzana!] })
  const paid = { player: ids.jakub, amount: 5000, method: 'cash', receivedAt: dayOf(new Date()) }
  const batch = '7a0c5b43-2b57-4bb5-9f0e-3c4fbd3c5f10'
  expect((await api.maria('POST', '/payments', { ...paid, batch, notify: false })).status).toBe(200)
}, 120_000)

beforeEach(() => filesLimit.reset())

describe('people', () => {
  test('are those of the list, with real dates and numbers and their guardians', async () => {
    const rows = await workbookOf('/users/file')
    const { body } = await api.maria<{ users: { lastName: string }[]; page: { total: number } }>(
      'GET',
      '/users?active=true&size=100',
    )
    expect(rows).toHaveLength(body.page.total)
    expect(rows.map((row) => row.Priezvisko)).toEqual(body.users.map(({ lastName }) => lastName))
    expect(rows.find((row) => row['Číslo dresu'] === 7)).toMatchObject({
      Meno: '=1+1',
      Priezvisko: '@Ľalík; "syn"',
      Rola: 'Hráč',
      Kategória: 'U13',
      'Dátum narodenia': day('2014-04-12'),
      'Registračný preukaz': '0012345',
      'Zákonný zástupca': 'Jana Ľalíková',
      Vzťah: 'matka',
      'Telefón zástupcu': '+421 900 000 001',
      'E-mail zástupcu': 'jana@zelenadolina.test',
      'Zákonný zástupca 2': 'Peter Ľalík',
    })
  })

  test.each([
    ['role=parent', (row: Record<string, Cell>) => row.Rola === 'Rodič'],
    ['role=trainer&state=all', (row: Record<string, Cell>) => row.Rola === 'Tréner'],
    ['state=inactive', (row: Record<string, Cell>) => row.Stav === 'neaktívny'],
    ['search=zakova', (row: Record<string, Cell>) => row.Priezvisko === 'Žáková'],
  ])('%s is exactly the same filter', async (query, fits) => {
    const all = await workbookOf('/users/file?state=all')
    const rows = await workbookOf(`/users/file?${query}`)
    const isActive = (row: Record<string, Cell>) => query.includes('state=') || row.Stav === 'aktívny'
    expect(rows).toEqual(all.filter((row) => fits(row) && isActive(row)))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('have no formula in either form; a phone stays a phone', async () => {
    const { bytes } = await api.maria('GET', '/users/file')
    const xml = sheetOf(bytes)
    expect(xml).not.toMatch(/<f[ >]/)
    expect(xml).toContain('<t xml:space="preserve">=1+1</t>')
    const jakub = (await csvOf('/users/file')).find((row) => row['Číslo dresu'] === '7')!
    expect([jakub.Meno, jakub.Priezvisko]).toEqual([`'=1+1`, `'@Ľalík; "syn"`])
    expect([jakub['Telefón zástupcu'], jakub['Dátum narodenia']]).toEqual(['+421 900 000 001', '12.4.2014'])
  })

  test('of nobody are a file with headings alone', async () => {
    expect(await workbookOf('/users/file?search=nikto+taky')).toEqual([])
    expect(await csvOf('/users/file?search=nikto+taky')).toEqual([])
  })

  test('for the federation are the players of the filter by what it registers them by', async () => {
    const rows = await workbookOf('/users/file?columns=registration')
    expect(Object.keys(rows[0]!)).toEqual([
      ...['Priezvisko', 'Meno', 'Dátum narodenia', 'Registračné číslo'],
      ...['Zákonný zástupca', 'E-mail zástupcu', 'Telefón zástupcu'],
    ])
    expect(rows).toHaveLength((await workbookOf('/users/file?role=player')).length)
    expect(rows.find((row) => row['Registračné číslo'] === '0012345')).toMatchObject({
      'Dátum narodenia': day('2014-04-12'),
      'Telefón zástupcu': '+421 900 000 001',
    })
    const jana = (right: 'full' | 'read') => [{ player: ids.jakub!, relation: 'mother' as const, right }]
    const change = (right: 'full' | 'read') =>
      academy.payload.update({
        collection: 'users',
        id: ids.jana!,
        data: { children: jana(right) },
        overrideAccess: true,
      })
    const children = (
      await academy.payload.findByID({ collection: 'users', id: ids.jana!, depth: 0, overrideAccess: true })
    ).children!
    // Who may only read signs nothing.
    await change('read')
    const guardian = (await workbookOf('/users/file?columns=registration')).find(
      (row) => row['Registračné číslo'] === '0012345',
    )
    const written = ['Zákonný zástupca', 'E-mail zástupcu', 'Telefón zástupcu'].map(
      (key) => guardian?.[key] || '',
    )
    expect(written).toEqual(['', '', ''])
    await academy.payload.update({
      collection: 'users',
      id: ids.jana!,
      data: { children },
      overrideAccess: true,
    })
    expect(await csvOf('/users/file?columns=registration&role=parent')).toEqual([])
    expect((await api.maria('GET', '/users/file?columns=all')).status).toBe(400)
  })
})

describe('fees', () => {
  interface Totals {
    totals: { count: number; amount: number; paidAmount: number; owed: number }
  }
  const totalsOf = async (query: string) =>
    (await api.maria<Totals>('GET', `/memberFees?${query}`)).body.totals

  test('add up to the sums on screen, in whole cents, for every state', async () => {
    for (const state of ['', 'paid', 'due', 'partly', 'overdue', 'waived', 'claimed']) {
      const of = state && `&state=${state}`
      const { count, amount, paidAmount, owed } = await totalsOf(`period=${SEPTEMBER}${of}`)
      const rows = await workbookOf(`/memberFees/file?season=${SEASON}&period=${SEPTEMBER}${of}`)
      const sums = ['Predpísané', 'Uhradené', 'Nedoplatok'].map((heading) => sum(rows, heading))
      expect([state, rows.length, ...sums]).toEqual([state, count, amount, paidAmount, owed])
    }
    expect((await totalsOf(`period=${SEPTEMBER}`)).count).toBeGreaterThan(2)
  })

  test('are by player, with a comma for Slovak Excel in the CSV', async () => {
    const filter = `season=${SEASON}&state=overdue&category=${ids.U11}&search=lalik&format=csv`
    const { headers } = await api.maria('GET', `/memberFees/file?${filter}`)
    const name = decodeURIComponent(headers.get('content-disposition')!)
    expect(name).toMatch(/Členské, sezóna \d{4}-\d{2}, po splatnosti, U11\.csv$/)
    const rows = await csvOf(`/memberFees/file?season=${SEASON}&search=lalik`)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row['Hráč']).toContain('Ľalík')
      expect(row['Predpísané']).toMatch(/^\d+,\d\d$/)
      expect(row['Splatnosť']).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4}$/)
    }
  })
})

test('payments are those of the season, the oldest first; their sum is what came', async () => {
  type Payments = { payments: { id: string; amount: number }[]; page: { total: number } }
  const { body } = await api.maria<Payments>('GET', `/payments?season=${SEASON}&size=100`)
  const { id } = body.payments[0]!
  await academy.payload.db.updateOne({ collection: 'payments', id, data: { symbol: '01234567' } })
  const rows = await workbookOf(`/payments/file?season=${SEASON}`)
  expect(rows.map((row) => row['Variabilný symbol'])).toContain('01234567')
  expect(rows).toHaveLength(body.page.total)
  expect(sum(rows, 'Suma')).toBe(body.payments.reduce((all, { amount }) => all + amount, 0))
  const days = rows.map((row) => (row['Prijaté'] as Date).getTime())
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(rows).toContainEqual(
    expect.objectContaining({ Suma: 50, Ako: 'v hotovosti', Zapísal: 'Mária Sedláková' }),
  )
})

describe('events', () => {
  test('are those of the list and of a month, by the club’s clock', async () => {
    const rows = await workbookOf(`/events/file?view=month&month=${WINTER.slice(0, 7)}`)
    expect(rows).toHaveLength(1)
    const [row] = rows as [Record<string, Cell>]
    expect((row['Začiatok'] as Date).toISOString()).toBe(WINTER.replace('T15', 'T16'))
    expect(row).toMatchObject({ Typ: 'Zápas', Súper: 'FC Podhorie', 'Naše góly': 3, 'Góly súpera': 1 })
    const upcoming = await csvOf('/events/file?type=0')
    expect(upcoming.length).toBeGreaterThan(0)
    expect(new Set(upcoming.map((each) => each.Typ))).toEqual(new Set(['Tréning']))
  })

  test('are those of a week, whichever of its days is asked for', async () => {
    const days = [0, 6].map((later) => addDays(mondayOf(dayOf(WINTER)), later))
    for (const day of days)
      expect(await workbookOf(`/events/file?view=week&week=${day}`)).toMatchObject([{ Súper: 'FC Podhorie' }])
    expect(await workbookOf(`/events/file?view=week&week=${addDays(days[1]!, 1)}`)).toEqual([])
  })

  test('are in the file of a month and a week what began before and still goes on, as in the calendar', async () => {
    const [friday, sunday] = ['2031-01-31', '2031-02-02']
    await academy.payload.create({
      collection: 'events',
      data: {
        ...{ type: 1, title: 'Halový turnaj', categories: [ids.U11!] },
        startsAt: momentAt(friday, '09:00').toISOString(),
        endsAt: momentAt(sunday, '15:00').toISOString(),
      },
      overrideAccess: true,
    })
    const found = async (query: string) =>
      (await workbookOf(`/events/file?${query}`)).map(({ Názov }) => Názov)
    for (const query of ['view=month&month=2031-01', 'view=month&month=2031-02', 'view=week&week=2031-01-27'])
      expect(await found(query)).toEqual(['Halový turnaj'])
    expect(await found('view=week&week=2031-02-03')).toEqual([])
    expect(await found('view=month&month=2031-03')).toEqual([])
  })

  test('of a trainer are their own', async () => {
    const all = await workbookOf('/events/file?when=past')
    const own = await workbookOf('/events/file?when=past', api.robert)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(all.length)
    for (const row of own) expect(row['Kategórie']).toContain('U13')
  })
})

test('hours are a row for each trainer and month, paid as on screen', async () => {
  const rows = await workbookOf(`/attendances/hours/file?season=${seasonOf(LED.startsAt).label}`)
  type Hours = { trainerData: { total: { hours: number }; pay: number | null } }
  const { body } = await api.maria<Hours>(
    'GET',
    `/attendances/trainerList/${ids.zuzana}?from=${dayOf(seasonOf(LED.startsAt).from)}`,
  )
  const own = rows.filter((row) => row['Tréner'] === 'Zuzana Chovanová')
  expect(sum(own, 'Hodiny')).toBe(Math.round(body.trainerData.total.hours * 100))
  expect(sum(own, 'Suma')).toBe(body.trainerData.pay)
  expect(own).toContainEqual(
    expect.objectContaining({ Kategórie: 'U15', Udalosti: 1, 'Sadzba za hodinu': 9 }),
  )
})

test('the figures for the town are a row for each category and one of all, without a name', async () => {
  const season = seasonOf(LED.startsAt).label
  const rows = await workbookOf(`/attendances/figures/file?season=${season}`)
  const all = rows.at(-1)!
  expect(all['Kategória']).toBe('Spolu')
  type Users = { page: { total: number } }
  const { body } = await api.maria<Users>('GET', '/users?playing=true&role=player&active=true&size=1')
  expect(all['Hráči']).toBeLessThanOrEqual(body.page.total)
  expect(all['Hráči']).toBeGreaterThan(0)
  for (const row of rows)
    expect(
      ['Do 14 rokov', '15 – 18 rokov', 'Nad 18 rokov', 'Bez dátumu narodenia'].reduce(
        (sum, head) => sum + Number(row[head]),
        0,
      ),
    ).toBe(row['Hráči'])
  const u15 = rows.find((row) => row['Kategória'] === 'U15')!
  expect(Number(u15['Hodiny'])).toBeGreaterThanOrEqual(1.5)
})

test('enquiries are those of the list, filtered as it is, the newest first', async () => {
  const rows = await workbookOf('/enquiries/file')
  const { body } = await api.maria<{ enquiries: EnquiryView[]; page: { total: number } }>(
    'GET',
    '/enquiries?size=100',
  )
  expect(rows).toHaveLength(body.page.total)
  expect(rows.map((row) => [row['Odosielateľ'], row['E-mail'] ?? ''])).toEqual(
    body.enquiries.map(({ guardianName, email }) => [guardianName, email]),
  )
  const trials = await workbookOf('/enquiries/file?kind=trial&state=new')
  expect(trials).toEqual(
    rows.filter((row) => row['Čoho sa týka'] === 'Skúšobný tréning' && row.Stav === 'Nová'),
  )
  expect(trials.length).toBeGreaterThan(0)
  expect(trials.length).toBeLessThan(rows.length)
})

describe('who gets a file', () => {
  const OFFICE = [
    '/users/file',
    '/enquiries/file',
    `/memberFees/file?season=${SEASON}`,
    `/payments/file?season=${SEASON}`,
    `/attendances/hours/file?season=${SEASON}`,
    `/attendances/figures/file?season=${SEASON}`,
  ]

  test('the office; of events the trainers too', async () => {
    const statuses = async (address: string) => {
      const found = []
      for (const as of [api.anonymous, api.jana, api.robert, api.maria])
        found.push((await as('GET', address)).status)
      return [address, ...found]
    }
    for (const address of OFFICE) expect(await statuses(address)).toEqual([address, 401, 403, 403, 200])
    expect(await statuses('/events/file')).toEqual(['/events/file', 401, 403, 200, 200])
  })

  test('a trainer’s file has no cent', async () => {
    const [row] = await workbookOf('/events/file?when=past', api.zuzana)
    expect(Object.keys(row!).join()).not.toMatch(/Suma|Sadzba|Predpís|Uhraden/)
  })

  test('unknown keys and values are refused in words', async () => {
    for (const query of ['state=x', 'role=hrac', 'format=ods', 'page=2', 'category=U13']) {
      const { status, body } = await api.maria('GET', `/users/file?${query}`)
      expect([query, status, (body as { errors: unknown[] }).errors.length]).toEqual([query, 400, 1])
    }
    expect((await api.maria('GET', '/memberFees/file')).status).toBe(400)
  })

  test('thirty in an hour for an account', async () => {
    for (let time = 0; time < 30; time += 1) await filesLimit.take(ids.maria!)
    expect((await api.maria('GET', '/users/file')).status).toBe(429)
  })
})

test('a moment is written by the club’s clock in the CSV too', async () => {
  const [row] = await csvOf(`/payments/file?season=${SEASON}`)
  expect(row!['Zapísané']).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4} \d\d:\d\d$/)
})
