import {
  FAMILY_MENU,
  href,
  MAIN_NAV,
  PANEL,
  type RouteKey,
  ROUTES,
  STAFF_MENU,
  TRIAL_HREF,
} from '@/lib/routes'

/** A link of a menu. */
export interface MenuLink {
  label: string
  href: string
}

/** An entry of the main navigation. */
export type NavEntry =
  | (MenuLink & { kind: 'link' })
  | (MenuLink & { kind: 'outside' })
  | { kind: 'group'; label: string; links: MenuLink[] }

const toLink = (key: RouteKey): MenuLink => ({ label: ROUTES[key].title, href: href(key) })

/** The main navigation; without „Zápasy“ when no category plays matches, without „E-SHOP“ when the club has none. */
export const mainNav = (categories: readonly { id: string; name: string }[], shopUrl: string): NavEntry[] =>
  MAIN_NAV.flatMap((item): NavEntry[] => {
    if (item.kind === 'link') return [{ kind: 'link', ...toLink(item.route) }]
    if (item.kind === 'group') return [{ kind: 'group', label: item.label, links: item.routes.map(toLink) }]
    if (item.kind === 'shop') return shopUrl ? [{ kind: 'outside', label: item.label, href: shopUrl }] : []
    if (categories.length === 0) return []
    const links = categories.map(({ id, name }) => ({ label: name, href: href('matches', { id }) }))
    return [{ kind: 'group', label: item.label, links }]
  })

/** „Rýchle odkazy“ of the footer; „Zápasy“ only while a category plays them, as in the main navigation. */
export const quickLinks = (hasMatches: boolean): MenuLink[] => [
  toLink('trainings'),
  ...(hasMatches ? [toLink('matches')] : []),
  ...(['news', 'documents', 'gallery'] as const).map(toLink),
  { label: 'Chcem skúsiť tréning', href: TRIAL_HREF },
  toLink('contact'),
]

/** The last line of the footer. */
export const LEGAL_LINKS = (['privacy', 'cookies', 'accessibility', 'taxShare'] as const).map(toLink)

/** The menus of signed-in users, by role. */
export const accountMenus = {
  admin: STAFF_MENU.admin.map(toLink),
  trainer: STAFF_MENU.trainer.map(toLink),
  family: FAMILY_MENU.map(toLink),
  /** The last link of the administrators' menu. */
  panel: PANEL,
}
export type AccountMenus = typeof accountMenus
