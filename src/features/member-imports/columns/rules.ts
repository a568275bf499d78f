import type { Cell } from '@/lib/read-table'
import { fold } from '@/lib/text'
import { IMPORT_FIELDS, OTHER_HEADINGS } from './labels'

export type ImportField = keyof typeof IMPORT_FIELDS
/** Which field each column of a file holds, from the left; null for one that is left out. */
export type Mapping = readonly (ImportField | null)[]

/** Rows from the top among which the heading is looked for: titles and merged cells may stand above it. */
export const HEADING_WITHIN = 15

/** „E-mail:“ and „mail“ are one heading; so are „Tel. matky*“, „mobil matky“ and „Telefónne číslo matky“. */
const keyOf = (heading: string): string =>
  fold(heading)
    .replace(/[*:;.()"„“]/g, ' ')
    .replace(/\b(?:e[- ]?)?mail\b/g, 'email')
    .replace(/\b(?:tel|mob|mobil|telefonne cislo|telefonny kontakt)\b/g, 'telefon')
    .replace(/\s+/g, ' ')
    .trim()

const FIELDS = new Map<string, ImportField>(
  (Object.keys(IMPORT_FIELDS) as ImportField[]).flatMap((field) =>
    [IMPORT_FIELDS[field], ...(OTHER_HEADINGS[field] ?? [])].map(
      (heading) => [keyOf(heading), field] as const,
    ),
  ),
)

/** The relation that a heading itself says: under „Otec“ stands a father’s name. */
export const relationOfHeading = (heading: Cell): 'mother' | 'father' | undefined => {
  const key = keyOf(String(heading ?? ''))
  if (/^(matka|mama)$/.test(key)) return 'mother'
  return /^(otec|otecko)$/.test(key) ? 'father' : undefined
}

/** The field a heading names; null for an unknown one. */
export const fieldOfHeading = (heading: Cell): ImportField | null =>
  typeof heading === 'string' ? (FIELDS.get(keyOf(heading)) ?? null) : null

/** The fields of a row of headings: a field that occurs twice is the first one’s, a second guardian’s where there is such. */
export function mappingOf(headings: readonly Cell[]): Mapping {
  const used = new Set<ImportField>()
  return headings.map((heading) => {
    const field = fieldOfHeading(heading)
    const second = field && secondOf(field)
    const free = field && !used.has(field) ? field : second && !used.has(second) ? second : null
    if (free) used.add(free)
    return free
  })
}

const SECOND: Partial<Record<ImportField, ImportField>> = {
  guardianName: 'secondGuardianName',
  guardianRelation: 'secondGuardianRelation',
  guardianPhone: 'secondGuardianPhone',
  guardianEmail: 'secondGuardianEmail',
}
const secondOf = (field: ImportField): ImportField | undefined => SECOND[field]

/** The index of the row of headings: of the first rows the one with most known headings; undefined when none has two. */
export function headingRow(rows: readonly (readonly Cell[])[]): number | undefined {
  const known = rows.slice(0, HEADING_WITHIN).map((row) => mappingOf(row).filter(Boolean).length)
  const most = Math.max(0, ...known)
  return most >= 2 ? known.indexOf(most) : undefined
}

/** What is missing for a file to be imported with this mapping: „Priezvisko“; undefined when nothing is. */
export function missingColumn(mapping: Mapping): string | undefined {
  if (mapping.includes('name')) return undefined
  const needed = (['lastName', 'firstName'] as const).find((field) => !mapping.includes(field))
  return needed && IMPORT_FIELDS[needed]
}

/** A mapping with a place for every column of a file, also for those without a heading. */
export const widened = (mapping: Mapping, rows: readonly Cell[][]): Mapping => {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return [...mapping, ...Array<null>(Math.max(0, width - mapping.length)).fill(null)]
}

/** What the server gets of a file: the row of headings, and below it the columns that have a field. Rows keep their numbers. */
export const mappedRows = (rows: readonly Cell[][], heading: number, mapping: Mapping): Cell[][] =>
  rows.map((cells, at) => {
    if (at === heading) return cells
    return at < heading ? [] : cells.map((cell, column) => (mapping[column] ? cell : null))
  })

/** A mapping with another field in one column; the column that had the field has none. */
export const withField = (mapping: Mapping, column: number, field: ImportField | null): Mapping =>
  mapping.map((present, at) => (at === column ? field : present === field ? null : present))
