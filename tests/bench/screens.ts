import { type Route, type RouteKey, ROUTES } from '@/lib/routes'
import type { Target } from '../support/reads'
import { addresses, outcomeOf } from '../support/route-outcomes'
import type { Server } from './server'

const VIEWERS = ['nobody', 'jakub', 'jana', 'lubos', 'maria'] as const

/** Every screen of the table of routes for everybody who may open it; a public one once, as a visitor. */
export async function screensOf(server: Server): Promise<[name: string, target: Target][]> {
  const all = await addresses(server.url)
  const keys = Object.keys(ROUTES) as RouteKey[]
  return VIEWERS.flatMap((viewer) =>
    keys
      .filter((key) => {
        const { who }: Route = ROUTES[key]
        return (who === 'public') === (viewer === 'nobody') && outcomeOf(key, viewer) === 'opens'
      })
      .map((key): [string, Target] => [`${ROUTES[key].path}, ${viewer}`, { path: all[key], as: viewer }]),
  )
}

/** Long lists and searches, which need a query. */
export const SEARCHES: [name: string, target: Target][] = [
  ['events desk, past', { path: '/auth/admin/events?when=past', as: 'maria' }],
  ['events desk, past, search', { path: '/auth/admin/events?when=past&search=lipova', as: 'maria' }],
  ['events desk, past, search, trainer', { path: '/auth/admin/events?when=past&search=lipova', as: 'lubos' }],
  ['people, search', { path: '/auth/admin/users?search=lalik', as: 'maria' }],
  ['roster, search', { path: '/auth/trainer/playerList?search=lalik', as: 'lubos' }],
  ['roster, by rate', { path: '/auth/trainer/playerList?category=all&sort=-rate', as: 'lubos' }],
  ['roster, season', { path: '/auth/trainer/playerList?view=season&category=all', as: 'lubos' }],
]
