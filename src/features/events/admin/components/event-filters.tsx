import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Button, LinkButton } from '@/ui/button'
import { FilterForm } from '@/ui/filter-form'
import { Select, TextInput } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { EVENT_WORDS } from '../../labels'
import { type EventFilter, shownPeriod } from '../rules'
import styles from './event-filters.module.css'

interface EventFiltersProps {
  filter: EventFilter
  categories: readonly Named[]
}

/** Filters the list by type, category and search words; the calendar has no search. */
export function EventFilters({ filter, categories }: EventFiltersProps) {
  const { view, when, type, category, search } = filter
  const isList = view === 'list'
  const shown = isList ? { when } : { view, ...shownPeriod(filter) }
  const isFiltered = type !== undefined || category || search
  return (
    <FilterForm className={styles.form} filter={filter}>
      {Object.entries(shown).map(
        ([name, value]) => value && <input key={name} name={name} type="hidden" value={value} />,
      )}
      <Select defaultValue={type === undefined ? '' : String(type)} label="Typ" name="type">
        <option value="">Všetky</option>
        {Object.entries(EVENT_WORDS).map(([value, word]) => (
          <option key={value} value={value}>
            {word.many}
          </option>
        ))}
      </Select>
      <Select defaultValue={category ?? ''} label="Kategória" name="category">
        <NamedOptions none="Všetky" rows={categories} />
      </Select>
      {isList && (
        <div className={styles.search}>
          <TextInput defaultValue={search} label="Hľadať" maxLength={80} name="search" type="search" />
        </div>
      )}
      <div className={styles.acts}>
        <Button look="line" type="submit">
          Zobraziť
        </Button>
        {isFiltered && (
          <LinkButton href={href('events', isList && when === 'upcoming' ? {} : shown)} look="quiet">
            Vymazať filtre
          </LinkButton>
        )}
      </div>
    </FilterForm>
  )
}
