import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { LeftRows, StatementHistory, StatementView } from '@/features/bank-statements/schema'
import { forgetPayers } from '@/features/own-data/retention/commands'
import { momentAt } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import type { BankRow, MemberFee, Payment } from '@/payload-types'
import { camtFile, type Movement } from '../support/camt'
import { setUpClub } from '../support/club'
import { formWith } from '../support/members-file'
import { monthToCharge } from '../support/months'
import { requestAs } from '../support/request'
import {
  importStatement,
  readStatementFile,
  statementInputOf,
  statementPreviewOf,
} from '../support/statement-file'

// A statement of the club's account: whose money it is, booked once, and taken back.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana', 'anonymous')

/** The months of the fees that the statements pay. */
const [FIRST, SECOND] = [monthToCharge(0), monthToCharge(1)]

interface Child {
  id: string
  symbol: string
}
let mother: string
let familySymbol: string
let ela: Child
let ivo: Child

const made = async <Body>(path: string, body: object): Promise<Body> => {
  const answer = await api.maria<Body>('POST', path, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const person = async (data: object): Promise<string> =>
  (await made<{ user: { id: string } }>('/users', { lastName: 'Bankár', role: 'player', ...data })).user.id
const user = (id: string) => academy.payload.findByID({ collection: 'users', id, depth: 0 })
const fee = (player: string, period: string, amount = 3000, day = 15) =>
  made('/memberFees', { player, period, item: 'monthly', amount, dueDate: `${period}-${day}`, reason: '' })
const owed = async (player: string): Promise<number> => {
  const { docs } = await academy.payload.find({
    collection: 'memberFees',
    where: { player: { equals: player } },
    pagination: false,
    depth: 0,
  })
  return (docs as MemberFee[]).reduce((sum, each) => sum + (each.owed ?? 0), 0)
}
const payments = async (player: string): Promise<Payment[]> =>
  (
    await academy.payload.find({
      collection: 'payments',
      where: { and: [{ players: { in: [player] } }, { amount: { not_equals: 0 } }] },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
    })
  ).docs as Payment[]
const rowsOf = async (statement: string): Promise<BankRow[]> =>
  (
    await academy.payload.find({
      collection: 'bankRows',
      where: { statement: { equals: statement } },
      sort: 'day',
      pagination: false,
      depth: 0,
    })
  ).docs as BankRow[]
const inHistory = async (id: string): Promise<StatementView | undefined> =>
  (await api.maria<StatementHistory>('GET', '/bankStatements')).body.statements.find((each) => each.id === id)

beforeAll(async () => {
  const child = async (firstName: string): Promise<Child> => {
    const id = await person({ firstName, playing: true, birthDate: '2016-05-05', category: ids.U11 })
    return { id, symbol: (await user(id)).variableSymbol! }
  }
  ela = await child('Ela')
  ivo = await child('Ivo')
  mother = await person({
    firstName: 'Eva',
    playing: false,
    email: 'eva.bankarova@zelenadolina.test',
    children: [ela, ivo].map(({ id }) => ({ player: id, relation: 'mother', right: 'full' })),
  })
  familySymbol = (await user(mother)).familySymbol!
  for (const period of [FIRST, SECOND]) {
    await fee(ela.id, period)
    await fee(ivo.id, period, 2000, 16)
  }
})

const IBAN = 'SK3112000000198742637541'
const movement = (more: Partial<Movement>): Movement => ({ amount: 3000, day: '2026-11-03', ...more })
const read = (movements: readonly Movement[]) => readStatementFile(api.maria, camtFile(movements))

test('a statement is for administrators alone', async () => {
  const file = await read([movement({ reference: 'X' })])
  for (const [who, status] of [
    ['anonymous', 401],
    ['lubos', 403],
    ['jana', 403],
  ] as const) {
    expect((await api[who]('POST', '/bankStatements/file', formWith('a;b'))).status).toBe(status)
    expect((await api[who]('POST', '/bankStatements/preview', statementInputOf(file))).status).toBe(status)
    const body = { ...statementInputOf(file), operation: randomUUID(), fileName: 'a', seen: 'a'.repeat(64) }
    expect((await api[who]('POST', '/bankStatements', body)).status).toBe(status)
    for (const path of ['/bankStatements', '/bankRows/left'])
      expect((await api[who]('GET', path)).status).toBe(status)
  }
})

describe('a statement', () => {
  let id: string
  const movements = () => [
    movement({ reference: 'A1', symbol: ela.symbol, amount: 4000, payer: 'Eva Bankárová', iban: IBAN }),
    movement({ reference: 'A2', symbol: familySymbol, amount: 4500 }),
    movement({ reference: 'A3', payer: 'Neznámy', note: 'ďakujem', amount: 100 }),
    movement({ reference: 'A4', amount: -1290, payer: 'Tlačiareň' }),
  ]

  test('is matched, and books nothing until then', async () => {
    const file = await read(movements())
    expect(file.otherAccount).toBeNull()
    const { rows, counts } = await statementPreviewOf(api.maria, file)
    expect(rows.map(({ kind, player }) => [kind, player?.name ?? null])).toEqual([
      ['matched', 'Ela Bankár'],
      ['matched', 'Ela Bankár'],
      ['unmatched', null],
      ['outgoing', null],
    ])
    expect(counts).toMatchObject({ matched: 2, unmatched: 1, outgoing: 1, suggested: 0 })
    expect(await owed(ela.id)).toBe(6000)
  })

  test('pays the child’s oldest fees, then the siblings’; the family’s symbol the oldest of all; the rest is credit', async () => {
    const { status, body } = await importStatement(api.maria, await read(movements()))
    expect([status, body.statement]).toEqual([
      200,
      expect.objectContaining({
        ...{ fileName: 'vypis.xml', booked: 2, amount: 8500, returned: 0 },
        ...{ firstDay: '2026-11-03', lastDay: '2026-11-03', importedBy: 'Mária Sedláková' },
      }),
    ])
    id = body.statement.id
    // 40 € for Ela: 30 + 10; 45 € for the family: Ivo's 20 of the first month, then the second: 20 of Ela's, 5 of Ivo's.
    expect(await owed(ela.id)).toBe(0)
    expect(await owed(ivo.id)).toBe(1500)
    const [first] = await payments(ela.id)
    expect(first).toMatchObject({
      ...{ amount: 4000, method: 'transfer', symbol: ela.symbol, payer: 'Eva Bankárová', batch: id, rest: 0 },
      receivedAt: expect.stringMatching(/^2026-11-03T11:00/),
    })
    const rows = await rowsOf(id)
    expect(rows.map(({ state }) => state).sort()).toEqual(['booked', 'booked', 'left'])
    expect(rows.filter(({ state }) => state === 'booked').map(({ payer }) => payer)).toEqual([null, null])
  })

  test('changes nothing a second time, also in a file that overlaps, sent twice at once or by another name', async () => {
    const file = await read([
      ...movements(),
      movement({ reference: 'A5', symbol: ela.symbol, day: '2026-11-04' }),
    ])
    const { counts } = await statementPreviewOf(api.maria, file)
    expect(counts).toMatchObject({ seen: 3, matched: 1, unmatched: 0 })
    const operation = randomUUID()
    const { seen } = await statementPreviewOf(api.maria, file)
    const body = { ...statementInputOf(file), operation, fileName: 'iny.xml', seen }
    const both = await Promise.all(
      [1, 2].map(() => api.maria<{ statement: { id: string } }>('POST', '/bankStatements', body)),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]!.body.statement.id).toBe(both[1]!.body.statement.id)
    expect((await payments(ela.id)).map(({ amount }) => amount)).toEqual([4000, 4500, 3000])
    // 15 € paid what was left of Ivo's, 15 € is credit.
    expect(await owed(ivo.id)).toBe(0)
    // Another office that has seen the older preview.
    const late = await api.maria('POST', '/bankStatements', { ...body, operation: randomUUID() })
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('náhľad')])
    const undone = await api.maria('POST', `/bankStatements/${both[0]!.body.statement.id}/undo`)
    expect(undone.status).toBe(200)
    expect(await owed(ivo.id)).toBe(1500)
  })

  test('leaves what nobody knows to the office, which books it for a player or says that it is no fee', async () => {
    const left = async () =>
      (await api.maria<LeftRows>('GET', '/bankRows/left')).body.rows.filter((each) => each.id !== ids.bankRow)
    const [row] = await left()
    expect(row).toMatchObject({ amount: 100, payer: 'Neznámy', note: 'ďakujem', choices: [] })
    const book = (player: string) => api.maria('POST', `/bankRows/${row!.id}/book`, { player, notify: false })
    expect((await book(mother)).status).toBe(400)
    expect((await book(ivo.id)).status).toBe(200)
    expect((await book(ivo.id)).status).toBe(200)
    expect((await book(ela.id)).status).toBe(409)
    expect(await owed(ivo.id)).toBe(1400)
    expect(await left()).toEqual([])
    expect(await inHistory(id)).toMatchObject({ booked: 3, amount: 8600 })
    const [booked] = await payments(ivo.id).then((all) => all.filter(({ amount }) => amount === 100))
    expect((await api.maria('POST', `/payments/${booked!.id}/reverse`)).status).toBe(200)
    expect(await owed(ivo.id)).toBe(1500)
    expect(await left()).toEqual([expect.objectContaining({ id: row!.id, payer: 'Neznámy' })])
    expect(await inHistory(id)).toMatchObject({ booked: 2, amount: 8500 })
    expect((await book(ivo.id)).status).toBe(200)
  })

  test('is taken back with all that was booked of it; then it can be imported anew', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await api.maria<{ statement: { undoneAt: string | null } }>(
        'POST',
        `/bankStatements/${id}/undo`,
      )
      expect(status).toBe(200)
      expect(body.statement.undoneAt).not.toBeNull()
    }
    expect([await owed(ela.id), await owed(ivo.id)]).toEqual([6000, 4000])
    expect(await rowsOf(id)).toEqual([])
    // With the one that was booked by hand.
    expect(await inHistory(id)).toMatchObject({ booked: 3, amount: 8600 })
    const again = await importStatement(api.maria, await read(movements()))
    expect(again.status).toBe(200)
    id = again.body.statement.id
    expect([await owed(ela.id), await owed(ivo.id)]).toEqual([0, 1500])
  })

  test('that returns a payment takes it back, and the undo books it again', async () => {
    const back = [
      movement({ reference: 'B1', symbol: ela.symbol, amount: -4000, isReturn: true, day: '2026-11-06' }),
    ]
    const file = await read(back)
    expect((await statementPreviewOf(api.maria, file)).counts).toMatchObject({ returned: 1 })
    const { body } = await importStatement(api.maria, file)
    expect(body.statement).toMatchObject({ returned: 1, booked: 0 })
    expect(await owed(ela.id)).toBe(4000)
    expect((await statementPreviewOf(api.maria, file)).counts).toMatchObject({ seen: 1, returned: 0 })
    // Taken back first, the money would be booked again when the older statement is imported anew.
    const older = await api.maria('POST', `/bankStatements/${id}/undo`)
    expect([older.status, JSON.stringify(older.body)]).toEqual([
      409,
      expect.stringContaining('Najprv vráťte'),
    ])
    expect((await api.maria('POST', `/bankStatements/${body.statement.id}/undo`)).status).toBe(200)
    expect(await owed(ela.id)).toBe(0)
    expect((await statementPreviewOf(api.maria, file)).counts).toMatchObject({ returned: 1 })
  })
})

