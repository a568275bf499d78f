import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { listPaper } from '@/features/club/letterhead/queries'
import { seasonOf } from '@/features/club/season/rules'
import { filesLimit } from '@/lib/files-limit'
import { column } from '@/lib/file-column'
import { PDF } from '@/lib/pdf'
import { printDatabase } from '../support/academy'
import { SEPTEMBER, setUpClub } from '../support/club'
import { cellsOf } from '../support/csv-reader'
import { hasPoppler, infoOf, lettersOf } from '../support/pdf-reader'
import { requestAs } from '../support/request'

// The office's lists on paper: the rows of the CSV with the same filter, read by a program that shares no code with ours.
printDatabase('office-papers')

const { academy, ids, api } = setUpClub('jana', 'lubos', 'robert', 'zuzana', 'maria', 'anonymous')
const SEASON = seasonOf(new Date()).label
const withPoppler = hasPoppler ? test : test.skip
const plain = (text: string) => text.replace(/\s+/g, '')

/** The lists with the heading whose cells every row of the paper must have, whole. */
const LISTS = [
  ['/users/file', 'Priezvisko'],
  ['/users/file?role=parent', 'E-mail'],
  ['/users/file?columns=registration', 'Meno'],
  [`/memberFees/file?season=${SEASON}`, 'Variabilný symbol'],
  [`/memberFees/file?season=${SEASON}&search=lalik`, 'Hráč'],
  [`/payments/file?season=${SEASON}`, 'Platiteľ'],
  ['/events/file?when=past', 'Názov'],
  [`/attendances/hours/file?season=${SEASON}`, 'Tréner'],
  [`/attendances/figures/file?season=${SEASON}`, 'Kategória'],
  ['/enquiries/file', 'Odosielateľ'],
] as const

const of = (address: string, format: string) =>
  `${address}${address.includes('?') ? '&' : '?'}format=${format}`

beforeAll(async () => {
  await academy.payload.update({
    collection: 'users',
    id: ids.jakub!,
    data: { lastName: 'Ľalík\u202e\u0007 😀 ' + 'dlhý'.repeat(10) },
    overrideAccess: true,
  })
  await academy.payload.update({
    collection: 'users',
    id: ids.filip!,
    data: { firstName: 'Тарас', lastName: 'Шевченко-Їжакевич' },
    overrideAccess: true,
  })
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  for (const [category, trainer] of [
    [ids.U15!, ids.zuzana!],
    [ids.U13!, ids.robert!],
  ] as const)
    await academy.payload.create({
      collection: 'events',
      data: {
        type: 0,
        categories: [category],
        startsAt: hoursAgo(30),
        endsAt: hoursAgo(28.5),
        trainers: [trainer],
      },
      overrideAccess: true,
    })
})
beforeEach(() => filesLimit.reset())

describe.each(LISTS)('%s', (address, heading) => {
  withPoppler('is on paper what it is in the CSV, tagged, in Slovak', async () => {
    const { status, bytes, headers } = await api.maria('GET', of(address, 'pdf'))
    expect([status, headers.get('content-type')]).toEqual([200, PDF])
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('content-disposition')).toMatch(/\.pdf/)
    if (process.env.PAPERS)
      writeFileSync(`${process.env.PAPERS}/${plain(address).replace(/\W+/g, '_')}.pdf`, bytes)
    expect(infoOf(bytes)).toMatchObject({ Tagged: 'yes', 'Page size': expect.stringContaining('A4') })
    const letters = lettersOf(bytes)
    const [headings, ...rows] = cellsOf((await api.maria('GET', of(address, 'csv'))).bytes) as string[][]
    expect(rows.length).toBeGreaterThan(0)
    expect(letters).toContain(plain(heading))
    const at = headings!.indexOf(heading)
    for (const row of rows) {
      // The CSV has a ' before what a spreadsheet would take for a formula.
      const drawn = row[at]!.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/\p{Extended_Pictographic}/gu, '□')
      const cell = plain(drawn.replace(/^'/, ''))
      expect(letters).toContain(cell.slice(0, 24))
    }
    expect(letters).toMatch(new RegExp(`${rows.length}riad(ok|ky|kov)·`))
  })
})

