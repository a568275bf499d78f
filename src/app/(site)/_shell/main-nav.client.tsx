'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useAddress } from '@/lib/client/navigation.client'
import { Close, Lines, External } from '@/ui/icons.client'
import { ExternalLink } from '@/ui/external-link'
import { Disclosure } from './disclosure.client'
import styles from './main-nav.module.css'
import type { NavEntry } from './menus'
import { useMenu } from './use-menu.client'

function Entry({ entry, pathname, onGo }: { entry: NavEntry; pathname: string; onGo: () => void }) {
  if (entry.kind === 'group') return <Disclosure label={entry.label} links={entry.links} onGo={onGo} />
  if (entry.kind === 'outside')
    return (
      <ExternalLink className={styles.shop} href={entry.href}>
        {entry.label}
        <External height="18" width="18" />
      </ExternalLink>
    )
  const isCurrent = pathname === entry.href || pathname.startsWith(`${entry.href}/`)
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} href={entry.href} onClick={onGo}>
      {entry.label}
    </Link>
  )
}

/** The main navigation; on a small screen behind a toggle button. */
export function MainNav({ entries }: { entries: readonly NavEntry[] }) {
  const pathname = usePathname()
  const address = useAddress() || pathname
  const { open, close, toggle, root, button, closeOnEscape } = useMenu<HTMLElement>(address)
  return (
    <nav aria-label="Hlavná navigácia" className={styles.nav} onKeyDown={closeOnEscape} ref={root}>
      <button
        aria-controls="hlavne-menu"
        aria-expanded={open}
        aria-label={open ? 'Zavrieť menu' : 'Otvoriť menu'}
        className={styles.toggle}
        onClick={toggle}
        ref={button}
        type="button"
      >
        {open ? <Close /> : <Lines />}
      </button>
      <ul className={styles.list} data-open={open || undefined} id="hlavne-menu">
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} onGo={close} pathname={pathname} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
