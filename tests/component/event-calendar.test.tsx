import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { CalendarGrid } from '@/features/events/admin/components/calendar-grid'
import { CalendarMoves } from '@/features/events/admin/components/calendar-moves.client'
import { eventFilter } from '@/features/events/admin/rules'
import type { AdminEvent } from '@/features/events/admin/views'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer, inTurn, type Reply, type Sent } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const TODAY = '2026-11-26'
const stored = {
  id: 'e1',
  type: 0,
  title: 'Tréning U11',
  ownTitle: '',
  categories: [{ id: 'u11', name: 'U11' }],
  startsAt: '2026-11-27T16:00:00.000Z',
  endsAt: '2026-11-27T17:30:00.000Z',
  meetAt: null,
  answerBy: null,
  place: 'Umelá tráva',
  trainers: [{ id: 'l', name: 'Ľuboš Šimko' }],
  substitute: null,
  cancelled: null,
  result: null,
  series: null,
  published: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
  counts: { yes: 3, no: 1, maybe: 0, waiting: 5 },
  closure: null,
  mayChange: true,
} as unknown as AdminEvent

beforeAll(
  () =>
    void jest.useFakeTimers({
      now: new Date(`${TODAY}T08:00:00Z`),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'requestAnimationFrame',
      ],
    }),
)
afterAll(() => void jest.useRealTimers())

/** The questions what is taken. */
const asked: string[] = []
const server = (event: AdminEvent, taken: object[], ...replies: Reply[]) => {
  const sent: Sent[] = []
  const reply = inTurn(...replies)
  fakeServer((request) => {
    if (request.path.startsWith('/api/events/taken')) {
      asked.push(request.path)
      return [200, { events: taken, days: [] }]
    }
    if (request.path.startsWith('/api/notifications/reach')) return [200, { count: 18 }]
    if (request.method === 'GET') return [200, { event }]
    sent.push(request)
    return reply()
  })
  return sent
}

const BREAKS = [{ name: 'Jesenné prázdniny', from: '2026-11-28', to: '2026-11-28' }]

const calendar = (events: AdminEvent[], view = 'week', breaks: typeof BREAKS = []) =>
  show(
    <CalendarMoves choices={{ places: [], breaks }}>
      <CalendarGrid breaks={breaks} events={events} filter={eventFilter({ view }, TODAY)} today={TODAY} />
      <Toaster />
    </CalendarMoves>,
  )

const entry = () => screen.getByRole('link', { name: /Tréning U11/ })
const cellOf = (day: string) => document.querySelector(`time[datetime="${day}"]`)!.closest('td')!

/** Drags the event onto a day as a mouse does; whether the day would take it. */
function dragTo(day: string): boolean {
  const dataTransfer = { effectAllowed: '' }
  fireEvent.dragStart(entry(), { dataTransfer })
  const over = createEvent.dragOver(cellOf(day), { dataTransfer })
  fireEvent(cellOf(day), over)
  const taken = over.defaultPrevented
  if (taken) fireEvent.drop(cellOf(day), { dataTransfer })
  fireEvent.dragEnd(entry(), { dataTransfer })
  return taken
}

test('the week says where an event is, who leads it and who comes', async () => {
  const { container } = calendar([stored])
  expect(entry()).toHaveTextContent(/17:00.–.18:30/)
  for (const text of ['Umelá tráva', 'Ľuboš Šimko', 'Príde 3, neodpovedalo 5'])
    expect(entry()).toHaveTextContent(text)
  expect(await violationsOf(container)).toEqual([])
})

test('events at one time and place say so, in short in the month', () => {
  const other = { ...stored, id: 'e2', categories: [{ id: 'u13', name: 'U13' }], trainers: [] }
  calendar([stored, other as AdminEvent])
  expect(entry()).toHaveTextContent(/Na mieste aj U13/)
  calendar([stored, other as AdminEvent], 'month')
  expect(screen.getAllByText('kryje sa')).toHaveLength(2)
})

