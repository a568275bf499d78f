import type { RowLeft } from '@/lib/client/file-import.client'
import { counted, type Forms } from '@/lib/plural'

const NOT_WRITTEN: Forms = ['riadok sme nezapísali', 'riadky sme nezapísali', 'riadkov sme nezapísali']

/** After an import: which rows of the file were left out, and why; nothing when none was. */
export function RowsLeft({ rows }: { rows: readonly RowLeft[] }) {
  if (rows.length === 0) return null
  return (
    <details>
      <summary>{counted(rows.length, NOT_WRITTEN)}</summary>
      <p>Opravte ich v&nbsp;súbore a&nbsp;načítajte ho znova. Čo už je zapísané, sa druhýkrát nezapíše.</p>
      <ul>
        {rows.map(({ number, name, problems }) => (
          <li key={number}>
            Riadok {number} <strong>{name}</strong>:{' '}
            {problems.length > 0 ? problems.join(', ') : 'nebolo rozhodnuté'}
          </li>
        ))}
      </ul>
    </details>
  )
}
