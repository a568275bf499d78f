'use client'
import { Select } from '@/ui/inputs'
import { IMPORT_FIELDS } from '../columns/labels'
import { HEADING_WITHIN, withField } from '@/lib/table-columns'
import type { ImportField, Mapping } from '../columns/rules'
import type { FileView } from '../schema'
import styles from './column-choice.module.css'

interface ColumnChoiceProps {
  rows: FileView['rows']
  heading: number
  mapping: Mapping
  onHeading: (heading: number) => void
  onMapping: (mapping: Mapping) => void
}

/** So many values of a column are shown under its heading. */
const EXAMPLES = 3

const examples = (rows: FileView['rows'], heading: number, column: number): string =>
  rows
    .slice(heading + 1)
    .map((cells) => cells[column] ?? null)
    .filter((cell) => cell !== null)
    .slice(0, EXAMPLES)
    .join(', ')

/** Which field each column of a file holds; what the headings say is chosen at first. */
export function ColumnChoice({ rows, heading, mapping, onHeading, onMapping }: ColumnChoiceProps) {
  return (
    <>
      <Select
        label="Nadpisy stĺpcov sú v riadku"
        name="heading"
        onChange={({ target }) => onHeading(Number(target.value))}
        value={heading}
      >
        {rows.slice(0, HEADING_WITHIN).map((cells, at) => (
          // eslint-disable-next-line react/no-array-index-key -- a row is its number
          <option key={at} value={at}>
            {at + 1}:{' '}
            {cells
              .filter((cell) => cell !== null)
              .join(', ')
              .slice(0, 60) || '(prázdny)'}
          </option>
        ))}
      </Select>
      <ul className={styles.columns}>
        {mapping.map((field, column) => {
          const title = String(rows[heading]?.[column] ?? `Stĺpec ${column + 1}`)
          const values = examples(rows, heading, column)
          if (values === '' && rows[heading]?.[column] == null) return null
          return (
            // eslint-disable-next-line react/no-array-index-key -- a column is its place
            <li key={column}>
              <Select
                hint={values || 'stĺpec je prázdny'}
                label={title}
                name={`column${column}`}
                onChange={({ target }) =>
                  onMapping(withField(mapping, column, (target.value || null) as ImportField | null))
                }
                value={field ?? ''}
              >
                <option value="">Neimportovať</option>
                {(Object.keys(IMPORT_FIELDS) as ImportField[]).map((key) => (
                  <option key={key} value={key}>
                    {IMPORT_FIELDS[key]}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
    </>
  )
}