test('an event dragged to another day asks, says what is in the way, and moves with its times', async () => {
  const clash = { ...stored, id: 'e2', shared: [], led: [], categories: ['U15'] }
  const sent = server(stored, [clash], [200, { event: stored }])
  const { person } = calendar([stored])
  expect(dragTo('2026-11-29')).toBe(true)
  expect(await screen.findByText(/na mieste „Umelá tráva“ už U15/)).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Presunúť „Tréning U11“?' })).toHaveTextContent(
    /piatok 27\. novembra 2026 → nedeľa 29\. novembra 2026/,
  )
  await person.click(await screen.findByRole('checkbox', { name: /\(18\sľudí\)/ }))
  await person.click(screen.getByRole('button', { name: 'Presunúť' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      path: '/api/events/e1',
      method: 'PATCH',
      body: {
        startsAt: '2026-11-29T16:00:00.000Z',
        endsAt: '2026-11-29T17:30:00.000Z',
        updatedAt: stored.updatedAt,
        notify: false,
      },
    },
  ])
})

test('a move is taken back from the state it left, told to as many as the move was', async () => {
  const moved = { ...stored, updatedAt: '2026-11-26T08:01:00.000Z' }
  const sent = server(stored, [], [200, { event: moved }], [200, { event: stored }])
  const { person } = calendar([stored])
  dragTo('2026-11-29')
  await person.click(await screen.findByRole('checkbox', { name: /\(18\sľudí\)/ }))
  await person.click(screen.getByRole('button', { name: 'Presunúť' }))
  expect(await screen.findByText(/Presunuté na deň nedeľa 29\. novembra 2026\./)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Vrátiť späť' }))
  expect(await screen.findByText('Akcia bola vrátená.')).toBeVisible()
  expect(sent[1]).toEqual({
    path: '/api/events/e1',
    method: 'PATCH',
    body: {
      startsAt: stored.startsAt,
      endsAt: stored.endsAt,
      updatedAt: moved.updatedAt,
      notify: false,
    },
  })
})

test('a break of the season stands in its days, and is pointed out when an event is dragged into it', async () => {
  server(stored, [])
  const long = { name: 'Zima', from: '2026-11-29', to: '2026-12-03' }
  calendar([stored], 'month', [...BREAKS, long])
  expect(cellOf('2026-11-28')).toHaveTextContent(/Jesenné prázdniny$/)
  expect(cellOf('2026-11-29')).toHaveTextContent(/Zima do.3\..12\.$/)
  expect(cellOf('2026-11-30')).toHaveTextContent(/Zima$/)
  expect(cellOf('2026-11-27')).not.toHaveTextContent(/prázdniny|Zima/)
  dragTo('2026-11-28')
  expect(await screen.findByText(/tento deň je prestávka: Jesenné prázdniny\./)).toBeVisible()
})

test('one of a series can move with the following ones; a refusal stays in the dialog', async () => {
  const weekly = { ...stored, series: 's1' } as AdminEvent
  const refused = { errors: [{ message: 'Udalosť medzitým upravil niekto iný.' }] }
  const done = { event: weekly, count: 4, kept: 1, skipped: 0 }
  const sent = server(weekly, [], [409, refused], [200, done])
  const { person } = calendar([weekly])
  dragTo('2026-11-28')
  await person.click(await screen.findByRole('radio', { name: 'Túto a všetky nasledujúce' }))
  await person.click(screen.getByRole('button', { name: 'Presunúť' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('medzitým upravil niekto iný')
  expect(asked.at(-1)).toContain('following=true')
  await person.click(screen.getByRole('button', { name: 'Presunúť' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ path }) => path)).toEqual(['/api/events/e1/following', '/api/events/e1/following'])
})

test('one that has begun says so and offers nothing', async () => {
  const begun = { ...stored, startsAt: '2026-11-26T07:00:00.000Z', endsAt: null } as AdminEvent
  server(begun, [])
  calendar([begun])
  dragTo('2026-11-28')
  expect(await screen.findByText('Udalosť už začala, presunúť sa nedá.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Presunúť' })).toBeNull()
})

test.each([
  ['its own day', stored, '2026-11-27'],
  ['a day that is over', stored, '2026-11-25'],
  [
    'any day, when it is cancelled',
    { ...stored, cancelled: { at: stored.startsAt, reason: '' } },
    '2026-11-28',
  ],
  ['any day, when it is not one’s own', { ...stored, mayChange: false }, '2026-11-28'],
])('an event cannot be dragged to %s', (_, event, day) => {
  calendar([event as AdminEvent])
  expect(dragTo(day)).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