describe('a decision', () => {
  test('books a suggested payment, leaves one or says that it is no fee; of that nothing is kept', async () => {
    const mistyped = ela.symbol.slice(0, 7) + String((Number(ela.symbol[7]) + 1) % 10)
    const file = await read([
      movement({ reference: 'C1', symbol: mistyped, amount: 700 }),
      movement({ reference: 'C2', note: 'Ela Bankar', amount: 800 }),
      movement({ reference: 'C3', payer: 'Sponzor', iban: IBAN.replace('31', '32'), amount: 900 }),
    ])
    const { rows } = await statementPreviewOf(api.maria, file)
    expect(rows.map(({ kind, choices }) => [kind, choices.map(({ reason }) => reason)])).toEqual([
      ['suggested', ['digit']],
      ['suggested', ['fullName']],
      ['unmatched', []],
    ])
    const before = (await payments(ela.id)).length
    const { body, status } = await importStatement(api.maria, file, { 2: ela.id, 3: 'leave', 4: 'dismiss' })
    expect([status, body.statement.booked]).toEqual([200, 1])
    expect(await payments(ela.id)).toHaveLength(before + 1)
    expect(
      (await rowsOf(body.statement.id)).map(({ state, payer, iban, note }) => [state, payer, iban, note]),
    ).toEqual(
      expect.arrayContaining([
        ['booked', null, null, null],
        ['left', null, null, 'Ela Bankar'],
        ['dismissed', null, null, null],
      ]),
    )
    const stranger = await importStatement(api.maria, await read([movement({ reference: 'C9' })]), {
      2: mother,
    }).catch((error: Error) => error.message)
    expect(stranger).toMatch(/400.*vyberte hráča/i)
  })

  test('is asked for where the office has recorded the same payment by hand', async () => {
    await made('/payments', {
      ...{ player: ivo.id, amount: 1700, method: 'transfer', receivedAt: '2026-11-10', batch: randomUUID() },
      notify: false,
    })
    const file = await read([
      movement({ reference: 'D1', symbol: ivo.symbol, amount: 1700, day: '2026-11-09' }),
    ])
    const { rows } = await statementPreviewOf(api.maria, file)
    expect(rows[0]).toMatchObject({ kind: 'suggested', choices: [{ id: ivo.id, reason: 'recorded' }] })
  })
})

