import { readDay } from '@/lib/read-day'
import type { Cell } from '@/lib/read-table'
import { shortDate } from '@/lib/date-format'
import type { POSITIONS } from '@/features/users/labels'
import { cellsOf, type Reading, type RowCells } from '../cells/rules'
import { guardiansOf, type RowGuardian } from '../row-guardians/rules'
import { inCase, isNoName, readEmail, readJersey, readPhone, readPosition, splitName } from '../values/rules'

/** What a row says of a player; a key is missing when the file has no such column or the cell is empty. */
export interface RowPlayer {
  firstName: string
  lastName: string
  category?: string
  secondCategory?: string
  birthDate?: string
  registrationNumber?: string
  jerseyNumber?: number
  position?: keyof typeof POSITIONS
  phone?: string
  email?: string
  joinedAt?: string
  feePausedUntil?: string
  medicalValidUntil?: string
}

/** A row of the file that is not empty. */
export interface MemberRow {
  /** The number of the row in the file, from 1. */
  number: number
  player: RowPlayer
  guardians: RowGuardian[]
  /** Why the row cannot be imported: „„20l5“ nie je dátum (Dátum narodenia)“. Empty when it can. */
  problems: string[]
}

const LENGTHS = { firstName: 60, lastName: 60, registrationNumber: 20 } as const

function nameOf({ text, cell }: RowCells): Pick<RowPlayer, 'firstName' | 'lastName'> | undefined {
  const [firstName, lastName] = [text('firstName'), text('lastName')]
  if (firstName && lastName) return { firstName: inCase(firstName), lastName: inCase(lastName) }
  return splitName(cell('name'), 'first') ?? splitName(cell('surnameName'), 'last')
}

/** One row as a member; undefined for an empty one. */
export function memberRow(cells: readonly Cell[], number: number, reading: Reading): MemberRow | undefined {
  if (cells.every((cell) => cell === null)) return undefined
  const row = cellsOf(cells, reading)
  const { problems, text, read } = row
  const name = nameOf(row)
  if (!name) problems.push('chýba meno alebo priezvisko')
  else if (isNoName(`${name.firstName} ${name.lastName}`))
    problems.push(`„${name.firstName} ${name.lastName}“ nie je meno`)
  const day = (cell: Cell) => readDay(cell, reading.thisYear)
  const values = {
    category: text('category'),
    secondCategory: text('secondCategory'),
    birthDate: read('birthDate', day),
    registrationNumber: text('registrationNumber'),
    jerseyNumber: read('jerseyNumber', readJersey),
    position: read('position', readPosition),
    phone: read('phone', readPhone),
    email: read('email', readEmail),
    joinedAt: read('joinedAt', day),
    feePausedUntil: read('feePausedUntil', day),
    medicalValidUntil: read('medicalValidUntil', day),
  }
  const player = {
    // Of an incomplete name what there is, so that the office finds the row.
    firstName: name?.firstName ?? text('firstName') ?? '',
    lastName: name?.lastName ?? text('lastName') ?? text('name') ?? text('surnameName') ?? '',
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  } as RowPlayer
  for (const [field, most] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][])
    if ((player[field] ?? '').length > most)
      problems.push(`„${player[field]!.slice(0, 20)}…“ má viac ako ${most} znakov`)
  if (player.birthDate && Number(player.birthDate.slice(0, 4)) > reading.thisYear)
    problems.push(`${shortDate(player.birthDate)} je v\u00a0budúcnosti (${row.heading('birthDate')})`)
  const guardians = guardiansOf(row, name)
  for (const { firstName, lastName } of guardians)
    if (firstName.length > LENGTHS.firstName || lastName.length > LENGTHS.lastName)
      problems.push(`meno zástupcu „${firstName.slice(0, 20)}…“ je príliš dlhé`)
  return { number, player, guardians, problems }
}
