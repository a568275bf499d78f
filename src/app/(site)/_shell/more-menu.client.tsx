'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { useAddress } from '@/lib/client/navigation.client'
import { classes } from '@/ui/class-names'
import links from './menu-links.module.css'
import styles from './more-menu.module.css'
import { ThumbIcon } from './thumb-bar.client'
import bar from './thumb-bar.module.css'
import { useMenu } from './use-menu.client'

const DOTS = 'M5.5 12h.01M12 12h.01M18.5 12h.01'

interface MoreMenuProps {
  /** Whether the present page is one of those it lists, and of none of the bar’s links. */
  isHere: boolean
  /** The list; `close` is for its links. */
  children: (close: () => void) => ReactNode
}

/** „Viac“ of a bar: a list above it; Escape, a touch beside it and a chosen link close it. */
export function MoreMenu({ isHere, children }: MoreMenuProps) {
  const pathname = usePathname() ?? ''
  const { open, close, toggle, root, button, closeOnEscape } = useMenu<HTMLDivElement>(
    useAddress() || pathname,
  )
  const id = useId()
  return (
    <div className={styles.more} onKeyDown={closeOnEscape} ref={root}>
      <button
        aria-controls={open ? id : undefined}
        aria-current={isHere || undefined}
        aria-expanded={open}
        className={bar.link}
        onClick={toggle}
        ref={button}
        type="button"
      >
        <ThumbIcon drawing={DOTS} />
        Viac
      </button>
      {open && (
        <div className={classes(styles.list, links.links)} id={id}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
