import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { AccountMenus, waitingText } from '@/app/(site)/_shell/account-menus.client'
import Footer from '@/app/(site)/_shell/footer.client'
import { LazyFooter } from '@/app/(site)/_shell/lazy-footer.client'
import { MainNav } from '@/app/(site)/_shell/main-nav.client'
import { accountMenus, mainNav, quickLinks } from '@/app/(site)/_shell/menus'
import { SessionCorner } from '@/app/(site)/_shell/session-corner.client'
import { StickyBar } from '@/app/(site)/_shell/sticky-bar.client'
import { ThumbBarSlot } from '@/app/(site)/_shell/thumb-bar-slot.client'
import { navigation } from '@/lib/client/navigation.client'
import { refreshSession } from '@/lib/client/session.client'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { fakeServer, type Sent } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const CATEGORIES = [
  { id: 'a1', name: 'U11' },
  { id: 'a2', name: 'U13' },
]
const SHOP = 'https://obchod.zelenadolina.test'
const JAKUB = { id: 'j', name: 'Jakub Ľalík', email: null, role: 'player', family: true }
const MARIA = { id: 'm', name: 'Mária Kováčová', email: null, role: 'admin', family: false }
const LUBOS = { id: 'l', name: 'Ľuboš Šimko', email: null, role: 'trainer', family: false }

/** The server of these tests: who is signed in, and how many answers wait. */
const server = { user: null as object | null, waiting: 0, requests: [] as Sent[], up: true }

beforeEach(() => {
  Object.assign(server, { user: null, waiting: 0, up: true })
  server.requests = fakeServer(({ path }) => {
    if (!server.up) return 'no signal'
    if (path.endsWith('/unseen')) return [200, { unseen: server.waiting }]
    if (!path.endsWith('/session')) return [200, { eventParticipants: [], waiting: server.waiting }]
    return [200, server.user ? { user: server.user } : {}]
  })
})
afterEach(async () => {
  Object.assign(server, { user: null, up: true })
  await act(refreshSession)
})

const paths = () => server.requests.map(({ path }) => path)
const nav = (entries: ReturnType<typeof mainNav>) => (
  <PathnameContext value="/news/zimna-priprava">
    <MainNav entries={entries} />
  </PathnameContext>
)

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

it('the navigation bar does not stick at 40 px of scroll and does at 41', () => {
  const { container } = render(<StickyBar>Menu</StickyBar>)
  const bar = container.querySelector('[data-sticky]')
  scrollTo(40)
  expect(bar).toHaveAttribute('data-sticky', 'false')
  scrollTo(41)
  expect(bar).toHaveAttribute('data-sticky', 'true')
  scrollTo(0)
  expect(bar).toHaveAttribute('data-sticky', 'false')
})

it('the main navigation shows no Zápasy while no category plays matches', () => {
  render(nav(mainNav([], SHOP)))
  expect(screen.queryByRole('button', { name: 'Zápasy' })).toBeNull()
})

it('the main navigation has its items in its order', () => {
  const labels = mainNav(CATEGORIES, SHOP).map((entry) => entry.label)
  expect(labels).toEqual(['Tréningy', 'Zápasy', 'Dokumenty', 'Novinky', 'Klub', 'Kontakty', 'E-SHOP'])
})

it('the main navigation leads to a category’s matches with its id', async () => {
  const { person } = show(nav(mainNav(CATEGORIES, SHOP)))
  await person.click(screen.getByRole('button', { name: 'Zápasy' }))
  expect(screen.getByRole('link', { name: 'U13' })).toHaveAttribute('href', '/categoryMatch?id=a2')
})

