import { POSITIONS } from '@/features/users/labels'
import { shortDate } from '@/lib/date-format'
import { countsOf } from '@/lib/groups'
import { IMPORT_FIELDS } from '../columns/labels'
import { ROW_KINDS } from '../labels'
import type { Known, PlannedField, PlannedRow } from '../rules'
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

const rowView = (row: PlannedRow, names: Names): PreviewView['rows'][number] => {
  const { number, kind, id, name, problems, notes, likely } = row
  return {
    ...{ number, kind, id, name, problems, notes, likely },
    changes: (Object.keys(row.values) as PlannedField[]).map((field) => ({
      field: IMPORT_FIELDS[field],
      before: shown(field, row.before[field] ?? null, names),
      after: shown(field, row.values[field] ?? null, names),
    })),
    guardians: row.guardians.map(({ id: known, name: present, person, relation, linked }) => ({
      name: present ?? `${person.firstName} ${person.lastName}`,
      relation,
      contact: [person.phone, person.email].filter(Boolean).join(', '),
      isNew: known === null,
      linked,
    })),
  }
}

/** A plan as the screen shows it. */
export function previewView({ rows, seen }: MadePlan, names: Names): PreviewView {
  const imported = rows.filter(({ kind }) => kind !== 'unsure')
  const made = imported.flatMap(({ guardians }) =>
    guardians.flatMap(({ id, key }) => (id === null ? [key] : [])),
  )
  return {
    rows: rows.map((row) => rowView(row, names)),
    counts: countsOf(ROW_KINDS, rows),
    guardians: new Set(made).size,
    seen,
  }
}
