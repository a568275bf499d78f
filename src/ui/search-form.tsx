import type { ReactNode } from 'react'
import { Button } from './button'
import { FilterForm } from './filter-form'
import { TextInput } from './inputs'
import styles from './search-form.module.css'

interface SearchFormProps<Filter> {
  /** What is searched: „Hľadať v novinkách“. */
  label: string
  /** What the page's address asks for. */
  filter: Filter
  /** Further filters, as form controls whose names are query keys. */
  children?: ReactNode
}

/** A search, with room for more filters beside it. */
export function SearchForm<Filter extends { search: string }>({
  label,
  filter,
  children,
}: SearchFormProps<Filter>) {
  return (
    <FilterForm className={styles.form} filter={filter}>
      <TextInput defaultValue={filter.search} label={label} maxLength={80} name="search" type="search" />
      {children}
      <Button look="line" type="submit">
        Hľadať
      </Button>
    </FilterForm>
  )
}
