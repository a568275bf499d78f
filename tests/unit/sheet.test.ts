import { describe, expect, test } from '@jest/globals'
import { contactOf } from '@/features/participants/answers/rules'
import { parseStoredSheet } from '@/features/attendance/sheet/components/sheet-drafts.client'
import { bySquad, judgeMark, unmarkedIn } from '@/features/attendance/sheet/rules'

describe('who stands on the sheet of a match', () => {
  const row = (name: string, nomination: string | null, more: object = {}) => ({
    name,
    participant: { nomination },
    attendance: null as unknown,
    ...more,
  })
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

  test('the squad comes first, its substitutes after it, everybody else apart', () => {
    const rows = [row('Adam', 'out'), row('Boris', 'substitute'), row('Jakub', 'in'), row('Leo', null)]
    const { squad, others } = bySquad(rows, true)
    expect(names(squad)).toEqual(['Jakub', 'Boris'])
    expect(names(others)).toEqual(['Adam', 'Leo'])
  })

  test('who was added by hand or is marked already belongs to the squad', () => {
    const rows = [
      row('Leo', null, { attendance: { id: 'a' } }),
      row('Ema', null, { participant: null }),
      row('Jakub', 'in'),
    ]
    const { squad } = bySquad(rows, true)
    expect(names(squad)).toEqual(['Jakub', 'Leo', 'Ema'])
  })

  test('where nobody was nominated, all are expected in their order', () => {
    const rows = [row('Adam', null), row('Jakub', 'out')]
    expect(bySquad(rows, false)).toEqual({ squad: rows, others: [] })
  })

  test('a page with nobody of the nominated squad expects nobody', () => {
    const rows = [row('Adam', null), row('Leo', 'out')]
    expect(bySquad(rows, true)).toEqual({ squad: [], others: rows })
    expect([unmarkedIn(rows, true), unmarkedIn(rows, false)]).toEqual([0, 2])
  })
})

test('a sheet kept by an earlier version is read whole, a damaged part of it is not', () => {
  const jakub = { status: 'late', note: '', operation: 'a' }
  const empty = { seen: {}, names: {} }
  expect(parseStoredSheet({ wishes: { jakub, ema: { status: 'asleep' } } })).toEqual({
    wishes: { jakub },
    ...empty,
  })
  const seen = { jakub: { id: 'a', status: 'absent', note: '', updatedAt: 'b' }, ema: {} }
  expect(
    parseStoredSheet({ wishes: { jakub }, seen, names: { jakub: 'Jakub', ema: 1 }, content: 'Strelba' }),
  ).toEqual({
    wishes: { jakub },
    seen: { jakub: seen.jakub },
    names: { jakub: 'Jakub' },
    content: 'Strelba',
  })
  expect(parseStoredSheet(null)).toEqual({ wishes: {}, ...empty })
})

describe('one trainer at two phones', () => {
  const at = (minute: number) => `2026-11-24T16:${String(minute).padStart(2, '0')}:00.000Z`
  const phone = 'aaaaaaaaaaaa'
  const tablet = 'bbbbbbbbbbbb'
  const stands = {
    status: 'present' as const,
    recordedBy: 'lubos',
    operation: `${phone}0001`,
    updatedAt: at(5),
  }
  const mark = { player: 'jakub', status: 'absent' as const, updatedAt: at(1) }

  test('a trainer at two phones does not overwrite on one what was marked on the other', () => {
    expect(judgeMark({ ...mark, operation: `${tablet}0001` }, stands, 'lubos')).toBe('conflict')
  })

  test('a trainer goes on where the response to the same phone was lost', () => {
    expect(judgeMark({ ...mark, operation: `${phone}0002` }, stands, 'lubos')).toBe('write')
  })

  test('a tap sent again changes nothing of what was corrected since', () => {
    const again = { ...mark, updatedAt: undefined, operation: stands.operation }
    expect(judgeMark(again, { ...stands, status: 'late' }, 'lubos')).toBe('same')
    expect(judgeMark(again, { ...stands, recordedBy: 'maria' }, 'lubos')).toBe('same')
  })

  test('a trainer at two phones may change on one what the other has shown', () => {
    expect(judgeMark({ ...mark, updatedAt: at(5), operation: `${tablet}0001` }, stands, 'lubos')).toBe(
      'write',
    )
  })
})

describe('whom a family calls once answers have closed', () => {
  const person = (id: string, categories: string[], phone = `+421 000 000 00${id}`) => ({
    id,
    name: id,
    phone,
    categories: categories.map((each) => ({ id: each })),
  })
  const staff = [
    person('1', ['u11', 'u13']),
    person('2', ['u13']),
    person('3', ['u9', 'u13']),
    person('4', ['u13'], ''),
  ]

  test.each([
    ['who leads the event, whatever the category', ['3'], 'u13', '3'],
    ['the next leader when the first shows no number', ['4', '3'], 'u13', '3'],
    ['the trainer whose main category it is, when nobody leads', [], 'u13', '2'],
    ['any trainer of the category, when it is nobody’s main one', [], 'u9', '3'],
  ])('a family is given the contact of %s', (_who, leaders, category, expected) => {
    expect(contactOf(leaders, category, staff)?.name).toBe(expected)
  })

  test('a family is given no contact when nobody shows a number', () => {
    expect(contactOf(['4'], 'u15', staff)).toBeUndefined()
  })
})
