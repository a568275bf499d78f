import type { ReactNode } from 'react'
import { classes } from './class-names'

interface FilterFormProps {
  /** What the page's address asks for; the controls below begin with it. */
  filter: object
  className?: string
  children: ReactNode
}

/**
 * Narrows a page by a plain GET form: it works without script, and the address can be sent to somebody. Its controls
 * always show what the address says: they begin anew when a link changes it (the router keeps what only the query
 * changes), and the browser does not put old choices back into them.
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
