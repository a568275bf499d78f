import type { Named } from '@/lib/schema'

interface NamedOptionsProps {
  /** What no choice is called: „Vyberte“, „Všetky“. */
  none: string
  rows: readonly Named[]
}

/** The options of a select for rows with a name, after the one that chooses none. */
export const NamedOptions = ({ none, rows }: NamedOptionsProps) => (
  <>
    <option value="">{none}</option>
    {rows.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
)
