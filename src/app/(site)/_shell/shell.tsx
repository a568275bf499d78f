import type { ReactNode } from 'react'
import { href, type RouteKey, ROUTES } from '@/lib/routes'
import { initialsOf } from '@/ui/crest'
import { Toaster } from '@/ui/toaster.client'
import { AccountMenus } from './account-menus.client'
import { Brand } from './brand'
import { LazyFooter } from './lazy-footer.client'
import { MainNav } from './main-nav.client'
import { accountMenus, mainNav } from './menus'
import { RouteFocus } from './route-focus.client'
import { RouteProgress } from './route-progress.client'
import styles from './shell.module.css'
import { StickyBar } from './sticky-bar.client'
import { TopBar } from './top-bar'

/** What the frame knows of the club. */
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

const links = (...keys: RouteKey[]) => keys.map((key) => ({ label: ROUTES[key].title, href: href(key) }))
const QUICK = links('trainings', 'matches', 'news', 'documents', 'gallery', 'contact')
const LEGAL = links('privacy', 'cookies', 'accessibility', 'taxShare')

/** The frame around every page: skip link, top bar, navigation, content, footer, and what hovers over them. */
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
      </main>
      <LazyFooter
        address={address}
        companyId={companyId}
        email={email}
        initials={initials}
        legal={LEGAL}
        name={name}
        partners={partners}
        social={club.social}
        phone={phone}
        quick={QUICK}
      />
      <RouteFocus />
      <Toaster />
    </>
  )
}
