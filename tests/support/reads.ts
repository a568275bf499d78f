import { calls } from '@/endpoints'
import type { AnyCall } from '@/lib/contract'
import { addDays, dayOf } from '@/lib/dates'
import type { Person } from './people'

/** An address and who requests it. */
export interface Target {
  path: string
  as?: Person | 'nobody'
  /** Sent as JSON by POST: a read whose question is too long for an address. */
  body?: object
}

/** A running site and the cookie header of somebody signed in; empty for a visitor. */
export interface Site {
  url: string
  cookies: Record<Person | 'nobody', string>
}

/** The person of the demo club who usually makes a call. */
function callerOf({ who }: AnyCall): Person | 'nobody' {
  if (who === 'public') return 'nobody'
  if (who === 'signedIn' || who.includes('family')) return 'jakub'
  return who.includes('trainer') ? 'lubos' : 'maria'
}

interface Ids {
  jakub: string
  lubos: string
  category: string
  event: string
  /** A category of the event. */
  eventCategory: string
  /** The newest sent notification. */
  notification: string
  /** A place in the club's settings. */
  place: string
}

/** The id in the path of a read; reads that are not listed have none. */
const withId = (ids: Ids): Record<string, string> => ({
  '/categories/{id}': ids.category,
  '/users/{id}': ids.jakub,
  '/events/{id}': ids.event,
  '/events/eventPlayers/{id}': ids.event,
  '/attendances/trainerList/{id}': ids.lubos,
  '/attendances/userAttendances/{userId}': ids.jakub,
  '/playerList/{id}': ids.jakub,
})

const today = dayOf(new Date())
/** The query of reads that need one. */
const withQuery = (ids: Ids): Record<string, string> => ({
  '/attendances/recorded': `?event=${ids.event}&category=${ids.eventCategory}`,
  '/events/taken': `?place=Ihrisko&days=${today}&from=17:00`,
  '/memberFees/monthly': `?period=${today.slice(0, 7)}`,
  '/notifications/reach/fees': `?period=${today.slice(0, 7)}`,
  '/notifications/reach/fees/many': `?item=camp&season=2026/27&categories=${ids.eventCategory}&amount=100&instalments=1&dueDate=${today}&reason=Kemp`,
  '/notifications/reach': `?event=${ids.event}`,
  '/events/closings/plan': `?place=${ids.place}&from=${today}&to=${today}`,
  '/notifications/reach/closing': `?place=${ids.place}&from=${today}&to=${today}`,
  '/events/season': `?category=${ids.eventCategory}&from=${today}&to=${today}`,
  '/search': '?query=lalik',
  '/club/closures/reach': `?place=${ids.place}&from=${today}`,
})

/** Reads that are asked by POST, or of somebody else than usual. */
const asked = ({ jakub, event, category, notification }: Ids): Record<string, Target> => ({
  '/api/notifications/{id}/missed': { path: `/api/notifications/${notification}/missed`, as: 'maria' },
  '/api/absences/preview': {
    path: '/api/absences/preview',
    as: 'jana',
    body: { players: [jakub], from: today, to: addDays(today, 7) },
  },
  '/api/notifications/preview, event': {
    path: '/api/notifications/preview',
    as: 'lubos',
    body: { audience: { kind: 'event', event } },
  },
  '/api/notifications/preview, debtors': {
    path: '/api/notifications/preview',
    as: 'maria',
    body: { audience: { kind: 'debtors' } },
  },
  '/api/notifications/preview, category': {
    path: '/api/notifications/preview',
    as: 'maria',
    body: { audience: { kind: 'categories', categories: [category] } },
  },
})

async function json<Body>(site: Site, path: string, as: Person): Promise<Body> {
  const response = await fetch(`${site.url}${path}`, { headers: { cookie: site.cookies[as] } })
  return (await response.json()) as Body
}

/** Ids of the demo club; the bench's copied rows get new ones. */
export async function idsOf(site: Site): Promise<Ids> {
  const { users } = await json<{ users: { id: string } }>(site, '/api/users/me', 'jakub')
  const { users: lubos } = await json<{ users: { id: string } }>(site, '/api/users/me', 'lubos')
  const { categories } = await json<{ categories: { id: string; name: string }[] }>(
    site,
    '/api/categories',
    'jakub',
  )
  const { events } = await json<{ events: { id: string; categories: { id: string }[] }[] }>(
    site,
    '/api/events?size=1&type=0',
    'lubos',
  )
  const event = events[0]!
  const { notifications } = await json<{ notifications: { id: string }[] }>(
    site,
    '/api/notifications',
    'maria',
  )
  const { places } = await json<{ places: { id: string }[] }>(site, '/cms/api/globals/club?depth=0', 'maria')
  const category = categories.find(({ name }) => name === 'U13')!.id
  return {
    jakub: users.id,
    lubos: lubos.id,
    category,
    event: event.id,
    eventCategory: event.categories[0]!.id,
    notification: notifications[0]!.id,
    place: places[0]!.id,
  }
}

/** Refused after twenty in a minute, so it cannot be asked again and again. */
const LIMITED = '/attendances/guests'

/** Every other read of the contract with a JSON response, by who usually makes it, and some public pages. */
export function readsOf(ids: Ids): Record<string, Target> {
  const [known, queries] = [withId(ids), withQuery(ids)]
  const reads = calls
    .filter((call) => call.method === 'GET' && !('respond' in call) && call.path !== LIMITED)
    .flatMap((call): [string, Target][] => {
      const id = known[call.path]
      if (call.path.includes('{') && !id) return []
      const path = `/api${call.path.replace(/\{\w+\}/, id ?? '')}${queries[call.path] ?? ''}`
      return [[`/api${call.path}`, { path, as: callerOf(call) }]]
    })
  const pages = ['/', '/news', '/trainings'].map((path): [string, Target] => [path, { path }])
  return Object.fromEntries([
    ...pages,
    ['/categoryMatch?id=', { path: `/categoryMatch?id=${ids.category}` }],
    ...reads,
    ...Object.entries(asked(ids)),
  ])
}
