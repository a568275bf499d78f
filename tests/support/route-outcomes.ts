import { href, type Route, type RouteKey, ROUTES } from '@/lib/routes'
import { signedIn } from './signed-in'

/** Who opens a page: a visitor („nobody“) or one of the four people of the demo club. */
export const VIEWERS = ['nobody', 'jakub', 'jana', 'lubos', 'maria'] as const
export type Viewer = (typeof VIEWERS)[number]

const GROUPS: Record<Viewer, readonly string[]> = {
  nobody: [],
  jakub: ['signedIn', 'family'],
  jana: ['signedIn', 'family'],
  lubos: ['signedIn', 'trainer'],
  maria: ['signedIn', 'admin'],
}

/** Routes that lead to a form of the panel. */
const TO_PANEL: readonly RouteKey[] = [
  'newsCreate',
  'newsEdit',
  'documentCreate',
  'documentEdit',
  'folderCreate',
  'folderEdit',
]

/** What opening a page shows: its own screen, the panel's form, the sign-in page, a refusal, or a redirect elsewhere. */
export type Outcome = 'opens' | 'panel' | 'login' | 'refused' | 'elsewhere'

/** What the table of routes says for one route and one viewer. */
export const outcomeOf = (key: RouteKey, viewer: Viewer): Outcome => {
  const { who }: Route = ROUTES[key]
  if (key === 'signOut') return 'elsewhere'
  if (key === 'login' && viewer !== 'nobody') return 'elsewhere'
  if (who === 'public') return 'opens'
  if (viewer === 'nobody') return 'login'
  const groups: readonly string[] = who === 'signedIn' ? [who] : who
  if (!groups.some((group) => GROUPS[viewer].includes(group))) return 'refused'
  return TO_PANEL.includes(key) ? 'panel' : 'opens'
}

/** The first event of Jakub, which his mother sees as well. */
async function ownEvent(site: string): Promise<{ id: string }> {
  const jakub = await signedIn(site, 'jakub')
  const { body } = await jakub.json<{ eventParticipants: { event: { id: string } }[] }>(
    '/api/events/eventParticipants?size=1',
  )
  return { id: body.eventParticipants[0]!.event.id }
}

/** The one viewer a page is there for, who sees the most of it. */
export const ownerOf = (key: RouteKey): Viewer => {
  const { who }: Route = ROUTES[key]
  if (who === 'public') return 'nobody'
  const owners = { admin: 'maria', trainer: 'lubos', family: 'jana' } as const
  const group = (['admin', 'trainer', 'family'] as const).find(
    (each) => who !== 'signedIn' && who.includes(each),
  )
  return group ? owners[group] : 'jana'
}

type Lists = Record<string, { id: string; slug?: string }[]>

/** A real address for each route: pages of one row get the id of an existing one. */
export async function addresses(site: string): Promise<Record<RouteKey, string>> {
  const office = await signedIn(site, 'maria')
  const first = async (path: string, key: string) => {
    const { body } = await office.json<Lists>(path)
    const row = body[key]?.[0]
    if (!row) throw new Error(`${path} has no ${key}`)
    return row
  }
  const id = async (path: string, key: string) => ({ id: (await first(path, key)).id })
  const values: Partial<Record<RouteKey, Record<string, string>>> = {
    article: { slug: (await first('/api/news', 'news')).slug ?? '' },
    match: await id('/api/latestMatches', 'matches'),
    album: {
      slug:
        (await first('/cms/api/albums?limit=1&sort=createdAt&where[published][equals]=true', 'docs')).slug ??
        '',
    },
    eventEdit: await id('/api/events', 'events'),
    newsEdit: await id('/cms/api/news?limit=1', 'docs'),
    newsPreview: await id('/cms/api/news?limit=1', 'docs'),
    documentEdit: await id('/cms/api/documents?limit=1', 'docs'),
    folderEdit: await id('/cms/api/documentFolders?limit=1', 'docs'),
    categoryEdit: await id('/api/categories', 'categories'),
    userEdit: await id('/api/users', 'users'),
    erasureCase: await id('/api/users', 'users'),
    userMerge: await id('/api/users', 'users'),
    playerEvent: await ownEvent(site),
    // Without it the address leads on to the sheet while an event of the caller's is on.
    attendanceCreate: { choose: '1' },
  }
  const keys = Object.keys(ROUTES) as RouteKey[]
  return Object.fromEntries(keys.map((key) => [key, href(key, values[key])])) as Record<RouteKey, string>
}
