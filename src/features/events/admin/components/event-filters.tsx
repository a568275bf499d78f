import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Button, LinkButton } from '@/ui/button'
import { FilterForm } from '@/ui/filter-form'
import { Select, TextInput } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { EVENT_WORDS } from '../../labels'
import type { EventFilter } from '../rules'
import styles from './event-filters.module.css'

interface EventFiltersProps {
  filter: EventFilter
  categories: readonly Named[]
}

/** Filters the list by type, category and search words; the month has no search. */
export function EventFilters({ filter, categories }: EventFiltersProps) {
  const { view, when, month, type, category, search } = filter
  const isMonth = view === 'month'
  const isFiltered = type !== undefined || category || search
  return (
    <FilterForm className={styles.form} filter={filter}>
      {isMonth ? (
        <>
          <input name="view" type="hidden" value="month" />
          <input name="month" type="hidden" value={month} />
        </>
      ) : (
        <input name="when" type="hidden" value={when} />
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
      {!isMonth && (
        <div className={styles.search}>
          <TextInput defaultValue={search} label="Hľadať" maxLength={80} name="search" type="search" />
        </div>
      )}
      <div className={styles.acts}>
        <Button look="line" type="submit">
          Zobraziť
        </Button>
        {isFiltered && (
          <LinkButton
            href={href(
              'events',
              isMonth ? { view: 'month', month } : { when: when === 'upcoming' ? '' : when },
            )}
            look="quiet"
          >
            Vymazať filtre
          </LinkButton>
        )}
      </div>
    </FilterForm>
  )
}
