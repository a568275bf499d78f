import type { RowLeft } from '@/lib/client/file-import.client'
import { counted, type Forms } from '@/lib/plural'

const NOT_WRITTEN: Forms = ['riadok sme nezapísali', 'riadky sme nezapísali', 'riadkov sme nezapísali']

interface RowsLeftProps {
  rows: readonly Pick<RowLeft, 'number' | 'name' | 'problems'>[]
  /** What to do with them, where correcting the file is not all. */
  advice?: string
}

/** After an import: which rows of the file were left out, and why; nothing when none was. */
export function RowsLeft({
  rows,
  advice = 'Opravte ich v\u00a0súbore a\u00a0načítajte ho znova.',
}: RowsLeftProps) {
  if (rows.length === 0) return null
  return (
    <details>
      <summary>{counted(rows.length, NOT_WRITTEN)}</summary>
      <p>{advice} Čo už je zapísané, sa druhýkrát nezapíše.</p>
      <ul>
        {rows.map(({ number, name, problems }) => (
          <li key={number}>
            Riadok {number}
            {name && (
              <>
                {' '}
                <strong>{name}</strong>
              </>
            )}
            : {problems.length > 0 ? problems.join(', ') : 'nebolo rozhodnuté'}
          </li>
        ))}
      </ul>
    </details>
  )
}