withPoppler('sums stand below: of fees as on screen', async () => {
  type Totals = { totals: { amount: number; paidAmount: number; owed: number } }
  const { totals } = (await api.maria<Totals>('GET', `/memberFees?period=${SEPTEMBER}`)).body
  const address = `/memberFees/file?season=${SEASON}&period=${SEPTEMBER}&format=pdf`
  const letters = lettersOf((await api.maria('GET', address)).bytes)
  const euros = (cents: number) =>
    plain((cents / 100).toLocaleString('sk-SK', { style: 'currency', currency: 'EUR' }))
  expect(letters).toContain(`Spolu${euros(totals.amount)}${euros(totals.paidAmount)}${euros(totals.owed)}`)
})

const FILTERS = [
  ['/users/file', 'Stav: aktívni'],
  [
    '/users/file?role=player&category=U13&search=Шевч',
    'Kto: hráči · Stav: aktívni · Kategória: U13 · Hľadané: „Шевч“',
  ],
  [`/memberFees/file?season=${SEASON}&state=overdue&category=U11`, 'Stav: po splatnosti · Kategória: U11'],
  ['/events/file?when=past&type=0', 'Udalosti: minulé · Typ: tréningy'],
  ['/events/file?view=month&month=2026-09&search=nic', 'Mesiac: september 2026'],
  ['/enquiries/file?kind=trial&state=new', 'Čoho sa týka: skúšobný tréning · Stav: nová'],
] as const

withPoppler.each(FILTERS)('%s says what it is filtered by: %s', async (address, said) => {
  const named = address.replace(/category=(U\d+)/, (_, name: string) => `category=${ids[name]}`)
  const letters = lettersOf((await api.maria('GET', of(named, 'pdf'))).bytes)
  expect(letters).toContain(plain(said))
})

withPoppler('a name in Cyrillic is on paper, also beside the family’s', async () => {
  const letters = lettersOf((await api.maria('GET', '/users/file?role=player&format=pdf')).bytes)
  expect(letters).toContain('Шевченко-Їжакевич')
  expect(letters).toContain('Тарас')
})

withPoppler('nobody is a paper that says so', async () => {
  const { status, bytes } = await api.maria('GET', '/users/file?search=nikto+taky&format=pdf')
  expect(status).toBe(200)
  expect(lettersOf(bytes)).toContain('0riadkov')
})

withPoppler('a trainer’s paper has no cent, and only the own', async () => {
  const { status, bytes } = await api.robert('GET', '/events/file?when=past&format=pdf')
  expect(status).toBe(200)
  expect(lettersOf(bytes)).not.toMatch(/€|Suma|Sadzba|Predpís/)
  const all = lettersOf((await api.maria('GET', '/events/file?when=past&format=pdf')).bytes)
  expect(all.length).toBeGreaterThan(lettersOf(bytes).length)
  for (const address of ['/users/file', '/enquiries/file'])
    for (const as of [api.robert, api.jana]) expect((await as('GET', of(address, 'pdf'))).status).toBe(403)
  expect((await api.anonymous('GET', '/users/file?format=pdf')).status).toBe(401)
})

describe('a long list', () => {
  const columns = Array.from({ length: 10 }, (_, at) =>
    column<number>(`Stĺpec ${at}`, 16, (row) => `Bunka ${row}/${at}`),
  )
  async function* rows(count: number) {
    for (let at = 0; at < count; at += 500) yield Array.from({ length: 500 }, (_, row) => at + row)
  }
  const paper = async (total: number) =>
    listPaper(await requestAs(academy.payload, ids.maria!), {
      name: 'Dlhý zoznam',
      columns,
      total,
      rows: rows(total),
    })

  withPoppler('of 3,000 rows is drawn while others are served, its headings on every page', async () => {
    let longest = 0
    let last = performance.now()
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const began = performance.now()
    const bytes = await paper(3000)
    clearInterval(watch)
    console.info(
      `3,000 rows on paper: ${Math.round(performance.now() - began)} ms, longest pause ${Math.round(longest)} ms, ${Math.round(bytes.length / 1024)} kB`,
    )
    const letters = lettersOf(bytes)
    const pages = Number(infoOf(bytes).Pages)
    expect(pages).toBeGreaterThan(50)
    expect(letters.split('Stĺpec9')).toHaveLength(pages + 1)
    for (const row of [0, 1499, 2999]) expect(letters).toContain(`Bunka${row}/0`)
    expect(letters).toContain(`strana${pages}z${pages}`)
  })

  test('of more than 4,000 is refused in words before a row is read', async () => {
    await expect(paper(4001)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Na papier je to priveľa: 4\s001\sriadkov\. Zúžte filter/),
    })
  })
})
