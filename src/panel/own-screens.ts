import type { CollectionSlug } from 'payload'
import { isId } from '@/lib/ids'
import { href, type RouteKey } from '@/lib/routes'

interface Screens {
  list: RouteKey
  create?: RouteKey
  edit?: RouteKey
  /** Whether the panel shows the collection's trash, for which the site has no screen. */
  trash?: true
}

/** The site's own screens of collections; the panel redirects to them. */
export const OWN_SCREENS: Partial<Record<CollectionSlug, Screens>> = {
  users: { list: 'users', create: 'userCreate', edit: 'userEdit', trash: true },
  events: { list: 'events', create: 'eventCreate', edit: 'eventEdit', trash: true },
  categories: { list: 'categories', create: 'categoryCreate', edit: 'categoryEdit', trash: true },
  participants: { list: 'events' },
  attendances: { list: 'attendances' },
  memberFees: { list: 'memberFees' },
  payments: { list: 'memberFees' },
  notifications: { list: 'notifications', create: 'notifications' },
  deliveries: { list: 'notifications' },
  playerMigrations: { list: 'migration' },
  memberImports: { list: 'memberImport' },
  fixtureImports: { list: 'fixtureImport' },
  bankStatements: { list: 'bankStatements' },
  bankRows: { list: 'bankStatements' },
}

/** The site's own screen for an address below /admin; undefined when the panel shows it itself. */
export function ownScreen(segments: readonly string[] = []): string | undefined {
  const [kind, slug, id] = segments
  if (kind === 'account') return href('profile')
  const own = kind === 'collections' ? OWN_SCREENS[slug as CollectionSlug] : undefined
  if (!own || (id === 'trash' && own.trash)) return undefined
  if (id === 'create' && own.create) return href(own.create)
  return isId(id) && own.edit ? href(own.edit, { id }) : href(own.list)
}
