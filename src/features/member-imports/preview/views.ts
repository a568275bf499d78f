import { POSITIONS } from '@/features/users/labels'
import { shortDate } from '@/lib/date-format'
import { countsOf } from '@/lib/groups'
import { IMPORT_FIELDS } from '../columns/labels'
import { mergedContact } from '../contacts/rules'
import { phoneKey } from '../guardians/rules'
import { ROW_KINDS } from '../labels'
import type { Contact, Known, PlannedField, PlannedGuardian, PlannedRow } from '../rules'
import type { PreviewView } from '../schema'

/** A plan, the people it was made of, and its digest: another one means that something has changed. */
export interface MadePlan {
  rows: PlannedRow[]
  people: Known[]
  seen: string
}

type Names = ReadonlyMap<string, string>
const CATEGORY_FIELDS: readonly string[] = ['category', 'secondCategory'] satisfies PlannedField[]

const DAYS: readonly PlannedField[] = ['birthDate', 'joinedAt', 'feePausedUntil', 'medicalValidUntil']

function shown(field: string, value: string | number | null, names: Names): string | number | null {
  if (value === null) return null
  if (CATEGORY_FIELDS.includes(field)) return names.get(String(value)) ?? ''
  if (field === 'position') return POSITIONS[value as keyof typeof POSITIONS]
  return DAYS.includes(field as PlannedField) ? shortDate(String(value)) : value
}

const contactText = (contact: Partial<Contact>): string =>
  [contact.phone, contact.email].filter(Boolean).join(', ')

/** What a row says of somebody of the club that is not written: the club knows it otherwise, or the name is another one. */
const otherContact = ({ contact, person, filled }: PlannedGuardian): string => {
  if (!contact) return ''
  const then = mergedContact(contact, filled)
  const phone = phoneKey(person.phone) === phoneKey(then.phone) ? null : person.phone
  const email = person.email === (then.email?.toLowerCase() ?? null) ? null : person.email
  return contactText({ phone, email })
}

/** The rows in which each new guardian stands first, by key. */
const firstRows = (rows: readonly PlannedRow[]): ReadonlyMap<string, number> =>
  new Map(
    rows.toReversed().flatMap(({ number, guardians }) => guardians.map(({ key }) => [key, number] as const)),
  )

const earlierRow = (first: number | undefined, row: number): number | null =>
  first === undefined || first === row ? null : first

const rowView = (
  row: PlannedRow,
  names: Names,
  first: ReadonlyMap<string, number>,
): PreviewView['rows'][number] => {
  const { number, kind, id, name, problems, notes, likely } = row
  return {
    ...{ number, kind, id, name, problems, notes, likely },
    changes: (Object.keys(row.values) as PlannedField[]).map((field) => ({
      field: IMPORT_FIELDS[field],
      before: shown(field, row.before[field] ?? null, names),
      after: shown(field, row.values[field] ?? null, names),
    })),
    guardians: row.guardians.map((guardian) => ({
      name: guardian.name ?? `${guardian.person.firstName} ${guardian.person.lastName}`,
      relation: guardian.relation,
      contact: contactText(guardian.contact ?? guardian.person),
      filled: contactText(guardian.filled),
      other: otherContact(guardian),
      isNew: guardian.id === null,
      sameAs: guardian.id === null ? earlierRow(first.get(guardian.key), number) : null,
      linked: guardian.linked,
    })),
  }
}

/** A plan as the screen shows it. */
export function previewView({ rows, seen }: MadePlan, names: Names): PreviewView {
  const imported = rows.filter(({ kind }) => kind !== 'unsure')
  const made = imported.flatMap(({ guardians }) =>
    guardians.flatMap(({ id, key }) => (id === null ? [key] : [])),
  )
  const first = firstRows(imported)
  return {
    rows: rows.map((row) => rowView(row, names, first)),
    counts: countsOf(ROW_KINDS, rows),
    guardians: new Set(made).size,
    seen,
  }
}
