import type { ReactNode } from 'react'
import { Button } from './button'
import { TextInput } from './inputs'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** What is searched: „Hľadať v novinkách“. */
  label: string
  value: string
  /** Further filters, as form controls whose names are query keys. */
  children?: ReactNode
}

/** A search that is a plain GET form: it works without script, and the address can be sent to somebody. */
export function SearchForm({ label, value, children }: SearchFormProps) {
  return (
    <form className={`no-print ${styles.form}`} role="search">
      <TextInput defaultValue={value} label={label} maxLength={80} name="search" type="search" />
      {children}
      <Button look="line" type="submit">
        Hľadať
      </Button>
    </form>
  )
}
