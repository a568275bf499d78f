import type { ComponentProps } from 'react'

/** Told after the words of every link that opens a window of its own. */
export function NewWindow() {
  return <span className="hidden-visually"> (otvorí sa v&nbsp;novom okne)</span>
}

/** A link that leaves the site: opens a new window, says so, and hands it nothing of ours. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <NewWindow />
    </a>
  )
}
