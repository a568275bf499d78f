import { beforeEach, describe, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ChoicesSection } from '@/features/notifications/choices/components/choices-section.client'
import { Reached } from '@/features/notifications/components/reached.client'
import { ComposeForm } from '@/features/notifications/screens/compose-form.client'
import { InboxList } from '@/features/notifications/screens/inbox-list.client'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { fakeServer, type Reply, type Sent } from '../support/fake-server'
import { setOnline, violationsOf, show } from '../support/render'

let requests: Sent[]
let reply: (request: Sent) => Reply
beforeEach(() => {
  requests = fakeServer((request) => reply(request))
})

/** Previews the audience of so many people, and replies to the sending. */
const composing =
  (count: number, response: Reply, unreachable: string[] = []) =>
  ({ path }: Sent): Reply =>
    path.endsWith('preview') ? [200, { audience: { count, unreachable } }] : response
const sent = () => requests.filter(({ path }) => path === '/api/notifications')
const choices = {
  audiences: ['categories' as const, 'users' as const],
  categories: [{ id: 'u11', name: 'U11' }],
  everybody: false,
  events: [],
}

describe('writing a notification', () => {
  const Own = () => (
    <DraftOwner id="lubos">
      <ComposeForm choices={choices} />
    </DraftOwner>
  )
  beforeEach(() => localStorage.clear())
  const write = async () => {
    const { person, container, unmount } = show(<Own />)
    await person.click(screen.getByLabelText('U11'))
    await person.type(screen.getByLabelText('Predmet'), 'Hala')
    await person.type(screen.getByLabelText('Text správy'), 'Zajtra v hale.')
    await person.click(await screen.findByRole('button', { name: /Odoslať 18\spríjemcom/ }))
    return { person, container, unmount, dialog: within(await screen.findByRole('dialog')) }
  }

  test('a refused notification stays in the form, and pressing again sends the same operation', async () => {
    reply = composing(18, [400, { errors: [{ message: 'Zadajte predmet inak.', field: 'title' }] }])
    const { person, dialog } = await write()
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    expect((await screen.findAllByText('Zadajte predmet inak.')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Predmet')).toHaveValue('Hala')
    await person.click(screen.getByRole('button', { name: /Odoslať 18/ }))
    await person.click(await screen.findByRole('button', { name: 'Odoslať teraz' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[0]!.body.operation).toBe(sent()[1]!.body.operation)
  })

  test('a notification whose response was lost is the same operation after a reload, and another once it is changed', async () => {
    reply = composing(18, 'no signal')
    const operations = () => sent().map(({ body }) => body.operation)
    const { person, dialog, unmount } = await write()
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    await screen.findByRole('alert')
    unmount()
    const again = show(<Own />)
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

  test('the form of a notification asks before it sends, and then starts anew', async () => {
    reply = composing(18, [200, { notification: {} }], ['Filip'])
    const { person, dialog, container } = await write()
    expect(sent()).toEqual([])
    expect(await violationsOf(container)).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    await waitFor(() => expect(screen.getByLabelText('Predmet')).toHaveValue(''))
    expect(sent()[0]?.body).toMatchObject({
      title: 'Hala',
      audience: { kind: 'categories', categories: ['u11'] },
      channels: ['inbox', 'push', 'email'],
      scheduledAt: null,
    })
  })

  test('without a signal the form says so before it asks, and asks once there is one', async () => {
    reply = composing(18, [200, { notification: {} }])
    setOnline(false)
    const { person } = show(<Own />)
    await person.click(screen.getByLabelText('U11'))
    await person.type(screen.getByLabelText('Predmet'), 'Hala')
    await person.type(screen.getByLabelText('Text správy'), 'Zajtra v hale.')
    await person.click(screen.getByRole('button', { name: /^Odoslať/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Ste bez signálu.')
    expect(screen.queryByRole('dialog')).toBeNull()
    setOnline(true)
    await person.click(screen.getByRole('button', { name: /^Odoslať/ }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent()).toEqual([])
  })

  test('a reminder is filled in and goes to those who have not answered that event', async () => {
    reply = composing(4, [200, { notification: {} }])
    const event = {
      id: 'e1',
      title: 'Zápas U11',
      startsAt: '2026-11-28T09:00:00Z',
      counts: { event: 3, coming: 0, nominated: 0 },
    }
    const draft = { title: 'Pripomienka: Zápas U11', body: 'Odpovedzte.', url: '/auth/player/eventList' }
    const reminding = { ...choices, audiences: ['categories' as const, 'event' as const], events: [event] }
    const { person } = show(<ComposeForm choices={reminding} reminder={{ event, draft }} />)
    expect(screen.getByLabelText('Udalosť')).toHaveValue('e1')
    await person.click(await screen.findByRole('button', { name: /Odoslať 4/ }))
    await person.click(await screen.findByRole('button', { name: 'Odoslať teraz' }))
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({
        ...draft,
        kind: 'reminders',
        audience: { kind: 'event', event: 'e1' },
      }),
    )
  })

  test('an empty notification is not sent: the form says what is missing, each at its field', async () => {
    reply = composing(18, [200, {}])
    const { person, container } = show(<ComposeForm choices={choices} />)
    await person.click(screen.getByRole('button', { name: 'Odoslať' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/Formulár obsahuje 3\schyby/)
    const group = screen.getByRole('group', { name: 'Kategórie' })
    expect(group).toHaveAccessibleDescription('Vyberte aspoň jednu kategóriu.')
    expect(screen.getByLabelText('Predmet')).toHaveAccessibleDescription('Vyplňte pole „Predmet“.')
    expect(screen.getByLabelText('Text správy')).toHaveAccessibleDescription('Vyplňte pole „Text správy“.')
    expect(screen.getByLabelText('U11')).toHaveFocus()
    await person.click(screen.getByRole('link', { name: 'Vyberte aspoň jednu kategóriu.' }))
    expect(group).toHaveFocus()
    expect(sent()).toEqual([])
    expect(await violationsOf(container)).toEqual([])
  })

  test('a notification that reaches nobody is not sent, and says so at its recipients', async () => {
    reply = composing(0, [200, {}])
    const { person } = show(<ComposeForm choices={choices} />)
    await person.click(screen.getByLabelText('U11'))
    await screen.findByText(/Správa príde/)
    await person.click(screen.getByRole('button', { name: 'Odoslať' }))
    expect(screen.getByLabelText('Komu')).toHaveAccessibleDescription(/nemá nikoho, komu by správa prišla/)
    expect(sent()).toEqual([])
  })

  test('without a signal a notification says that it could not be sent, not saved', async () => {
    reply = composing(18, 'no signal')
    const { person, dialog } = await write()
    setOnline(false)
    await person.click(dialog.getByRole('button', { name: 'Odoslať teraz' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Odoslať sa to nepodarilo.')
  })
})

test('opening a message marks it as seen once', async () => {
  reply = () => [200, { unseen: 0 }]
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
  const { person, container } = show(<InboxList inbox={[message]} unseen={1} />)
  expect(screen.getByText('Nové')).toBeVisible()
  await person.click(screen.getByText('Tréning v hale'))
  const details = container.querySelector('details')!
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await waitFor(() => expect(screen.queryByText('Nové')).toBeNull())
  expect(requests.filter(({ path }) => path === '/api/notifications/m1/seen')).toHaveLength(1)
})

describe('what a person wants', () => {
  const choices = { quietHours: { from: '21:00', to: '07:00' }, off: [], digest: false }

  test('a kind turned off for a channel, and quiet hours, are saved together', async () => {
    reply = () => [200, { choices }]
    const { person, container } = show(<ChoicesSection choices={choices} isOffice={false} />)
    expect(await violationsOf(container)).toEqual([])
    expect(screen.queryByRole('checkbox', { name: /Správy z webu/ })).toBeNull()
    await person.click(screen.getByRole('checkbox', { name: 'Novinky: e-mailom' }))
    await person.click(screen.getByRole('checkbox', { name: /V noci ma nerušte/ }))
    expect(screen.queryByLabelText('Od')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    expect(requests.at(-1)).toMatchObject({
      method: 'PATCH',
      path: '/api/notifications/choices',
      body: { off: ['news.email'], quietHours: { from: '00:00', to: '00:00' }, digest: false },
    })
  })
})

test.each(['21:00', '00:00'])(
  'quiet hours from %s to the same time are refused in their field',
  async (time) => {
    const choices = { quietHours: { from: '21:00', to: '07:00' }, off: [], digest: false }
    const { person } = show(<ChoicesSection choices={choices} isOffice={false} />)
    requests.length = 0
    for (const label of ['Od', 'Do'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: time } })
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    expect(screen.getByLabelText('Do')).toHaveAccessibleDescription(/^Zadajte dva rôzne časy\./)
    await waitFor(() => expect(screen.getByLabelText('Do')).toHaveFocus())
    expect(requests).toEqual([])
  },
)

test('a sender sees whom a message did not reach, and tries again', async () => {
  const none = { sent: 0, waiting: 0, failed: 0, gone: 0 }
  const sent = { id: 'n1', copies: { push: none, email: { ...none, sent: 12, failed: 1 } } }
  const missed = [
    { id: 'd1', name: 'Jana Ľalíková', channel: 'email', state: 'failed', reason: 'Plná schránka.' },
  ]
  reply = ({ path }) => (path.endsWith('missed') ? [200, { missed, total: 1 }] : [200, { count: 1 }])
  const { person, container } = show(<Reached sent={sent as never} />)
  expect(screen.getByText('E-mailom: odoslané 12 · nedoručené 1')).toBeVisible()
  const details = container.querySelector('details')!
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  expect(await screen.findByText(/Jana Ľalíková/)).toHaveTextContent('e-mail · Plná schránka.')
  await person.click(screen.getByRole('button', { name: 'Skúsiť znova' }))
  expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/notifications/n1/retry' })
})
