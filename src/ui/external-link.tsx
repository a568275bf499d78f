import type { ComponentProps } from 'react'

/** For screen readers, after the text of a link that opens a new window. */
export function NewWindowHint() {
  return <span className="hidden-visually"> (otvorí sa v&nbsp;novom okne)</span>
}

/** A link to another site, in a new window. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <NewWindowHint />
    </a>
  )
}