describe('a movement that is in the books', () => {
  const kindsOf = async (text: string, decisions?: Record<string, string>) =>
    (
      await statementPreviewOf(
        api.maria,
        await readStatementFile(api.maria, Buffer.from(text), 'vypis.csv'),
        decisions,
      )
    ).rows.map(({ kind, likely }) => (likely ? `${kind} ${likely}` : kind))

  test('is known in a file of another kind; equal ones are as many as there are', async () => {
    const one = movement({ symbol: ivo.symbol, amount: 1100, day: '2026-11-12' })
    const file = await read([
      { ...one, reference: 'E1' },
      { ...one, reference: 'E2' },
    ])
    expect((await importStatement(api.maria, file)).body.statement.booked).toBe(2)
    const line = `12.11.2026;11,00;${ivo.symbol}`
    expect(await kindsOf(['Dátum;Suma;VS', line, line, line, line.replace('12', '13')].join('\n'))).toEqual([
      'seen',
      'seen',
      'matched',
      'matched',
    ])
  })

  test('is known though its reference repeats in a later file, and though the bank has returned it since', async () => {
    const heading = 'Dátum;Suma;VS;ID pohybu;Popis'
    const line = (day: number, amount: string, id: string, note = '') =>
      `${day}.11.2026;${amount};${ivo.symbol};${id};${note}`
    const csv = (lines: string[]) =>
      readStatementFile(api.maria, Buffer.from([heading, ...lines].join('\n')), 'pohyby.csv')
    const first = [line(20, '12,01', 'R1'), line(20, '12,02', 'R2'), line(20, '12,03', 'R3')]
    const { body } = await importStatement(api.maria, await csv(first))
    expect(body.statement.booked).toBe(3)
    // No column says that it came back, the message does.
    const back = line(21, '-12,02', 'R4', 'Vrátená platba')
    const returned = await importStatement(api.maria, await csv([back]))
    expect(returned.body.statement.returned).toBe(1)
    const before = (await payments(ivo.id)).length
    const later = [...first, back, line(22, '12,05', 'R2')]
    expect(await kindsOf([heading, ...later].join('\n'))).toEqual([...Array(4).fill('seen'), 'matched'])
    expect((await importStatement(api.maria, await csv(later))).body.statement.booked).toBe(1)
    expect(await payments(ivo.id)).toHaveLength(before + 1)
    // The other kind of file has the return too.
    const xml = await read([
      movement({ symbol: ivo.symbol, amount: 1202, day: '2026-11-20', reference: 'Q1' }),
      movement({ symbol: ivo.symbol, amount: -1202, day: '2026-11-21', reference: 'Q2', isReturn: true }),
    ])
    expect((await statementPreviewOf(api.maria, xml)).counts).toMatchObject({ seen: 2 })
    const undone = await api.maria('POST', `/bankStatements/${body.statement.id}/undo`)
    expect([undone.status, JSON.stringify(undone.body)]).toEqual([
      409,
      expect.stringMatching(/Najprv vráťte výpis „pohyby\.csv“/),
    ])
  })

  test('is asked about where the files have neither symbol nor account in common; said to be known it is stored once', async () => {
    const heading = 'Dátum;Suma;Platiteľ'
    const file = await read([
      movement({ payer: 'Stará Mama', amount: 1303, day: '2026-11-14', reference: 'F1' }),
    ])
    const { body } = await importStatement(api.maria, file, { 2: ivo.id })
    expect(body.statement.booked).toBe(1)
    const text = `${heading}\n14.11.2026;13,03;STARA MAMA\n14.11.2026;13,03;Iný Platiteľ`
    expect(await kindsOf(text)).toEqual(['suggested bank', 'unmatched'])
    const csv = await readStatementFile(api.maria, Buffer.from(text), 'vypis.csv')
    const again = await importStatement(api.maria, csv, { 2: 'seen', 3: 'dismiss' })
    expect((await rowsOf(again.body.statement.id)).map(({ state }) => state)).toEqual(['dismissed'])
  })

  test('comes back by what the office says, where the bank says nothing', async () => {
    const heading = 'Dátum;Suma;VS'
    const csv = (line: string) => readStatementFile(api.maria, Buffer.from(`${heading}\n${line}`), 'v.csv')
    await importStatement(api.maria, await csv(`15.11.2026;14,04;${ivo.symbol}`))
    const open = await owed(ivo.id)
    const credit = (await payments(ivo.id)).find(({ amount }) => amount === 1404)!
    const out = await csv(`16.11.2026;-14,04;${ivo.symbol}`)
    const { rows } = await statementPreviewOf(api.maria, out)
    expect(rows[0]).toMatchObject({ kind: 'maybeReturned', paidOn: '2026-11-15', player: { id: ivo.id } })
    const undecided = await importStatement(api.maria, out)
    expect([undecided.body.statement.returned, await owed(ivo.id)]).toEqual([0, open])
    expect(await rowsOf(undecided.body.statement.id)).toEqual([])
    const decided = await importStatement(api.maria, out, { 2: 'return' })
    expect(decided.body.statement.returned).toBe(1)
    expect((await payments(ivo.id)).some(({ reverses }) => idOf(reverses) === credit.id)).toBe(true)
    expect((await statementPreviewOf(api.maria, out)).counts).toMatchObject({ seen: 1, maybeReturned: 0 })
  })
})

