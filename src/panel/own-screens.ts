import type { CollectionSlug } from 'payload'
import { isId } from '@/lib/ids'
import { href, type RouteKey } from '@/lib/routes'

interface Screens {
  list: RouteKey
  create?: RouteKey
  edit?: RouteKey
  /** Whether the panel shows what was removed, to be restored: the site has no screen for that. */
  trash?: true
}

/** Collections with screens of the site's own, and those screens; the panel shows none of them in its raw form. */
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
}

/** Where an address below /admin is led instead: to the site's own screen of the same rows, or not at all. */
export function ownScreen(segments: readonly string[] = []): string | undefined {
  const [kind, slug, id] = segments
  if (kind === 'account') return href('profile')
  const own = kind === 'collections' ? OWN_SCREENS[slug as CollectionSlug] : undefined
  if (!own || (id === 'trash' && own.trash)) return undefined
  if (id === 'create' && own.create) return href(own.create)
  return isId(id) && own.edit ? href(own.edit, { id }) : href(own.list)
}