it('the main navigation says where we are, on an article as well', () => {
  render(nav(mainNav(CATEGORIES, SHOP)))
  expect(screen.getByRole('link', { name: 'Novinky' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Tréningy' })).not.toHaveAttribute('aria-current')
})

it('the main navigation opens the shop in a new window and says so', () => {
  render(nav(mainNav([], SHOP)))
  const shop = screen.getByRole('link', { name: /E-SHOP.*otvorí sa v.novom okne/ })
  expect(shop).toHaveAttribute('target', '_blank')
})

it('the main navigation walks a dropdown by arrows and closes it by Escape, back on its button', async () => {
  const { person } = show(nav(mainNav(CATEGORIES, SHOP)))
  const club = screen.getByRole('button', { name: 'Klub' })
  club.focus()
  await person.keyboard('{ArrowDown}')
  expect(club).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(screen.getByRole('link', { name: 'O Nás' })).toHaveFocus())
  await person.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tréneri' })).toHaveFocus())
  await person.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Družstvá' })).toHaveFocus())
  await person.keyboard('{Escape}')
  expect(club).toHaveAttribute('aria-expanded', 'false')
  expect(club).toHaveFocus()
})

it('the main navigation closes a dropdown when the focus leaves it', async () => {
  const { person } = show(nav(mainNav(CATEGORIES, SHOP)))
  await person.click(screen.getByRole('button', { name: 'Klub' }))
  await person.click(screen.getByRole('button', { name: 'Zápasy' }))
  expect(screen.getByRole('button', { name: 'Klub' })).toHaveAttribute('aria-expanded', 'false')
})

it('the main navigation closes on the way from one category’s matches to another’s, and says which is open', async () => {
  act(() => navigation.done('/categoryMatch?id=a1'))
  const { person } = show(
    <PathnameContext value="/categoryMatch">
      <MainNav entries={mainNav(CATEGORIES, SHOP)} />
    </PathnameContext>,
  )
  const matches = screen.getByRole('button', { name: 'Zápasy' })
  expect(matches).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Klub' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'U11' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'U13' })).not.toHaveAttribute('aria-current')
  await person.click(screen.getByRole('button', { name: 'Otvoriť menu' }))
  await person.click(matches)
  await person.click(screen.getByRole('link', { name: 'U13' }))
  act(() => navigation.done('/categoryMatch?id=a2&season=2025'))
  expect(screen.getByRole('button', { name: 'Otvoriť menu' })).toHaveAttribute('aria-expanded', 'false')
  expect(matches).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'U13' })).toHaveAttribute('aria-current', 'page')
  act(() => navigation.done('/categoryMatch'))
  expect(screen.getByRole('link', { name: 'U11' })).toHaveAttribute('aria-current', 'page')
  act(() => navigation.done(''))
})

it('the main navigation names its toggle by what it will do', async () => {
  const { person } = show(nav(mainNav(CATEGORIES, SHOP)))
  await person.click(screen.getByRole('button', { name: 'Otvoriť menu' }))
  expect(screen.getByRole('button', { name: 'Zavrieť menu' })).toHaveAttribute('aria-expanded', 'true')
})

