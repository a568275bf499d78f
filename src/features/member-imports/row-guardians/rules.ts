import type { Read } from '@/lib/read-day'
import type { Cell } from '@/lib/read-table'
import { fold } from '@/lib/text'
import type { RELATIONS } from '@/features/users/labels'
import type { RowCells } from '../cells/rules'
import { type ImportField, relationOfHeading } from '../columns/rules'
import { surnameIn } from '../name-order/rules'
import {
  isNoName,
  isSameFamily,
  readEmail,
  readPhone,
  readRelation,
  splitContact,
  splitName,
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

type Name = Record<'firstName' | 'lastName', string>

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

/** A guardian's name; the surname stands first where the heading says so, where it is the child's, or where a first name ends it. */
function guardianName(written: string, heading: string, child: string): Name | undefined {
  const isLast = fold(heading).startsWith('priezvisko')
  const name = splitName(written, isLast ? 'last' : 'first')
  if (!name || isLast || !child || isSameFamily(name.lastName, child)) return name
  const turned = splitName(written, 'last')
  return turned && (isSameFamily(turned.lastName, child) || surnameIn(written) === 'first') ? turned : name
}

/**
 * The guardians of a row. One without a name is called by the child's surname, so that a contact is not lost; a contact
 * written beside the name is read from there where its own column says nothing.
 */
export function guardiansOf(row: RowCells, player: Name | undefined): RowGuardian[] {
  return GUARDIANS.flatMap((columns) => {
    const beside = splitContact(row.cell(columns.name))
    const contact = (
      field: ImportField,
      reader: (cell: Cell) => Read<string | null>,
      other: string | null,
    ) => {
      const own = row.read(field, reader) ?? null
      const read = own === null && other !== null ? reader(other) : { value: own }
      return 'value' in read ? read.value : null
    }
    const phone = contact(columns.phone, readPhone, beside.phone)
    const email = contact(columns.email, readEmail, beside.email)
    const written = beside.name || null
    if (written === null && !phone && !email) return []
    const heading = row.heading(columns.name)
    if (written && isNoName(written))
      row.problems.push(`„${row.text(columns.name)}“ nie je meno (${heading})`)
    const name = guardianName(written ?? '', heading, player?.lastName ?? '') ?? {
      firstName: written ?? 'Rodič',
      lastName: player?.lastName ?? '',
    }
    const relation = row.cell(columns.relation)
    return [
      {
        ...name,
        relation: relation === null ? (relationOfHeading(heading) ?? 'other') : readRelation(relation),
        phone,
        email,
        isNamed: written !== null,
      },
    ]
  })
}
