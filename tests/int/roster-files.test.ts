import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import readWorkbook from 'read-excel-file/node'
import { attendancePaper } from '@/features/attendance/exports/queries'
import { paperSheet } from '@/features/attendance/paper/queries'
import { listPaper } from '@/features/club/letterhead/queries'
import { filesLimit } from '@/lib/files-limit'
import { seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { XLSX } from '@/lib/xlsx'
import { printDatabase } from '../support/academy'
import { setUpClub } from '../support/club'
import { cellsOf } from '../support/csv-reader'
import { hasPoppler, infoOf, textOf } from '../support/pdf-reader'
import { requestAs } from '../support/request'

// Rosters and attendance as files: what they say, read by another library, and that they are nobody else's.
printDatabase('roster-files')

const { academy, ids, api } = setUpClub('jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria', 'anonymous')
const withPoppler = hasPoppler ? test : test.skip
const NOW = new Date()
const SEASON = seasonOf(NOW).label
const HOUR = 3_600_000
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString()
let match: string

/** A part of a workbook, or without a name all of them, as the system's unzip reads it. */
function partOf(bytes: Buffer, ...names: string[]): string {
  const saved = path.join(mkdtempSync(path.join(tmpdir(), 'akademia-xlsx-')), 'book.xlsx')
  writeFileSync(saved, bytes)
  return execFileSync('unzip', ['-p', saved, ...names]).toString()
}
const sheetsOf = async (bytes: Buffer) => readWorkbook(bytes)
const file = (path: string, as = api.robert) => as('GET', path)
const nameOf = ({ headers }: { headers: Headers }) => headers.get('content-disposition')

beforeAll(async () => {
  const change = (id: string, data: object) =>
    academy.payload.update({ collection: 'users', id, data, overrideAccess: true })
  await change(ids.jakub!, {
    firstName: '=1+1',
    lastName: '@Ľalík & <syn>',
    jerseyNumber: 7,
    birthDate: '2014-04-12',
    position: 'goalkeeper',
    medicalValidUntil: '2027-01-15',
  })
  await change(ids.jana!, { phone: '+421 900 000 001' })
  await change(ids.peter!, { phone: '+421 900 000 002' })
  const { id } = await academy.payload.create({
    collection: 'events',
    data: { type: 2, startsAt: ago(3), categories: [ids.U13!], opponent: 'FC Podhorie' },
    overrideAccess: true,
  })
  match = id
  const marks = [
    { player: ids.jakub, status: 'absent' },
    { player: ids.filip, status: 'late' },
    { player: ids.nina, status: 'injured' },
  ]
  expect((await api.maria('POST', '/attendances', { event: match, rows: marks })).status).toBe(200)
}, 120_000)

beforeEach(() => filesLimit.reset())

describe('how many files', () => {
  test('thirty an hour of any kind for an account, then a sentence; refused ones and other accounts do not count', async () => {
    const paths = [
      `/playerList/file?category=${ids.U13}`,
      `/attendances/file?category=${ids.U13}`,
      `/attendances/paper?event=${match}`,
      `/attendances/paper?category=${ids.U13}&month=2026-09`,
    ]
    for (let time = 0; time < 3; time += 1)
      expect((await file(`/playerList/file?category=${ids.U11}`)).status).toBe(404)
    for (let time = 0; time < 26; time += 1) await filesLimit.take(ids.robert!)
    for (const path of paths) expect([path, (await file(path)).status]).toEqual([path, 200])
    for (const path of paths) {
      const { status, body, headers } = await file(path)
      expect([path, status, headers.get('retry-after') !== null]).toEqual([path, 429, true])
      expect(body).toMatchObject({ errors: [{ message: expect.stringMatching(/^Príliš veľa pokusov/) }] })
    }
    expect((await file(paths[0]!, api.maria)).status).toBe(200)
  })
})

describe('a roster as a workbook', () => {
  test('has a row for each player with real numbers and dates, guardians with full rights first', async () => {
    const response = await file(`/playerList/file?category=${ids.U13}`)
    expect(response.headers.get('content-type')).toBe(XLSX)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(nameOf(response)).toBe(
      `attachment; filename="Supiska U13.xlsx"; filename*=UTF-8''S%C3%BApiska%20U13.xlsx`,
    )
    const [{ sheet, data }] = (await sheetsOf(response.bytes)) as [{ sheet: string; data: unknown[][] }]
    expect(sheet).toBe('Súpiska U13')
    const [headings, ...rows] = data
    expect(headings).toEqual([
      'Číslo',
      'Meno',
      'Ročník',
      'Post',
      'Kategória',
      ...['Zákonný zástupca', 'Vzťah', 'Telefón'],
      ...['Zákonný zástupca 2', 'Vzťah 2', 'Telefón 2'],
      'Telefón hráča',
      'Prehliadka do',
      'Fotografie',
    ])
    expect(rows).toHaveLength(3)
    const jakub = rows.find((row) => row[0] === 7)!
    expect(jakub.slice(1, 11)).toEqual([
      '=1+1 @Ľalík & <syn>',
      2014,
      'brankár',
      'U13',
      ...['Jana Ľalíková', 'matka', '+421 900 000 001'],
      ...['Peter Ľalík', 'otec', '+421 900 000 002'],
    ])
    expect(jakub[12]).toEqual(new Date('2027-01-15T00:00:00.000Z'))
    expect(jakub[13]).toBe('Nefotiť')
  })

  test('holds texts only: no formula, whatever a name begins with, and a heading that stays in view', async () => {
    const { bytes } = await file(`/playerList/file?category=${ids.U13}`)
    const xml = partOf(bytes, 'xl/worksheets/sheet1.xml')
    expect(xml).not.toMatch(/<f[ >]/)
    expect(xml).toContain('state="frozen"')
    expect(partOf(bytes, 'xl/sharedStrings.xml')).toContain('<t>=1+1 @Ľalík &amp; &lt;syn&gt;</t>')
  })

  test('has nothing that the roster does not show: no e-mail, no fee, nobody of another category', async () => {
    const { bytes } = await file(`/playerList/file?category=${ids.U13}`)
    const all = partOf(bytes)
    expect(all).not.toMatch(/zelenadolina\.test|variable|Adam|Ema/)
  })
})

describe('attendance as a workbook', () => {
  test('has players by events with letters, and sums', async () => {
    const response = await file(`/attendances/file?category=${ids.U13}`)
    expect(nameOf(response)).toContain(`filename="Dochadzka U13 ${SEASON.replace('/', '-')}.xlsx"`)
    const [book, legend] = (await sheetsOf(response.bytes)) as { sheet: string; data: unknown[][] }[]
    const [headings, types, ...rows] = book!.data as [unknown[], unknown[], ...unknown[][]]
    expect(headings.slice(0, 9)).toEqual([
      ...['Číslo', 'Hráč', 'Účasť', 'Tu', 'Neskoro', 'Ospravedlnené', 'Chýba', 'Zranenie', 'Spolu'],
    ])
    const days = headings.slice(9).map((day) => (day as Date).toISOString().slice(0, 10))
    expect(days).toEqual([...days].sort())
    const at = 9 + types.slice(9).indexOf('Zápas')
    expect((headings[at] as Date).toISOString()).toBe(`${dayOf(ago(3))}T00:00:00.000Z`)
    const rowOf = (name: string) => rows.find((row) => String(row[1]).includes(name))!
    expect([rowOf('Ľalík')[at], rowOf('Filip')[at], rowOf('Nina')[at]]).toEqual(['Ch', 'N', 'Z'])
    // Filip was at one training and late at the match; an injury is not counted.
    expect(rowOf('Filip').slice(2, 9)).toEqual([1, 1, 1, 0, 0, 0, 2])
    expect(rowOf('Nina').slice(2, 9)).toEqual([null, 0, 0, 0, 0, 1, 1])
    expect(rowOf('Prišli spolu')[at]).toBe(1)
    expect(legend!.data).toContainEqual(['Ch', 'Chýba'])
  })

  test('leaves as CSV too: a row for each player, an event in each column, words in place of letters', async () => {
    const response = await file(`/attendances/file?category=${ids.U13}&format=csv`)
    expect(nameOf(response)).toContain(`filename="Dochadzka U13 ${SEASON.replace('/', '-')}.csv"`)
    const [headings, ...rows] = cellsOf(response.bytes) as [string[], ...string[][]]
    expect(headings.slice(0, 9)).toEqual([
      ...['Číslo', 'Hráč', 'Účasť v %', 'Tu', 'Neskoro', 'Ospravedlnené', 'Chýba', 'Zranenie', 'Spolu'],
    ])
    const day = dayOf(ago(3)).split('-').reverse().map(Number).join('.')
    const at = headings.findIndex((each) => each.startsWith(`${day} `) && each.endsWith(' Zápas'))
    const rowOf = (name: string) => rows.find((row) => row[1]!.includes(name))!
    expect([rowOf('Ľalík')[at], rowOf('Filip')[at], rowOf('Nina')[at]]).toEqual([
      'Chýba',
      'Neskoro',
      'Zranenie',
    ])
    expect(rowOf('Filip').slice(2, 9)).toEqual(['100', '1', '1', '0', '0', '0', '2'])
    expect(rowOf('Nina')[2]).toBe('')
  })

  withPoppler(
    'leaves as PDF too: the sums, then an event in each column, letters and what they mean',
    async () => {
      const response = await file(`/attendances/file?category=${ids.U13}&format=pdf`)
      expect(nameOf(response)).toContain(`filename="Dochadzka U13 ${SEASON.replace('/', '-')}.pdf"`)
      expect(infoOf(response.bytes)).toMatchObject({ Tagged: 'yes', Pages: '1' })
      const said = textOf(response.bytes)
      expect(said).toContain('T tu · N neskoro · O ospravedlnené · Ch chýba · Z zranenie')
      const [, month, day] = dayOf(ago(3)).split('-').map(Number)
      expect(said).toContain(`${day}.${month}.`)
      expect(said).toMatch(/Filip Chovan 100 1 1 0 0 0 2 /)
      expect(said).toMatch(/Nina Žáková 0 0 0 0 1 1 /)
      expect(said).not.toContain('Adam')
    },
  )

  withPoppler('of a whole season continues on further pages, each with the players', async () => {
    const events = Array.from({ length: 90 }, (_, at) => ({
      ...{ id: String(at), day: `2026-${String(1 + (at % 12)).padStart(2, '0')}-${10 + (at % 18)}` },
      ...{ time: '17:30', type: 0 as const },
    }))
    const players = Array.from({ length: 22 }, (_, at) => ({
      ...{ name: `Hráč${at} Dlhopriezviskový`, jerseyNumber: at },
      sum: { present: 90, late: 0, excused: 0, absent: 0, injured: 0, total: 90, rate: 100 },
      marks: new Map(events.map(({ id }) => [id, 'absent' as const])),
    }))
    const book = { category: 'U13', period: SEASON, events, players }
    const req = await requestAs(academy.payload, ids.maria!)
    const bytes = await listPaper(req, attendancePaper('Dochádzka U13', book))
    if (process.env.PAPERS) writeFileSync(`${process.env.PAPERS}/season.pdf`, bytes)
    const pages = Number(infoOf(bytes).Pages)
    expect([pages > 3, pages < 8]).toEqual([true, true])
    const said = textOf(bytes)
    for (const { name } of players) expect(said.split(name)).toHaveLength(pages + 1)
    expect(said.split('Spolu')).toHaveLength(3)
    expect(said.split('17:30')).toHaveLength(91)
    expect(said.match(/\bCh\b/g)).toHaveLength(90 * 22 + 2)
  })

  test('of a month has that month alone, and of a season of nobody no players', async () => {
    const month = dayOf(ago(3)).slice(0, 7)
    const here = await sheetsOf((await file(`/attendances/file?category=${ids.U13}&month=${month}`)).bytes)
    const all = here[0]!.data[0]!.slice(9) as unknown as Date[]
    expect(new Set(all.map((day) => day.toISOString().slice(0, 7)))).toEqual(new Set([month]))
    const old = await sheetsOf((await file(`/attendances/file?category=${ids.U13}&season=2019/20`)).bytes)
    expect(old[0]!.data.map((row) => row[1])).toEqual(['Hráč', null, 'Prišli spolu'])
  })

  test.each([
    ['a season and a month', `season=${SEASON}&month=2026-09`],
    ['a month that is none', 'month=2026-13'],
    ['an unknown key', 'player=1'],
  ])('%s is refused', async (_what, query) => {
    const { status, body } = await file(`/attendances/file?category=${ids.U13}&${query}`)
    expect([status, (body as { errors: unknown[] }).errors.length]).toEqual([400, 1])
  })
})

describe('a sheet to fill by pen', () => {
  test('is of an event, or of a category and a month', async () => {
    const event = await file(`/attendances/paper?event=${match}`)
    expect([event.status, event.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(nameOf(event)).toMatch(/^attachment; filename="Dochadzka Zapas U13/)
    expect((await file(`/attendances/paper?category=${ids.U13}&month=2026-09`)).status).toBe(200)
    for (const query of ['', `?category=${ids.U13}`, `?event=${match}&month=2026-09`, '?month=2026-09'])
      expect([query, (await file(`/attendances/paper${query}`)).status]).toEqual([query, 400])
  })

  test('has the nominated of a match first and says so; who is not, and a match without a squad, have no sign', async () => {
    const { id } = await academy.payload.create({
      collection: 'events',
      data: { type: 2, startsAt: ago(-48), categories: [ids.U13!], opponent: 'FC Lúka', published: true },
      overrideAccess: true,
    })
    const req = await requestAs(academy.payload, ids.robert!)
    const plain = await paperSheet(req, { event: id })
    expect(plain.players.length).toBeGreaterThan(2)
    expect(plain.players.some(({ name }) => name.startsWith('('))).toBe(false)
    expect(plain.facts).not.toContain('N = ')
    const { docs } = await academy.payload.find({
      collection: 'participants',
      where: { event: { equals: id } },
      sort: 'id',
      depth: 1,
      overrideAccess: true,
    })
    const nominate = (at: number, nomination: 'in' | 'substitute') =>
      academy.payload.update({
        collection: 'participants',
        id: docs[at]!.id,
        data: { nomination },
        overrideAccess: true,
      })
    await nominate(0, 'in')
    await nominate(1, 'substitute')
    const nameAt = (at: number) => (docs[at]!.player as { name: string }).name
    const { players, facts } = await paperSheet(req, { event: id })
    expect(players.slice(0, 2).map(({ name }) => name)).toEqual([`(N) ${nameAt(0)}`, `(NH) ${nameAt(1)}`])
    expect(players.slice(2).some(({ name }) => name.startsWith('('))).toBe(false)
    expect(facts).toContain('N = v nominácii, NH = náhrada')
  })

  withPoppler('names the players and has the month’s events above the boxes', async () => {
    const month = dayOf(ago(3)).slice(0, 7)
    const { bytes } = await file(`/attendances/paper?category=${ids.U13}&month=${month}`)
    const said = textOf(bytes)
    for (const part of ['U13', 'Filip Chovan', 'Nina Žáková', 'Zapísal/a']) expect(said).toContain(part)
    expect(said).not.toContain('Adam')
    expect(infoOf(bytes)).toMatchObject({ Tagged: 'yes', Pages: '1' })
  })
})

describe('who gets a file', () => {
  const paths = () => [
    `/playerList/file?category=${ids.U13}`,
    `/attendances/file?category=${ids.U13}`,
    `/attendances/paper?category=${ids.U13}&month=2026-09`,
  ]

  test('the category’s trainer and the office; nobody else', async () => {
    for (const path of paths()) {
      const statuses = []
      for (const as of [api.anonymous, api.jakub, api.jana, api.lubos, api.zuzana, api.robert, api.maria])
        statuses.push((await as('GET', path)).status)
      expect([path, ...statuses]).toEqual([path, 401, 403, 403, 404, 404, 200, 200])
    }
  })

  test('a mother who trains another category gets no row of her child’s', async () => {
    const { bytes } = await file(`/attendances/file?category=${ids.U15}`, api.zuzana)
    const all = partOf(bytes)
    expect(all).not.toMatch(/Filip|Adam/)
  })
})

test('more players than a file holds are refused in words', async () => {
  const { checkFileLimit } = await import('@/features/attendance/exports/queries')
  expect(() => checkFileLimit(200)).not.toThrow()
  expect(() => checkFileLimit(201)).toThrow('najviac 200 hráčov')
})
