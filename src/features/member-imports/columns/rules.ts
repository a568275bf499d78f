import { columnReader, headingKey, type MappingOf } from '@/lib/table-columns'
import type { Cell } from '@/lib/read-table'
import { surnamesIn } from '../name-order/rules'
import { IMPORT_FIELDS, OTHER_HEADINGS } from './labels'

export type ImportField = keyof typeof IMPORT_FIELDS
export type Mapping = MappingOf<ImportField>

const columns = columnReader<ImportField>({
  fields: IMPORT_FIELDS,
  others: OTHER_HEADINGS,
  second: {
    guardianName: 'secondGuardianName',
    guardianRelation: 'secondGuardianRelation',
    guardianPhone: 'secondGuardianPhone',
    guardianEmail: 'secondGuardianEmail',
  },
})

/** Whose a plain „Telefón“ or „E-mail“ right after a guardian is. */
const OF_GUARDIAN = { telefon: 'guardianPhone', email: 'guardianEmail' } as const

/** A whole name begins with the surname where the names below say so, whatever stands above them. */
function withNameOrder(mapping: Mapping, below: readonly (readonly Cell[])[]): (ImportField | null)[] {
  const at = mapping.findIndex((field) => field === 'name' || field === 'surnameName')
  const place = surnamesIn(below.map((cells) => String(cells[at] ?? '')))
  if (at < 0 || !place) return [...mapping]
  return mapping.map((field, column) =>
    column === at ? (place === 'first' ? 'surnameName' : 'name') : field,
  )
}

/** The columns of a list of members. Behind a guardian's name a contact is the guardian's. */
export const memberColumns: typeof columns = {
  ...columns,
  mappingOf: (headings, below = []) => {
    const found = withNameOrder(columns.mappingOf(headings), below)
    for (const [at, heading] of headings.entries()) {
      const own = OF_GUARDIAN[headingKey(String(heading ?? '')) as keyof typeof OF_GUARDIAN]
      if (own && found[at - 1]?.startsWith('guardian') && !found.includes(own)) found[at] = own
    }
    return found
  },
}

/** The relation that a heading itself says: under „Otec“ stands a father’s name. */
export const relationOfHeading = (heading: Cell): 'mother' | 'father' | undefined => {
  const key = headingKey(String(heading ?? ''))
  if (/^(matka|mama)$/.test(key)) return 'mother'
  return /^(otec|otecko)$/.test(key) ? 'father' : undefined
}

/** What is missing for a file to be imported with this mapping: „Priezvisko“; undefined when nothing is. */
export function missingColumn(mapping: Mapping): string | undefined {
  if (mapping.includes('name') || mapping.includes('surnameName')) return undefined
  const needed = (['lastName', 'firstName'] as const).find((field) => !mapping.includes(field))
  return needed && IMPORT_FIELDS[needed]
}
