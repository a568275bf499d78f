'use client'
import { useState } from 'react'
import type { Cell } from '@/lib/read-table'
import { HEADING_WITHIN, type MappingOf, withField } from '@/lib/table-columns'
import { Select } from './inputs'
import styles from './column-choice.module.css'

interface ColumnChoiceProps<Field extends string> {
  /** The words of the fields, in the order they are offered. */
  fields: Record<Field, string>
  rows: readonly Cell[][]
  heading: number
  mapping: MappingOf<Field>
  onHeading: (heading: number) => void
  onMapping: (mapping: MappingOf<Field>) => void
}

/** So many values of a column are shown under its heading. */
const EXAMPLES = 3

const examples = (rows: readonly Cell[][], heading: number, column: number): string =>
  rows
    .slice(heading + 1)
    .map((cells) => cells[column] ?? null)
    .filter((cell) => cell !== null)
    .slice(0, EXAMPLES)
    .join(', ')

/** Which field each column of a file holds; what the headings say is chosen at first. */
export function ColumnChoice<Field extends string>(props: ColumnChoiceProps<Field>) {
  const { fields, rows, heading, mapping, onHeading, onMapping } = props
  // Of these rows: with another file it is over.
  const [said, setSaid] = useState<{ by: number; from: number; field: Field; rows: unknown }>()
  const taken = said?.rows === rows ? said : undefined
  const titleOf = (column: number) => String(rows[heading]?.[column] ?? `Stĺpec ${column + 1}`)
  const choose = (column: number, field: Field | null) => {
    const from = field === null ? -1 : mapping.indexOf(field)
    setSaid(field === null || from < 0 ? undefined : { by: column, from, field, rows })
    onMapping(withField(mapping, column, field))
  }
  return (
    <>
      <Select
        label="Nadpisy stĺpcov sú v riadku"
        name="heading"
        onChange={({ target }) => {
          setSaid(undefined)
          onHeading(Number(target.value))
        }}
        value={heading}
      >
        {rows.slice(0, HEADING_WITHIN).map((cells, at) => (
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
          const values = examples(rows, heading, column)
          if (values === '' && rows[heading]?.[column] == null) return null
          return (
            <li key={column}>
              <Select
                hint={values || 'stĺpec je prázdny'}
                label={titleOf(column)}
                name={`column${column}`}
                onChange={({ target }) => choose(column, (target.value || null) as Field | null)}
                value={field ?? ''}
              >
                <option value="">Nečítať</option>
                {(Object.keys(fields) as Field[]).map((key) => (
                  <option key={key} value={key}>
                    {fields[key]}
                  </option>
                ))}
              </Select>
              {taken?.by === column && (
                <p className="soft" role="alert">
                  „{fields[taken.field]}“ sa už nečíta zo stĺpca „{titleOf(taken.from)}“.
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
