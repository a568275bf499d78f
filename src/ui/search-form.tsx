import type { ReactNode } from 'react'
import { Button } from './button'
import { FilterForm } from './filter-form'
import { TextInput } from './inputs'
import styles from './search-form.module.css'

interface SearchFormProps<Filter> {
  /** „Hľadať v novinkách“ */
  label: string
  /** The filter in the page's address. */
  filter: Filter
  /** Controls of further filters; their names are keys of the query. */
  children?: ReactNode
}

/** A search field with a button, and other filters beside it. */
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
