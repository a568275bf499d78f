import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { OfficeFrame } from '@/app/(site)/_shell/office-frame'
import OfficeBar from '@/app/(site)/_shell/office-bar.client'
import ThumbBarChoice from '@/app/(site)/_shell/thumb-bar-choice.client'
import { desk } from '@/lib/client/desk.client'
import { refreshSession } from '@/lib/client/session.client'
import { writeCall } from '@/lib/client/writes.client'
import { fakeServer, type Sent } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const NONE = {
  events: 0,
  memberFees: 0,
  invitations: 0,
  adminConsents: 0,
  bankStatements: 0,
  enquiries: 0,
  erasures: 0,
  adminNews: 0,
  photos: 0,
}
const WAITING = { ...NONE, events: 2, memberFees: 120, enquiries: 3 }
const MARIA = { id: 'm', name: 'Mária Sedláková', email: null, role: 'admin', family: true } as const

const server = { waiting: WAITING, up: true, requests: [] as Sent[] }
beforeEach(async () => {
  Object.assign(server, { waiting: WAITING, up: true })
  server.requests = fakeServer(({ path }) => {
    if (!server.up) return 'no signal'
    if (path.endsWith('/session')) return [200, { user: MARIA }]
    return path.endsWith('/desk') ? [200, { waiting: server.waiting }] : [200, {}]
  })
  await act(refreshSession)
})
afterEach(() => act(() => desk.set(null)))

const reads = () => server.requests.filter(({ path }) => path === '/api/desk').length
const at = (path: string, children: ReactNode) => (
  <PathnameContext value={path}>
    <main>{children}</main>
  </PathnameContext>
)
const frame = (path: string) =>
  at(
    path,
    <OfficeFrame>
      <h1>Stránka</h1>
    </OfficeFrame>,
  )
const nav = () => screen.getByRole('navigation', { name: 'Sekcie správy' })
const loaded = () => screen.findByRole('navigation', { name: 'Sekcie správy' })

it('the frame marks the page’s section alone, as its page or as what holds it', async () => {
  const { rerender } = show(frame('/auth/admin/users/invitations'))
  await loaded()
  const current = () => within(nav()).getAllByRole('link', { current: 'page' })
  expect(current().map(({ textContent }) => textContent)).toEqual(['Pozvánky'])
  rerender(frame('/auth/admin/users/edit'))
  const [holding, ...others] = nav().querySelectorAll('[aria-current]')
  expect(holding).toHaveTextContent('Používatelia')
  expect(holding).toHaveAttribute('aria-current', 'true')
  expect(others).toEqual([])
})

it('the frame shows the page at once, and what waits when it is known, in words too', async () => {
  server.up = false
  const { container } = show(frame('/auth/admin/users'))
  expect(screen.getByRole('heading', { name: 'Stránka' })).toBeInTheDocument()
  await loaded()
  expect(within(nav()).getByRole('link', { name: 'Členské' })).toBeInTheDocument()
  server.up = true
  await act(desk.refresh)
  expect(
    within(nav()).getByRole('link', { name: /^Členské \(120\shráčov po splatnosti\)$/ }),
  ).toHaveTextContent('99+')
  expect(
    within(nav()).getByRole('link', { name: /^Udalosti \(2\sudalosti čakajú na odpovede\)$/ }),
  ).toBeInTheDocument()
  expect(within(nav()).getByRole('link', { name: 'Fotky' })).toBeInTheDocument()
  expect(await violationsOf(container)).toEqual([])
})

it('the frame reads again after every own write, also after one that the page shows by itself', async () => {
  show(frame('/auth/admin/photos'))
  await waitFor(() => expect(reads()).toBe(1))
  server.waiting = { ...WAITING, enquiries: 1 }
  await act(async () => void (await writeCall('/notifications/seen', { method: 'POST', shown: true })))
  await waitFor(() =>
    expect(within(nav()).getByRole('link', { name: /^Správy z webu \(1\snová/ })).toBeInTheDocument(),
  )
  expect(reads()).toBe(2)
})

it('the office’s bar has its four sections with new messages, and „Viac“ lists every section with what waits', async () => {
  act(() => desk.set(WAITING))
  const { person, container } = show(at('/auth/admin/photos', <OfficeBar />))
  const bar = screen.getByRole('navigation', { name: 'Rýchla navigácia' })
  const words = () =>
    within(bar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(words()).toEqual(['Udalosti', 'Členské', 'Ľudia', 'Správy3(3\u00a0nové správy z\u00a0webu)'])
  const more = within(bar).getByRole('button', { name: 'Viac' })
  expect(more).toHaveAttribute('aria-current', 'true')
  await person.click(more)
  expect(words()).toHaveLength(4 + 18 + 1)
  expect(within(bar).getByText(/^120\shráčov po splatnosti$/)).toBeVisible()
  expect(within(bar).getByRole('link', { name: 'Fotky' })).toHaveAttribute('aria-current', 'page')
  expect(within(bar).getByRole('link', { name: 'Obsah webu (panel)' })).toHaveAttribute('href', '/admin')
  expect(await violationsOf(container)).toEqual([])
  await person.keyboard('{Escape}')
  expect(more).toHaveFocus()
  // The frame reads; the bar shows what it has read.
  expect(reads()).toBe(0)
})

it('an administrator with children has the office’s bar on the office’s pages, the family’s on theirs, else none', async () => {
  const { rerender } = show(<ThumbBarChoice pathname="/auth/admin/events" user={MARIA} />)
  expect(await screen.findByRole('link', { name: 'Ľudia' })).toBeInTheDocument()
  rerender(<ThumbBarChoice pathname="/auth/player/eventList" user={MARIA} />)
  expect(await screen.findByRole('link', { name: 'Profil' })).toBeInTheDocument()
  rerender(<ThumbBarChoice pathname="/auth/profile" user={MARIA} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  rerender(<ThumbBarChoice pathname="/auth/admin/events" user={{ ...MARIA, role: 'trainer' }} />)
  expect(await screen.findByRole('link', { name: 'Súpiska' })).toBeInTheDocument()
})