it('the session corner offers the sign-in to a visitor', async () => {
  render(<SessionCorner />)
  expect(await screen.findByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/login')
})

it('the session corner names Jakub once he is signed in and offers the sign-out', async () => {
  server.user = JAKUB
  render(<SessionCorner />)
  expect(await screen.findByText('Jakub Ľalík')).toBeInTheDocument()
  expect(screen.getByText('Prihlásený ako:')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Odhlásiť sa' })).toBeInTheDocument()
})

it('the session corner reads the session again when the window regains focus', async () => {
  server.user = JAKUB
  render(<SessionCorner />)
  await screen.findByText('Jakub Ľalík')
  server.user = null
  fireEvent.focus(window)
  expect(await screen.findByRole('link', { name: 'Prihlásiť sa' })).toBeInTheDocument()
})

it('the session corner keeps Jakub’s name when the signal drops', async () => {
  server.user = JAKUB
  render(<SessionCorner />)
  await screen.findByText('Jakub Ľalík')
  server.up = false
  await act(refreshSession)
  expect(screen.getByText('Jakub Ľalík')).toBeInTheDocument()
})

it('the account menus are not there for a visitor, and nothing is counted', async () => {
  render(<AccountMenus menus={accountMenus} />)
  await waitFor(() => expect(paths()).toContain('/api/auth/session'))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(paths()).not.toContain('/api/events/eventParticipants?size=1')
})

it('the account menus give a trainer without children Správa and no Moje konto', async () => {
  server.user = LUBOS
  render(<AccountMenus menus={accountMenus} />)
  expect(await screen.findByRole('navigation', { name: 'Menu správy' })).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Moje konto' })).toBeNull()
  expect(screen.getByText('Vytvoriť dochádzku')).toBeInTheDocument()
  expect(screen.queryByText('Migrácia hráčov')).toBeNull()
  expect(screen.queryByText('Obsah webu (panel)')).toBeNull()
})

it('the account menus lead an administrator to the content panel behind the entries of the menu', async () => {
  server.user = MARIA
  render(<AccountMenus menus={accountMenus} />)
  const menu = await screen.findByRole('navigation', { name: 'Menu správy' })
  const links = within(menu).getAllByRole('link', { hidden: true })
  expect(links.at(-1)).toHaveTextContent('Obsah webu (panel)')
  expect(links.at(-1)).toHaveAttribute('href', '/admin')
})

it('the account menus tell Jakub how many events wait for his answer', async () => {
  server.user = JAKUB
  server.waiting = 3
  render(<AccountMenus menus={accountMenus} />)
  const button = await screen.findByRole('button', {
    name: /Moje konto.*3 udalosti čakajú na vašu odpoveď/,
  })
  expect(button).toBeInTheDocument()
  server.waiting = 0
  await act(pendingAnswers.refresh)
  expect(screen.getByRole('button', { name: 'Moje konto' })).toBeInTheDocument()
})

it('the account menus keep the number of the latest answer when an earlier read arrives after it', async () => {
  server.user = JAKUB
  server.waiting = 2
  render(<AccountMenus menus={accountMenus} />)
  await screen.findByRole('button', { name: /2 udalosti čakajú/ })
  const arrivals: ((waiting: number) => void)[] = []
  fakeServer(({ path }) =>
    path.endsWith('/session')
      ? [200, { user: server.user ?? undefined }]
      : new Promise((arrive) =>
          arrivals.push((waiting) => arrive([200, { eventParticipants: [], waiting }])),
        ),
  )
  const [earlier, later] = [pendingAnswers.refresh(), pendingAnswers.refresh()]
  act(() => pendingAnswers.set(1))
  await act(async () => {
    arrivals[1]!(2)
    arrivals[0]!(2)
    await Promise.all([earlier, later])
  })
  expect(screen.getByRole('button', { name: /Moje konto.*1 udalosť čaká/ })).toBeInTheDocument()
  const [third, fourth] = [pendingAnswers.refresh(), pendingAnswers.refresh()]
  await act(async () => {
    arrivals[3]!(0)
    await fourth
    arrivals[2]!(1)
    await third
  })
  expect(screen.getByRole('button', { name: 'Moje konto' })).toBeInTheDocument()
})

it('the account menus count in Slovak', () => {
  expect([1, 2, 5].map(waitingText)).toEqual([
    '1 udalosť čaká na vašu odpoveď',
    '2 udalosti čakajú na vašu odpoveď',
    '5 udalostí čaká na vašu odpoveď',
  ])
})

it('the footer leads to matches only while a category plays them', () => {
  const addresses = (has: boolean) => quickLinks(has).map(({ href }) => href)
  expect(addresses(false)).not.toContain('/categoryMatch')
  expect(addresses(true)).toContain('/categoryMatch')
})

it('the footer opens what is not ours in a new window and says so', () => {
  render(
    <Footer
      address=""
      companyId=""
      crest="/files/media/erb/medium/erb.webp"
      email=""
      initials="ZD"
      legal={[]}
      name="FA Zelená dolina"
      partners={[{ name: 'Pekáreň', url: 'https://pekaren.zelenadolina.test' }]}
      phone=""
      quick={[]}
      social={{ facebook: 'https://facebook.zelenadolina.test', instagram: '' }}
    />,
  )
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAccessibleName(/(Facebook|Pekáreň) \(otvorí sa v.novom okne\)/)
    expect(link).toHaveAttribute('target', '_blank')
  }
  expect(document.querySelector('img')).toHaveAttribute('src', '/files/media/erb/medium/erb.webp')
})

it('the footer is loaded only when the visitor is within 150 px of it', async () => {
  const observed: { margin?: string; seen?: IntersectionObserverCallback } = {}
  class Observer {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      Object.assign(observed, { seen, margin: options?.rootMargin })
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true })
  render(
    <LazyFooter
      address="Dolná 1"
      companyId=""
      email="klub@zelenadolina.test"
      initials="ZD"
      legal={[]}
      name="FA Zelená dolina"
      partners={[]}
      social={{ facebook: '', instagram: '' }}
      phone=""
      quick={[]}
    />,
  )
  expect(observed.margin).toBe('150px')
  expect(screen.queryByText('Rýchle odkazy')).toBeNull()
  act(() =>
    observed.seen?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  )
  expect(await screen.findByText('Rýchle odkazy')).toBeInTheDocument()
})

