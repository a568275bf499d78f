import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { PushDevices } from '@/features/notifications/push/components/push-devices.client'
import { PushSync } from '@/features/notifications/push/components/push-sync.client'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer, type Reply, type Sent } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const KEY = 'BKey'
const phone = { id: 'p', name: 'Android, Chrome', lastSeen: '2026-11-20T12:00:00.000Z' }
const tablet = { id: 't', name: 'iPad, Safari', lastSeen: '2026-10-01T12:00:00.000Z' }

interface Browser {
  permission?: NotificationPermission
  /** What the person says when they are asked. */
  says?: NotificationPermission
  subscribed?: boolean
  agent?: string
  fails?: boolean
}
let subscribed = false
const unsubscribe = jest.fn(async () => {
  subscribed = false
  return true
})

/** jsdom has no push: the parts of a browser that are asked about it. */
function browser({
  permission = 'default',
  says = 'granted',
  subscribed: on = false,
  agent,
  fails,
}: Browser): void {
  subscribed = on
  const subscription = {
    options: { applicationServerKey: null },
    unsubscribe,
    toJSON: () => ({ endpoint: 'https://push.test/x', keys: { p256dh: 'a', auth: 'b' } }),
  }
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      if (fails) throw new DOMException('no service', 'AbortError')
      subscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  const worker = { register: async () => registration, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true })
  const Notification = { permission, requestPermission: async () => says }
  Object.defineProperty(window, 'Notification', { value: Notification, configurable: true })
  Object.defineProperty(navigator, 'userAgent', { value: agent ?? 'Chrome/131.0', configurable: true })
}
beforeEach(() => localStorage.clear())
afterEach(() => {
  unsubscribe.mockClear()
  for (const name of ['PushManager', 'Notification'] as const) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const server = (devices: object[], answers: (request: Sent) => Reply | undefined = () => undefined) =>
  fakeServer(
    (request) =>
      answers(request) ?? [200, { key: KEY, devices, current: 'p', message: 'Skúšobná je na ceste.' }],
  )
const open = () =>
  show(
    <>
      <PushDevices />
      <Toaster />
    </>,
  )

describe('this device', () => {
  test('a browser without messages says so and offers nothing', async () => {
    server([])
    const { container } = open()
    expect(await screen.findByText(/notifikácie nezobrazuje/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Zapnúť/ })).toBeNull()
    expect(await violationsOf(container)).toEqual([])
  })

  test('an iPhone is shown the way over the home screen', async () => {
    browser({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' })
    server([])
    open()
    expect(await screen.findByText('Pridať na plochu')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  test('what is blocked says where to allow it, and looks again', async () => {
    browser({ permission: 'denied' })
    server([])
    const { person } = open()
    expect(await screen.findByText('Notifikácie sú zablokované')).toBeVisible()
    browser({ permission: 'granted' })
    await person.click(screen.getByRole('button', { name: 'Skontrolovať znova' }))
    expect(await screen.findByRole('button', { name: 'Zapnúť notifikácie' })).toBeVisible()
  })

  test('turned on, it says „Notifikácie zapnuté“ and can be tried and turned off', async () => {
    browser({})
    const requests = server([phone])
    const { person, container } = open()
    await person.click(await screen.findByRole('button', { name: 'Zapnúť notifikácie' }))
    expect((await screen.findAllByText('Notifikácie zapnuté')).length).toBeGreaterThan(0)
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      endpoint: 'https://push.test/x',
      keys: { p256dh: 'a', auth: 'b' },
    })
    expect(await violationsOf(container)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Poslať skúšobnú' }))
    expect(await screen.findByText('Skúšobná je na ceste.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Vypnúť na tomto zariadení' }))
    expect(await screen.findByRole('button', { name: 'Zapnúť notifikácie' })).toBeVisible()
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    expect(
      requests.some(({ method, path }) => method === 'DELETE' && path === '/api/pushSubscriptions/p'),
    ).toBe(true)
  })

  test('a refusal when asked leads to how to allow it', async () => {
    browser({ says: 'denied' })
    server([])
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Zapnúť notifikácie' }))
    expect(await screen.findByText('Notifikácie sú zablokované')).toBeVisible()
  })

  test('a browser that does not reach its service says so and stays off', async () => {
    browser({ fails: true })
    server([])
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Zapnúť notifikácie' }))
    expect(await screen.findByText(/nespojil so svojou službou/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Zapnúť notifikácie' })).toBeVisible()
  })

  test('one that was removed elsewhere is off here too', async () => {
    browser({ permission: 'granted', subscribed: true })
    server([], ({ method }) => (method === 'POST' ? [404, { errors: [{ message: 'Už nie.' }] }] : undefined))
    open()
    expect(await screen.findByRole('button', { name: 'Zapnúť notifikácie' })).toBeVisible()
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })
})

test('other devices are listed and removed', async () => {
  browser({ permission: 'granted', subscribed: true })
  const requests = server([phone, tablet])
  const { person } = open()
  expect(await screen.findByText('iPad, Safari')).toBeVisible()
  expect(screen.queryByText('Android, Chrome')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Odobrať zariadenie iPad, Safari' }))
  expect(await screen.findByText('Zariadenie už notifikácie nedostane.')).toBeVisible()
  expect(requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('/t'))).toBe(true)
})

describe('whose messages a browser receives', () => {
  const posts = (requests: Sent[]) => requests.filter(({ method }) => method === 'POST')

  test('the server is told once a day, and when somebody else signs in', async () => {
    browser({ permission: 'granted', subscribed: true })
    const requests = server([phone])
    const first = show(<PushSync person="jana" />)
    await waitFor(() => expect(posts(requests)).toHaveLength(1))
    expect(posts(requests)[0]!.body).toMatchObject({ renews: true })
    await waitFor(() => expect(localStorage.getItem('push-renewed')).toMatch(/^jana/))
    first.unmount()
    show(<PushSync person="jana" />).unmount()
    show(<PushSync person="peter" />)
    await waitFor(() => expect(posts(requests)).toHaveLength(2))
  })

  test('nothing is sent for a browser without messages, or for nobody', async () => {
    browser({ permission: 'granted' })
    const requests = server([])
    show(<PushSync person="jana" />)
    show(<PushSync person={undefined} />)
    await waitFor(() => expect(localStorage.getItem('push-renewed')).toMatch(/^jana/))
    expect(requests).toEqual([])
  })
})