describe('the preview says how much of a movement becomes credit', () => {
  const RETURNED = '2026-11-16'
  let last: { id: string; symbol: string }
  let sibling: { id: string; symbol: string }
  const surplusesOf = async (movements: readonly Movement[], decisions?: Record<string, string>) =>
    (await statementPreviewOf(api.maria, await read(movements), decisions)).rows.map(({ surplus }) => surplus)

  beforeAll(async () => {
    const child = async (firstName: string) => {
      const id = await person({ firstName, lastName: 'Prebytok', playing: true, category: ids.U11 })
      return { id, symbol: (await user(id)).variableSymbol! }
    }
    last = await child('Leo')
    sibling = await child('Mia')
    await person({
      ...{ firstName: 'Ján', lastName: 'Prebytok', playing: false, email: 'jan.prebytok@zelenadolina.test' },
      children: [last, sibling].map(({ id }) => ({ player: id, relation: 'father', right: 'full' })),
    })
    await fee(last.id, FIRST, 1200)
  })

  test('of what the family owes, less what the rows before it pay', async () => {
    const same = { symbol: last.symbol, amount: 1200, day: '2026-11-15', payer: 'Ján Prebytok' }
    const rows = [
      movement({ ...same, reference: 'S1' }),
      movement({ ...same, reference: 'S2' }),
      movement({ ...same, reference: 'S3', symbol: sibling.symbol, amount: 103_500 }),
    ]
    expect(await surplusesOf(rows)).toEqual([0, 1200, 103_500])
    expect(await surplusesOf(rows.slice(2))).toEqual([102_300])
  })

  test('also of whom the office has chosen, who pays fees before the rows after it', async () => {
    const rows = [
      movement({ reference: 'S4', amount: 1000, day: '2026-11-15', payer: 'Neznámy' }),
      movement({ reference: 'S5', symbol: last.symbol, amount: 1200, day: '2026-11-15' }),
    ]
    expect(await surplusesOf(rows)).toEqual([0, 0])
    expect(await surplusesOf(rows, { 2: sibling.id })).toEqual([0, 1000])
  })

  test('and refuses the act when it would be another sum by then', async () => {
    const file = await read([
      movement({ reference: 'S6', symbol: last.symbol, amount: 1500, day: '2026-11-15' }),
    ])
    const { seen, rows } = await statementPreviewOf(api.maria, file)
    expect(rows.map(({ surplus }) => surplus)).toEqual([300])
    const more = await made<{ memberFee: MemberFee }>('/memberFees', {
      ...{
        player: sibling.id,
        period: FIRST,
        item: 'monthly',
        amount: 200,
        dueDate: `${FIRST}-20`,
        reason: '',
      },
    })
    const body = { ...statementInputOf(file), operation: randomUUID(), fileName: 'a.xml', seen }
    expect((await api.maria('POST', '/bankStatements', body)).status).toBe(409)
    expect((await statementPreviewOf(api.maria, file)).rows[0]!.surplus).toBe(100)
    expect((await api.maria('DELETE', `/memberFees/${more.memberFee.id}`)).status).toBe(200)
  })

  test('as it is booked, when a payment that the bank returned is owed again', async () => {
    const paid = movement({ reference: 'S7', symbol: last.symbol, amount: 1700, day: RETURNED })
    expect(await surplusesOf([paid])).toEqual([500])
    expect((await importStatement(api.maria, await read([paid]))).status).toBe(200)
    const rows = [
      movement({ reference: 'S8', symbol: last.symbol, amount: -1700, isReturn: true, day: '2026-11-18' }),
      movement({ reference: 'S9', symbol: sibling.symbol, amount: 1300, day: '2026-11-19' }),
    ]
    expect(await surplusesOf(rows)).toEqual([0, 100])
    expect((await importStatement(api.maria, await read(rows))).status).toBe(200)
    expect(await owed(last.id)).toBe(0)
    const [booked] = (await payments(sibling.id)).filter(({ amount }) => amount === 1300)
    expect(booked!.rest).toBe(100)
  })
})

