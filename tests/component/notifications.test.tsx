import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ComposeForm } from '@/features/notifications/screens/compose-form.client'
import { InboxList } from '@/features/notifications/screens/inbox-list.client'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { barriers, show } from '../support/render'

const asked: { path: string; method: string; body: Record<string, unknown> }[] = []
let answer: (path: string) => { status: number; body: object }

beforeEach(() => {
  asked.length = 0
  global.fetch = jest.fn(async (path: string, init: { method?: string; body?: string }) => {
    asked.push({ path, method: init.method ?? 'GET', body: JSON.parse(init.body ?? '{}') })
    const { status, body } = answer(path)
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
})
afterEach(() => {
  jest.restoreAllMocks()
})

const page = (element: ReactElement) =>
  show(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
const options = {
  audiences: ['categories' as const, 'users' as const],
  categories: [{ id: 'u11', name: 'U11' }],
  everybody: false,
  events: [],
}

describe('writing a notification', () => {
  const Own = () => (
    <DraftOwner id="lubos">
      <ComposeForm options={options} />
    </DraftOwner>
  )
  beforeEach(() => localStorage.clear())
  const write = async () => {
    const { person, container, unmount } = page(<Own />)
    await person.click(screen.getByLabelText('U11'))
    await person.type(screen.getByLabelText('Predmet'), 'Hala')
    await person.type(screen.getByLabelText('Text správy'), 'Zajtra v hale.')
    await person.click(await screen.findByRole('button', { name: /Odoslať 18\spríjemcom/ }))
    return { person, container, unmount, dialog: within(await screen.findByRole('dialog')) }
  }

  test('what was typed stays when the server refuses, and the same press is the same operation', async () => {
    answer = (path) =>
      path.endsWith('preview')
        ? { status: 200, body: { audience: { count: 18, unreachable: [] } } }
        : { status: 400, body: { errors: [{ message: 'Zadajte predmet inak.', field: 'title' }] } }
    const { person, dialog } = await write()
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    expect((await screen.findAllByText('Zadajte predmet inak.')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Predmet')).toHaveValue('Hala')
    await person.click(screen.getByRole('button', { name: /Odoslať 18/ }))
    await person.click(await screen.findByRole('button', { name: 'Odoslať teraz' }))
    await waitFor(() => expect(asked.filter(({ path }) => path === '/api/notifications')).toHaveLength(2))
    const sent = asked.filter(({ path }) => path === '/api/notifications')
    expect(sent[0]!.body.operation).toBe(sent[1]!.body.operation)
  })

  test('whose answer was lost, it is the same operation after a reload, and another once the words are changed', async () => {
    answer = (path) => {
      if (path.endsWith('preview')) return { status: 200, body: { audience: { count: 18, unreachable: [] } } }
      throw new TypeError('Failed to fetch')
    }
    const operations = () =>
      asked.filter(({ path }) => path === '/api/notifications').map(({ body }) => body.operation)
    const { person, dialog, unmount } = await write()
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    await screen.findByRole('alert')
    unmount()
    const again = page(<Own />)
    await waitFor(() => expect(screen.getByLabelText('Predmet')).toHaveValue('Hala'))
    const send = async () => {
      await again.person.click(await screen.findByRole('button', { name: /Odoslať 18/ }))
      await again.person.click(await screen.findByRole('button', { name: 'Odoslať teraz' }))
      await screen.findByRole('alert')
    }
    await send()
    await again.person.type(screen.getByLabelText('Predmet'), '!')
    await send()
    const [first, second, third] = operations()
    expect(second).toBe(first)
    expect([undefined, first]).not.toContain(third)
  })

  test('asks before it sends, and then starts anew', async () => {
    answer = (path) =>
      path.endsWith('preview')
        ? { status: 200, body: { audience: { count: 18, unreachable: ['Filip'] } } }
        : { status: 200, body: { notification: {} } }
    const { person, dialog, container } = await write()
    expect(asked.some(({ path }) => path === '/api/notifications')).toBe(false)
    expect(await barriers(container)).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    await waitFor(() => expect(screen.getByLabelText('Predmet')).toHaveValue(''))
    expect(asked.find(({ path }) => path === '/api/notifications')?.body).toMatchObject({
      title: 'Hala',
      audience: { kind: 'categories', categories: ['u11'] },
      channels: ['inbox'],
      scheduledAt: null,
    })
  })

  test('opened to remind, it is filled in and goes to the silent ones of that event', async () => {
    answer = (path) =>
      path.endsWith('preview')
        ? { status: 200, body: { audience: { count: 4, unreachable: [] } } }
        : { status: 200, body: { notification: {} } }
    const event = { id: 'e1', title: 'Zápas U11', startsAt: '2026-11-28T09:00:00Z', unanswered: 3 }
    const draft = { title: 'Pripomienka: Zápas U11', body: 'Odpovedzte.', url: '/auth/player/eventList' }
    const reminding = { ...options, audiences: ['categories' as const, 'event' as const], events: [event] }
    const { person } = page(<ComposeForm options={reminding} reminder={{ event, draft }} />)
    expect(screen.getByLabelText('Udalosť')).toHaveValue('e1')
    await person.click(await screen.findByRole('button', { name: /Odoslať 4/ }))
    await person.click(await screen.findByRole('button', { name: 'Odoslať teraz' }))
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/api/notifications')?.body).toMatchObject({
        ...draft,
        kind: 'reminders',
        audience: { kind: 'event', event: 'e1' },
      }),
    )
  })

  test('nobody chosen, nothing to send', () => {
    answer = () => ({ status: 200, body: {} })
    page(<ComposeForm options={options} />)
    expect(screen.getByRole('button', { name: 'Odoslať' })).toBeDisabled()
  })
})

test('opening a message marks it as seen once', async () => {
  answer = () => ({ status: 200, body: { unseen: 0 } })
  const message = {
    id: 'm1',
    title: 'Tréning v hale',
    body: 'Prineste si halovky.',
    url: null,
    kind: 'message' as const,
    urgent: false,
    from: 'Ľuboš Šimko',
    receivedAt: '2026-11-24T16:00:00Z',
    seenAt: null,
  }
  const { person, container } = page(<InboxList inbox={[message]} unseen={1} />)
  expect(screen.getByText('Nové')).toBeVisible()
  await person.click(screen.getByText('Tréning v hale'))
  const details = container.querySelector('details')!
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await waitFor(() => expect(screen.queryByText('Nové')).toBeNull())
  expect(asked.filter(({ path }) => path === '/api/notifications/m1/seen')).toHaveLength(1)
})
