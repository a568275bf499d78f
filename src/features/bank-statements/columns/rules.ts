import { columnReader, type MappingOf } from '@/lib/table-columns'
import { BANK_FIELDS, type BankField, OTHER_BANK_HEADINGS } from './labels'

/** The columns of a statement. */
export const bankColumns = columnReader<BankField>({ fields: BANK_FIELDS, others: OTHER_BANK_HEADINGS })

/** What is missing for a statement to be read with this mapping; undefined when nothing is. */
export function missingBankColumn(mapping: MappingOf<BankField>): string | undefined {
  if (!mapping.includes('day')) return BANK_FIELDS.day
  return mapping.includes('amount') || mapping.includes('credit') ? undefined : BANK_FIELDS.amount
}
