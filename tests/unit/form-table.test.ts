import { expect, test } from '@jest/globals'
import { amount, choice, day, flag, number, own, reference, references, text } from '@/lib/form-fields'
import { formTable } from '@/lib/form-table'

interface Row {
  name: string | null
  born: string | null
  shirt: number | null
  fee: number | null
  foot: 'left' | 'right' | null
  active: boolean | null
  team: { id: string } | null
  teams: { id: string }[]
  at: string
}

const row: Row = {
  name: 'Jakub',
  born: '2013-05-04',
  shirt: 7,
  fee: 3050,
  foot: 'left',
  active: true,
  team: { id: 'u13' },
  teams: [{ id: 'u13' }, { id: 'u15' }],
  at: '2026-11-24T16:00:00.000Z',
}

const table = formTable<Row>()(
  {
    name: text('Meno'),
    born: day('Narodený'),
    shirt: number('Dres'),
    fee: amount('Členské'),
    foot: choice('Noha', { left: 'ľavá', right: 'pravá' }, 'Neurčená'),
    active: flag('Aktívny', true),
    team: reference('Družstvo', 'teams', 'Žiadne'),
    teams: references('Družstvá', 'teams'),
    clock: own('Hodina', '17:00', (clock) => clock),
  },
  {
    read: { clock: ({ at }) => at.slice(11, 16) },
    hidden: ({ active }) => (active ? [] : ['shirt', 'team']),
    send: ({ clock }) => ({ at: `2026-11-24T${clock}:00.000Z` }),
  },
)
const choices = {
  teams: [
    { id: 'u13', name: 'U13' },
    { id: 'u15', name: 'U15' },
  ],
}

test("a form's table sends of an untouched row what the row holds", () => {
  expect(table.toBody(table.fromRow(row))).toEqual({
    ...row,
    team: 'u13',
    teams: ['u13', 'u15'],
  })
})

test("a form's table sends null for what was emptied, an empty text for a text", () => {
  expect(table.toBody({ ...table.empty(), clock: '10:00' })).toEqual({
    name: '',
    born: null,
    shirt: null,
    fee: null,
    foot: null,
    active: true,
    team: null,
    teams: [],
    at: '2026-11-24T10:00:00.000Z',
  })
})

test("a form's table reads what the row does not have as empty", () => {
  const bare = {
    ...row,
    name: null,
    born: null,
    shirt: null,
    fee: null,
    foot: null,
    active: null,
    team: null,
  }
  expect(table.fromRow({ ...bare, teams: [] })).toEqual({ ...table.empty(), active: false, clock: '16:00' })
})

test("a form's table sends a field that does not apply empty, and keeps what was typed into it", () => {
  const values = { ...table.fromRow(row), active: false }
  expect(table.toBody(values)).toMatchObject({ active: false, shirt: null, team: null, fee: 3050 })
  expect(values.shirt).toBe('7')
})

test("a form's table sends what is not an amount as it was typed, for the server to refuse", () => {
  expect(table.toBody(table.empty({ fee: 'tridsať' }))).toMatchObject({ fee: 'tridsať' })
  expect(table.toBody(table.empty({ fee: '30,5' }))).toMatchObject({ fee: 3050 })
})

test("a form's table describes a version of a row as a person reads it, in its order", () => {
  expect(table.describe(table.fromRow(row), choices)).toEqual([
    ['Meno', 'Jakub'],
    ['Narodený', '4.\u00a05.\u00a02013'],
    ['Dres', '7'],
    ['Členské', '30,50 €'],
    ['Noha', 'ľavá'],
    ['Aktívny', 'áno'],
    ['Družstvo', 'U13'],
    ['Družstvá', 'U13, U15'],
    ['Hodina', '16:00'],
  ])
})

test("a form's table does not compile without a reader for what the row does not have", () => {
  // @ts-expect-error `shoes` is no property of the row
  formTable<Row>()({ shoes: text('Topánky') }, { read: {} })
  // @ts-expect-error `teams` is a list
  formTable<Row>()({ teams: text('Družstvá') }, { read: {} })
  expect(formTable<Row>()({ name: text('Meno') }, { read: {} }).empty()).toEqual({ name: '' })
})