describe('a table of a bank', () => {
  test('is read with its columns known by the words banks write, in the encoding of Slovak Windows too', async () => {
    const text = `Výpis;;;\r\nDátum zaúčtovania;Objem;Mena;VS;Názov protiúčtu;ID pohybu\r\n3.11.2026;"1 000,50";EUR;${ivo.symbol};Žofia;77`
    const bytes = Buffer.from(text, 'latin1')
    const file = await readStatementFile(api.maria, Buffer.from(text), 'vypis.csv')
    expect(file).toMatchObject({
      heading: 1,
      mapping: ['day', 'amount', 'currency', 'symbol', 'payer', 'reference'],
    })
    const { rows } = await statementPreviewOf(api.maria, file)
    expect(rows).toEqual([
      expect.objectContaining({ number: 3, day: '2026-11-03', amount: 100_050, kind: 'matched' }),
    ])
    expect((await readStatementFile(api.maria, bytes, 'vypis.csv')).rows[0]![0]).toMatch(/V.pis/)
  })

  test('remembers the columns that the office has mapped by hand', async () => {
    const text = `Kedy;Suma;VS\n5.11.2026;5,00;${ivo.symbol}`
    const file = await readStatementFile(api.maria, text, 'vypis.csv')
    expect(file.mapping).toEqual([null, 'amount', 'symbol'])
    const missing = await api.maria('POST', '/bankStatements/preview', statementInputOf(file))
    expect([missing.status, JSON.stringify(missing.body)]).toEqual([400, expect.stringContaining('Dátum')])
    const mapped = { ...file, mapping: ['day', 'amount', 'symbol'] as typeof file.mapping }
    expect((await importStatement(api.maria, mapped)).status).toBe(200)
    expect((await readStatementFile(api.maria, text, 'vypis.csv')).mapping).toEqual([
      'day',
      'amount',
      'symbol',
    ])
  })

  test('that cannot be read is refused with what to do, and nothing is stored', async () => {
    const refuse = async (data: string | Buffer, message: RegExp, name = 'vypis.xml') => {
      const { status, body } = await api.maria('POST', '/bankStatements/file', formWith(data, name))
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(message)])
    }
    const whole = camtFile([movement({ reference: 'E1' })])
    await refuse(whole.slice(0, 400), /nie je celý/)
    await refuse('<html><body>Prihláste sa</body></html>', /nie je výpis/)
    await refuse(`<!DOCTYPE x [<!ENTITY a "b">]>${whole}`, /nie je výpis/)
    await refuse(camtFile([]), /ani jeden/)
    await refuse(camtFile(Array.from({ length: 3_200 }, () => movement({}))), /3\s100/)
    await refuse(Buffer.from('%PDF-1.4'), /PDF/)
    const data = { iban: 'SK24 9999 0000 0000 0000 1234' }
    await academy.payload.updateGlobal({ slug: 'club', data, depth: 0 })
    const other = await readStatementFile(api.maria, camtFile([movement({})], 'SK3112000000198742637541'))
    expect(other.otherAccount).toBe('SK3112000000198742637541')
  })
})

