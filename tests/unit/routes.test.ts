import { expect, it } from '@jest/globals'
import { FAMILY_MENU, href, ROUTES, STAFF_MENU } from '@/lib/routes'

it('routes have one key an address', () => {
  const paths = Object.values(ROUTES).map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('routes under /auth are closed to the public, and all others are open', () => {
  for (const { path, who } of Object.values(ROUTES))
    expect([path, who === 'public']).toEqual([path, !path.startsWith('/auth/')])
})

/** Addresses below /auth/admin that trainers open as well. */
const OF_TRAINERS = [
  ...['events', 'events/create', 'events/edit', 'events/season', 'events/closing'],
  ...['notification', 'attendances/create'],
]
/** Addresses below /auth that everybody who is signed in opens. */
const OF_ALL = ['profile', 'consents', 'notifications', 'absence']

it('routes below /auth open for these, and which tests/e2e/server/addresses.test.ts rests on', () => {
  for (const { path, who } of Object.values(ROUTES)) {
    const [, auth, place, ...rest] = path.split('/')
    if (auth !== 'auth') continue
    const of = { player: ['family'], trainer: ['trainer'], admin: ['admin'] }[place!]
    const expected = OF_TRAINERS.includes(rest.join('/')) ? ['trainer', 'admin'] : of
    expect([path, who]).toEqual([path, OF_ALL.includes(place!) ? 'signedIn' : expected])
  }
})

it('routes in a menu open for everybody who sees the menu', () => {
  for (const role of ['admin', 'trainer'] as const)
    for (const key of STAFF_MENU[role]) {
      const { who } = ROUTES[key]
      expect(who === 'signedIn' || who.includes(role as never)).toBe(true)
    }
  for (const key of FAMILY_MENU) {
    const { who } = ROUTES[key]
    expect(who === 'signedIn' || who.includes('family' as never)).toBe(true)
  }
})

it('routes in a menu have their labels and their order', () => {
  const labels = (keys: readonly (keyof typeof ROUTES)[]) => keys.map((key) => ROUTES[key].title)
  expect(labels(FAMILY_MENU)).toEqual(['Turnaje/Zápasy', 'Členské', 'Dochádzka', 'Môj profil'])
  expect(labels(STAFF_MENU.trainer).slice(3)).toEqual(['Súpiska', 'Vytvoriť dochádzku'])
  expect(labels(STAFF_MENU.admin)).toEqual(
    'Udalosti,Notifikácie,Môj profil,Dokumenty,Novinky,Kategórie,Používatelia,Správy z webu,Členské,Dochádzka,Migrácia hráčov'.split(
      ',',
    ),
  )
})

it('routes fill in names and put the rest into the query', () => {
  expect(href('article', { slug: 'zimná príprava' })).toBe('/news/zimn%C3%A1%20pr%C3%ADprava')
  expect(href('matches', { id: 'a1', page: undefined })).toBe('/categoryMatch?id=a1')
})
