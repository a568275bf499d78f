import { type Route, type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, outcomeOf } from '../support/route-outcomes'
import type { Ask } from './measure'
import type { Server } from './server'

const WALKERS = ['nobody', 'jakub', 'jana', 'lubos', 'maria'] as const

/** Every screen of the table of routes for everybody who has it as their own; a public one once, as a visitor. */
export async function screensOf(server: Server): Promise<[name: string, ask: Ask][]> {
  const all = await addresses(server.url)
  const keys = Object.keys(ROUTES) as RouteKey[]
  return WALKERS.flatMap((walker) =>
    keys
      .filter((key) => {
        const { who }: Route = ROUTES[key]
        return (who === 'public') === (walker === 'nobody') && outcomeOf(key, walker) === 'opens'
      })
      .map((key): [string, Ask] => [`${ROUTES[key].path}, ${walker}`, { path: all[key], as: walker }]),
  )
}

/** Long lists and searches that no address of the table shows by itself. */
export const SEARCHES: [name: string, ask: Ask][] = [
  ['events desk, past', { path: '/auth/admin/events?when=past', as: 'maria' }],
  ['events desk, past, search', { path: '/auth/admin/events?when=past&search=lipova', as: 'maria' }],
  ['events desk, past, search, trainer', { path: '/auth/admin/events?when=past&search=lipova', as: 'lubos' }],
  ['people, search', { path: '/auth/admin/users?search=lalik', as: 'maria' }],
  ['roster, search', { path: '/auth/trainer/playerList?search=lalik', as: 'lubos' }],
]
