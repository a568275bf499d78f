import { NavGroup } from '@payloadcms/ui'
import { href, ROUTES, STAFF_MENU } from '@/lib/routes'
import { OWN_SCREENS } from './own-screens'

const LINKS = [
  { label: 'Web klubu', href: href('home') },
  ...([...STAFF_MENU.admin, 'photos', 'adminConsents'] as const).map((key) => ({
    label: ROUTES[key].title,
    href: href(key),
  })),
]
const TRASH = Object.entries(OWN_SCREENS)
  .filter(([, screens]) => screens.trash)
  .map(([slug, { list }]) => ({ label: ROUTES[list].title, href: `/admin/collections/${slug}/trash` }))

function Links({ links }: { links: typeof LINKS }) {
  return links.map((link) => (
    <a className="nav__link" href={link.href} key={link.href}>
      <span className="nav__link-label">{link.label}</span>
    </a>
  ))
}

/** At the end of the panel's menu: links to the site, to each page of „Správa“, and to the trash. */
export function SiteLinks() {
  return (
    <>
      <NavGroup isOpen label="Web a správa">
        <Links links={LINKS} />
      </NavGroup>
      <NavGroup isOpen={false} label="Kôš">
        <Links links={TRASH} />
      </NavGroup>
    </>
  )
}
