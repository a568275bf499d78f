'use client'
import { type ReactNode, useState } from 'react'
import { grouped } from '@/lib/plural'
import { Button } from './button'
import styles from './file-import.module.css'
import { Segmented } from './segmented'

/** So many rows are drawn at once. */
const STEP = 50

interface FileRow {
  number: number
  kind: string
}

interface RowsByKindProps<Row extends FileRow> {
  /** „Ktoré riadky vidieť“ */
  legend: string
  rows: readonly Row[]
  /** How many rows there are of each kind. */
  counts: Readonly<Record<Row['kind'], number>>
  /** The words of the kinds: those somebody has to look at come first. */
  kinds: readonly (readonly [kind: Row['kind'], label: string])[]
  /** What is drawn of a row. */
  children: (row: Row) => ReactNode
}

function Rows<Row extends FileRow>({ rows, children }: Pick<RowsByKindProps<Row>, 'rows' | 'children'>) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.number}>{children(row)}</li>
        ))}
      </ul>
      {rows.length > shown && (
        <div>
          <Button look="line" onClick={() => setShown(shown + STEP)}>
            Zobraziť ďalšie ({grouped(rows.length - shown)})
          </Button>
        </div>
      )}
    </>
  )
}

/** The rows of a file by what becomes of them, the first fifty at once. */
export function RowsByKind<Row extends FileRow>(props: RowsByKindProps<Row>) {
  const { legend, rows, counts, kinds, children } = props
  const present = kinds.filter(([kind]) => counts[kind as Row['kind']] > 0)
  const [chosen, setChosen] = useState<string>()
  const shown = present.find(([kind]) => kind === chosen)?.[0] ?? present[0]?.[0]
  return (
    <>
      <Segmented
        legend={legend}
        name="kind"
        onChange={setChosen}
        options={present.map(([kind, label]) => ({
          value: kind,
          label: `${label} ${grouped(counts[kind as Row['kind']])}`,
        }))}
        value={shown}
        wraps
      />
      <Rows key={shown} rows={rows.filter(({ kind }) => kind === shown)}>
        {children}
      </Rows>
    </>
  )
}
