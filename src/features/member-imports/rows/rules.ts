import { type Read, readDay } from '@/lib/read-day'
import { plainCells } from '@/lib/plain-cells'
import type { Cell } from '@/lib/read-table'
import { shortDate } from '@/lib/date-format'
import { fold } from '@/lib/text'
import type { POSITIONS, RELATIONS } from '@/features/users/labels'
import { type ImportField, type Mapping, relationOfHeading } from '../columns/rules'
import {
  readEmail,
  readJersey,
  readPhone,
  readPosition,
  readRelation,
  splitName,
  inCase,
} from '../values/rules'

/** A guardian as a row names one. */
export interface RowGuardian {
  firstName: string
  lastName: string
  relation: keyof typeof RELATIONS
  phone: string | null
  email: string | null
  /** Whether the row names them, not only a contact. */
  isNamed: boolean
}

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

/** How a file is read: which column is what, and what its headings add. */
export interface Reading {
  headings: readonly Cell[]
  mapping: Mapping
  thisYear: number
}

const LENGTHS = { firstName: 60, lastName: 60, registrationNumber: 20 } as const

/** The cells of one row by their fields, with what goes wrong in reading them. */
function cellsOf(written: readonly Cell[], { mapping, headings }: Reading) {
  const { cells, problems } = plainCells(written, mapping, headings)
  const at = (field: ImportField) => mapping.indexOf(field)
  const cell = (field: ImportField): Cell => cells[at(field)] ?? null
  const heading = (field: ImportField): string => String(headings[at(field)] ?? '')
  return {
    problems,
    cell,
    heading,
    text: (field: ImportField): string | undefined => {
      const value = cell(field)
      return value === null ? undefined : String(value)
    },
    /** The value of a reader, or its problem with the name of the column. */
    read<Value>(field: ImportField, reader: (value: Cell) => Read<Value | null>): Value | undefined {
      const result = reader(cell(field))
      if ('value' in result) return result.value ?? undefined
      problems.push(`${result.problem} (${heading(field)})`)
      return undefined
    },
  }
}
type RowCells = ReturnType<typeof cellsOf>

function nameOf({ text, cell, heading }: RowCells): { firstName: string; lastName: string } | undefined {
  const [firstName, lastName] = [text('firstName'), text('lastName')]
  if (firstName && lastName) return { firstName: inCase(firstName), lastName: inCase(lastName) }
  return splitName(cell('name'), fold(heading('name')).startsWith('priezvisko') ? 'last' : 'first')
}

const GUARDIANS = [
  {
    name: 'guardianName',
    relation: 'guardianRelation',
    phone: 'guardianPhone',
    email: 'guardianEmail',
  },
  {
    name: 'secondGuardianName',
    relation: 'secondGuardianRelation',
    phone: 'secondGuardianPhone',
    email: 'secondGuardianEmail',
  },
] as const satisfies readonly Record<
  keyof Pick<RowGuardian, 'relation' | 'phone' | 'email'> | 'name',
  ImportField
>[]

/** The guardians of a row. One without a name is called by the child's surname, so that a contact is not lost. */
function guardiansOf(row: RowCells, player: { lastName: string } | undefined): RowGuardian[] {
  return GUARDIANS.flatMap((columns) => {
    const phone = row.read(columns.phone, readPhone) ?? null
    const email = row.read(columns.email, readEmail) ?? null
    const written = row.cell(columns.name)
    if (written === null && !phone && !email) return []
    const name = splitName(written) ?? {
      firstName: String(written ?? 'Rodič'),
      lastName: player?.lastName ?? '',
    }
    const relation = row.cell(columns.relation)
    return [
      {
        ...name,
        relation:
          relation === null
            ? (relationOfHeading(row.heading(columns.name)) ?? 'other')
            : readRelation(relation),
        phone,
        email,
        isNamed: written !== null,
      },
    ]
  })
}

/** One row as a member; undefined for an empty one. */
export function memberRow(cells: readonly Cell[], number: number, reading: Reading): MemberRow | undefined {
  if (cells.every((cell) => cell === null)) return undefined
  const row = cellsOf(cells, reading)
  const { problems, text, read } = row
  const name = nameOf(row)
  if (!name) problems.push('chýba meno alebo priezvisko')
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
    firstName: name?.firstName ?? '',
    lastName: name?.lastName ?? '',
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
