'use client'
import type { Named } from '@/lib/schema'
import { Select } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'

/** What is chosen for all rows of a schedule; empty for what the rows say themselves. */
export interface ForAll {
  category: string
  team: string
}

interface WholeFileProps {
  categories: readonly Named[]
  /** The club's short name, and the clubs of the schedule. */
  club: string
  clubs: readonly string[]
  value: ForAll
  onChange: (value: ForAll) => void
}

/** So many clubs are offered: a schedule of a competition has fewer. */
const MOST = 80

/** The category of rows that name none, and how the schedule writes our club. */
export function WholeFile(props: WholeFileProps) {
  const { categories, club, clubs, value, onChange } = props
  return (
    <div className="stack">
      <Select
        hint="Pre riadky, ktoré ju neuvádzajú."
        label="Kategória celého súboru"
        name="category"
        onChange={({ target }) => onChange({ ...value, category: target.value })}
        value={value.category}
      >
        <NamedOptions none="Podľa stĺpca Kategória" rows={categories} />
      </Select>
      <Select
        hint="Ak ho súbor píše inak ako klub. Riadky s názvom klubu sa spoznajú aj tak."
        label="Náš klub v súbore"
        name="team"
        onChange={({ target }) => onChange({ ...value, team: target.value })}
        value={value.team}
      >
        <NamedOptions
          none={`Podľa názvu klubu (${club})`}
          rows={clubs.slice(0, MOST).map((name) => ({ id: name, name }))}
        />
      </Select>
    </div>
  )
}
