'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useAddress } from '@/lib/client/navigation.client'
import { PANEL } from '@/lib/routes'
import { ChevronDown } from '@/ui/icons.client'
import { currentLink } from './current-link'
import styles from './disclosure.module.css'
import type { MenuLink } from './menus'
import { useMenu } from './use-menu.client'

interface DisclosureProps {
  label: ReactNode
  /** The accessible name when the label is an icon. */
  name?: string
  links: readonly MenuLink[]
  /** A last link below a line, to the panel. */
  apart?: MenuLink
  /** After the first link: the badge. */
  note?: ReactNode
  align?: 'start' | 'end'
  /** Called when a link is clicked. */
  onGo?: () => void
}

interface MenuEntryProps {
  link: MenuLink
  current: boolean
  pathname: string
  onGo: () => void
  children: ReactNode
}

/** A link. From public pages to signed-in ones or to the panel it loads the whole document: their content policy differs. */
function MenuEntry({ link, current, pathname, onGo, children }: MenuEntryProps) {
  const entering =
    link.href === PANEL.href || (link.href.startsWith('/auth') && !pathname?.startsWith('/auth'))
  const Tag = entering ? 'a' : Link
  return (
    <Tag aria-current={current ? 'page' : undefined} href={link.href} onClick={onGo}>
      {children}
    </Tag>
  )
}

/** A button that shows a list of links: Escape and blur close it, arrow keys move through it. */
export function Disclosure({ label, name, links, apart, note, align = 'start', onGo }: DisclosureProps) {
  const pathname = usePathname()
  const address = useAddress() || pathname || ''
  const current = currentLink(links, address)
  const { open, show, close, toggle, root, button, closeOnEscape } = useMenu<HTMLDivElement>(address)
  const go = () => {
    close()
    onGo?.()
  }
  const id = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    if (closeOnEscape(event)) return
    const items = [...(root.current?.querySelectorAll('a') ?? [])]
    const here = items.indexOf(document.activeElement as HTMLAnchorElement)
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key]
    if (next === undefined || (!open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    show()
    if (next < 0) button.current?.focus()
    else requestAnimationFrame(() => items[Math.min(next, items.length - 1)]?.focus())
  }

  return (
    <div className={styles.disclosure} onKeyDown={onKeyDown} ref={root}>
      <button
        aria-controls={id}
        aria-current={current !== undefined || undefined}
        aria-expanded={open}
        aria-label={name}
        className={styles.button}
        onClick={toggle}
        ref={button}
        type="button"
      >
        {label}
        <ChevronDown className={styles.chevron} height="18" width="18" />
      </button>
      <ul className={`${styles.panel} ${styles[align]}`} data-open={open || undefined} id={id}>
        {links.map((link, index) => (
          <li key={link.href}>
            <MenuEntry current={link.href === current} link={link} onGo={go} pathname={pathname}>
              {link.label}
              {index === 0 && note}
            </MenuEntry>
          </li>
        ))}
        {apart && (
          <li className={styles.apart}>
            <MenuEntry current={false} link={apart} onGo={go} pathname={pathname}>
              {apart.label}
            </MenuEntry>
          </li>
        )}
      </ul>
    </div>
  )
}
