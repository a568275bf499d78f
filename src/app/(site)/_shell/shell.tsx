import type { ReactNode } from 'react'
import { initialsOf } from '@/ui/crest'
import { AccountMenus } from './account-menus.client'
import { Brand } from './brand'
import { LazyFooter } from './lazy-footer.client'
import { LazyToaster } from './lazy-toaster.client'
import { MainNav } from './main-nav.client'
import { accountMenus, LEGAL_LINKS, mainNav, quickLinks } from './menus'
import { Offline } from './offline.client'
import { RouteFocus } from './route-focus.client'
import { RouteProgress } from './route-progress.client'
import styles from './shell.module.css'
import { StickyBar } from './sticky-bar.client'
import { ThumbBarSlot } from './thumb-bar-slot.client'
import { TopBar } from './top-bar'

/** The club's data in the frame. */
export interface ShellClub {
  name: string
  shortName: string
  address: string
  email: string
  phone: string
  companyId: string
  social: { facebook: string; instagram: string }
  shopUrl: string
  partners: readonly { name: string; url: string }[]
}

interface ShellProps {
  club: ShellClub
  crest?: string
  matchCategories: readonly { id: string; name: string }[]
  children: ReactNode
}

/** The frame around every page: skip link, top bar, navigation, content, footer, toasts. */
export function Shell({ club, crest, matchCategories, children }: ShellProps) {
  const { name, address, email, phone, companyId, partners } = club
  const initials = initialsOf(club.shortName)
  return (
    <>
      <RouteProgress />
      <a className={styles.skip} href="#obsah">
        Preskočiť na obsah
      </a>
      <header className={styles.header}>
        <TopBar email={email} social={club.social} />
        <StickyBar>
          <Brand crest={crest} initials={initials} name={club.shortName} />
          <MainNav entries={mainNav(matchCategories, club.shopUrl)} />
          <AccountMenus menus={accountMenus} />
        </StickyBar>
      </header>
      <main className={styles.main} id="obsah" tabIndex={-1}>
        {children}
        <Offline />
      </main>
      <LazyFooter
        address={address}
        companyId={companyId}
        email={email}
        initials={initials}
        crest={crest}
        legal={LEGAL_LINKS}
        name={name}
        partners={partners}
        social={club.social}
        phone={phone}
        quick={quickLinks(matchCategories.length > 0)}
      />
      <ThumbBarSlot />
      <RouteFocus />
      <LazyToaster />
    </>
  )
}
