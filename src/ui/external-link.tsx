import type { ComponentProps } from 'react'

/** Told after the words of every link that opens a window of its own. */
export function NewWindowHint() {
  return <span className="hidden-visually"> (otvorí sa v&nbsp;novom okne)</span>
}

/** A link that leaves the site: opens a new window, says so, and hands it nothing of ours. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <NewWindowHint />
    </a>
  )
}
