import type { ReactNode } from 'react'
import { classes } from './class-names'

interface FilterFormProps {
  /** The filter in the page's address, with which the controls begin. */
  filter: object
  className?: string
  children: ReactNode
}

/**
 * Filters a page by a plain GET form: it works without script, and the address can be shared. Its controls always show
 * what the address says: the key resets them when a link changes it (the router would keep them), and `autoComplete`
 * keeps the browser from restoring older values.
 */
export function FilterForm({ filter, className, children }: FilterFormProps) {
  return (
    <form
      autoComplete="off"
      className={classes('no-print', className)}
      key={JSON.stringify(filter)}
      role="search"
    >
      {children}
    </form>
  )
}