const barAt = async (path: string, user: object | null) => {
  server.user = user
  await act(refreshSession)
  return show(
    <PathnameContext value={path}>
      <ThumbBarSlot />
    </PathnameContext>,
  )
}

it.each([
  ['a player everywhere', '/news', JAKUB],
  ['a trainer with a child on the family’s pages', '/auth/player/eventList', { ...LUBOS, family: true }],
])('the family’s bar is there for %s', async (_who, path, user) => {
  await barAt(path, user)
  expect(await screen.findByRole('link', { name: /^Členské/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Súpiska' })).toBeNull()
})

it.each([
  ['a visitor', '/news', null],
  ['an administrator outside of the office', '/auth/profile', MARIA],
])('no bar is there for %s', async (_who, path, user) => {
  await barAt(path, user)
  // The bars' own files, which would have come by now.
  await import('@/app/(site)/_shell/family-bar.client')
  await import('@/app/(site)/_shell/trainer-bar.client')
  await import('@/app/(site)/_shell/office-bar.client')
  await act(async () => undefined)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it.each([
  ['a trainer with a child on the trainers’ pages', '/auth/trainer/playerList', { ...LUBOS, family: true }],
  ['a trainer without one', '/auth/player/eventList', LUBOS],
])('the trainer’s bar is there for %s', async (_who, path, user) => {
  await barAt(path, user)
  const bar = await screen.findByRole('navigation', { name: 'Rýchla navigácia' })
  const words = within(bar)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(words).toEqual([
    ['Dnes', '/auth/admin/attendances/create'],
    ['Účasť', '/auth/trainer/eventParticipants'],
    ['Súpiska', '/auth/trainer/playerList'],
    ['Udalosti', '/auth/admin/events'],
  ])
  const current = within(bar).queryAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(
    path.endsWith('playerList') ? ['Súpiska'] : [],
  )
})

it('„Viac“ holds the rest of a trainer’s day, with what is new; Escape closes it, back on its button', async () => {
  server.waiting = 2
  const { person, container } = await barAt('/auth/trainer/month', LUBOS)
  const more = await screen.findByRole('button', { name: 'Viac' })
  expect(more).toHaveAttribute('aria-current', 'true')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await person.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  const inbox = await screen.findByRole('link', { name: /^Oznámenia \(2 nové správy\)$/ })
  const list = within(inbox.closest('ul')!).getAllByRole('link')
  expect(list.map((link) => link.getAttribute('href'))).toEqual([
    '/auth/admin/events/create',
    '/auth/absence',
    '/auth/trainer/month',
    '/auth/notifications',
    '/auth/admin/notification',
    '/auth/profile',
    '/signOut',
  ])
  expect(screen.getByRole('link', { name: 'Môj mesiac' })).toHaveAttribute('aria-current', 'page')
  expect(await violationsOf(container)).toEqual([])
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'Môj mesiac' })).toBeNull()
  expect(more).toHaveFocus()
})

it('„Viac“ of a trainer with a child leads to the family’s pages too', async () => {
  const { person } = await barAt('/auth/trainer/playerList', { ...LUBOS, family: true })
  await person.click(await screen.findByRole('button', { name: 'Viac' }))
  expect(screen.getByRole('link', { name: 'Turnaje/Zápasy' })).toHaveAttribute(
    'href',
    '/auth/player/eventList',
  )
  expect(screen.getAllByRole('link', { name: 'Môj profil' })).toHaveLength(1)
})