test('who has paid is forgotten after a year; the movement and its payment stay known', async () => {
  const movements = [
    movement({ reference: 'Y1', symbol: ivo.symbol, payer: 'Eva Bankárová', iban: IBAN, amount: 1234 }),
    movement({ reference: 'Y2', payer: 'Neznámy Darca', note: 'na lopty', amount: 111 }),
  ]
  const { body } = await importStatement(api.maria, await read(movements))
  const said = async () =>
    (await rowsOf(body.statement.id)).flatMap(({ payer, iban, note }) =>
      [payer, iban, note].filter((each) => typeof each === 'string'),
    )
  const present = (await said()).sort()
  expect(present).toEqual([IBAN, 'Neznámy Darca', 'na lopty'].sort())
  const req = await requestAs(academy.payload, ids.maria!)
  await forgetPayers(req, momentAt('2027-11-03', '12:00'))
  expect((await said()).sort()).toEqual(present)
  await forgetPayers(req, momentAt('2027-11-05', '12:00'))
  expect(await said()).toEqual([])
  const { counts } = await statementPreviewOf(api.maria, await read(movements))
  expect(counts).toMatchObject({ seen: 2, matched: 0, unmatched: 0 })
  expect((await payments(ivo.id)).at(-1)).toMatchObject({ amount: 1234 })
})

test('money returned after its payment was reversed by hand takes no other payment back', async () => {
  const came = { symbol: ela.symbol, amount: 777 }
  const earlier = await importStatement(
    api.maria,
    await read([movement({ ...came, reference: 'Z1', day: '2026-10-05' })]),
  )
  expect(earlier.body.statement.booked).toBe(1)
  await importStatement(api.maria, await read([movement({ ...came, reference: 'Z2' })]))
  const [first, second] = (await payments(ela.id)).filter(({ amount }) => amount === 777)
  await made(`/payments/${second!.id}/reverse`, {})
  const file = await read([
    movement({ symbol: ela.symbol, amount: -777, reference: 'Z3', day: '2026-11-06', isReturn: true }),
  ])
  const { counts } = await statementPreviewOf(api.maria, file)
  expect(counts).toMatchObject({ returned: 0, cancelled: 1, outgoing: 0 })
  expect((await importStatement(api.maria, file)).status).toBe(200)
  expect((await payments(ela.id)).some(({ reverses }) => idOf(reverses) === first!.id)).toBe(false)
  expect((await statementPreviewOf(api.maria, file)).counts).toMatchObject({ seen: 1, cancelled: 0 })
})
