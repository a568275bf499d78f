import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { eventForm } from '@/features/events/form'
import { eventInput } from '@/features/events/schema'
import { validate } from '@/lib/validate'
import { EventResult } from '@/features/events/admin/components/event-result.client'
import { EventCreate } from '@/features/events/admin/screens/event-create'
import { EventEdit } from '@/features/events/admin/screens/event-edit'
import { EventForm } from '@/features/events/admin/screens/event-form.client'
import { NewEventForm } from '@/features/events/admin/screens/new-event-form.client'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer, inTurn, type Reply, type Sent } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

type Props = ComponentProps<typeof EventForm>
const U11 = '11111111-1111-4111-8111-111111111111'
const LEADER = '22222222-2222-4222-8222-222222222222'
const choices: Props['choices'] = {
  admin: true,
  categories: [{ id: U11, name: 'U11' }],
  places: [
    {
      name: 'Umelá tráva',
      closures: [{ from: '2026-12-14', to: '2026-12-16', reason: 'oprava svetiel' }],
    },
  ],
  trainers: [{ id: LEADER, name: 'Ľuboš Šimko', categories: [U11] }],
  self: null,
  breaks: [{ name: 'Vianočné prázdniny', from: '2026-12-23', to: '2027-01-07' }],
}
const stored = {
  id: 'e1',
  type: 0,
  ownTitle: '',
  categories: [{ id: U11, name: 'U11' }],
  startsAt: '2026-11-24T16:00:00.000Z',
  endsAt: '2026-11-24T17:30:00.000Z',
  place: 'Umelá tráva',
  trainers: [],
  published: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
} as unknown as NonNullable<Props['event']>

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const
const others = [
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'requestAnimationFrame',
] as const
// Only the date is fixed, so that none of these events is ever in the past.
beforeAll(
  () => void jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), doNotFake: [...TIMERS, ...others] }),
)
afterAll(() => void jest.useRealTimers())

afterEach(() => {
  taken = []
  days = []
  asked = ''
})
let taken: object[] = []
/** On which days the server says that something would be at the place. */
let days: string[] = []
/** The last question what is taken. */
let asked = ''
const server = (...replies: Reply[]) => {
  const sent: Sent[] = []
  const reply = inTurn(...replies)
  fakeServer((request) => {
    if (request.path.startsWith('/api/events/taken')) {
      asked = request.path
      return [200, { events: taken, days }]
    }
    if (request.path.startsWith('/api/notifications/reach')) return [200, { count: 18 }]
    sent.push(request)
    return reply()
  })
  return sent
}
const form = (props: Partial<Props>) => (
  <EventForm
    begun={false}
    choices={choices}
    initial={eventForm.empty({ startsAt: '2026-11-24' })}
    {...props}
  />
)

test('a refused new event keeps what was typed and leads to what is wrong', async () => {
  const sent = server([400, { errors: [{ message: 'Vyberte aspoň jednu kategóriu.', field: 'categories' }] }])
  const { person, container } = show(form({}))
  await person.type(screen.getByLabelText('Miesto'), 'Telocvičňa')
  await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Vyberte aspoň jednu kategóriu.')
  expect(screen.getByRole('group', { name: 'Kategórie' })).toHaveClass('invalid')
  expect(screen.getByText('Vyberte aspoň jednu kategóriu.', { selector: 'p' })).toHaveClass('error')
  expect(screen.getByLabelText('Miesto')).toHaveValue('Telocvičňa')
  expect(sent[0]).toMatchObject({ path: '/api/events', method: 'POST' })
  expect(sent[0]!.body).toMatchObject({ startsAt: '2026-11-24T16:00:00.000Z', place: 'Telocvičňa' })
  expect(await violationsOf(container)).toEqual([])
})

test('a new event says how many people hear of it, and can leave them out', async () => {
  const sent = server([200, { event: stored }])
  const { person } = show(form({}))
  await person.click(screen.getByRole('checkbox', { name: 'U11' }))
  const told = await screen.findByRole('checkbox', { name: /Upozorniť rodiny a\strénerov \(18\sľudí\)/ })
  expect(told).toBeChecked()
  await person.click(told)
  await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
  expect(sent[0]).toMatchObject({ path: '/api/events', body: { notify: false } })
})

test('a change of a cancelled event tells nobody, so that the form does not ask; one of those that follow does', async () => {
  server()
  const cancelled = { ...stored, series: 's1', cancelled: { at: '2026-11-19T10:00:00.000Z', reason: '' } }
  const { person } = show(form({ event: cancelled, initial: eventForm.fromRow(cancelled) }))
  const told = () => screen.queryByRole('checkbox', { name: /^Upozorniť/ })
  expect(told()).toBeNull()
  await person.click(screen.getByRole('radio', { name: 'Túto a všetky nasledujúce' }))
  expect(told()).toBeChecked()
})

describe('a training over midnight', () => {
  const lastDay = () => screen.queryByLabelText(/^Posledný deň/)
  const change = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

  test('has a last day once its end is before its start, which moves with the first', async () => {
    const sent = server([200, { event: stored }])
    const { person } = show(form({}))
    expect(lastDay()).toBeNull()
    change('Začiatok', '22:00')
    change('Koniec', '01:00')
    expect(lastDay()).toHaveAccessibleDescription(/^Ak udalosť trvá cez\spolnoc/)
    change(/^Posledný deň/, '2026-11-25')
    expect(lastDay()).toHaveAccessibleDescription('')
    change('Deň', '2026-12-05')
    expect(lastDay()).toHaveValue('2026-12-06')
    await person.click(screen.getByRole('checkbox', { name: 'U11' }))
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(asked).toContain('days=2026-12-05&from=22%3A00')
    expect(sent[0]!.body).toMatchObject({
      startsAt: '2026-12-05T21:00:00.000Z',
      endsAt: '2026-12-06T00:00:00.000Z',
    })
  })

  test('is repeated with its end on the day after', async () => {
    const sent = server([200, { event: stored, count: 2 }])
    const { person } = show(
      <NewEventForm choices={choices} initial={eventForm.empty({ startsAt: '2026-11-24' })} />,
    )
    change('Začiatok', '22:00')
    change('Koniec', '01:00')
    change(/^Posledný deň/, '2026-11-25')
    await person.click(screen.getByRole('checkbox', { name: 'U11' }))
    await person.click(screen.getByLabelText('Každý týždeň'))
    change('Opakovať do', '2026-12-02')
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      path: '/api/events/series',
      body: { startsAt: '2026-11-24T21:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z' },
    })
  })

  test('that is stored shows its last day, and a change of something else leaves its times alone', async () => {
    const night = { ...stored, startsAt: '2026-11-24T21:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z' }
    const sent = server([200, { event: night }])
    const { person } = show(form({ event: night, initial: eventForm.fromRow(night) }))
    expect(lastDay()).toHaveValue('2026-11-25')
    await person.type(screen.getByLabelText(/^Názov/), 'Nočný')
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.body).toEqual({ title: 'Nočný', updatedAt: stored.updatedAt })
  })

  test('keeps the field of its last day while that is typed anew', () => {
    server()
    const long = { ...stored, endsAt: '2026-11-25T15:00:00.000Z' }
    show(form({ event: long, initial: eventForm.fromRow(long) }))
    change('Koniec', '18:30')
    change(/^Posledný deň/, '')
    expect(lastDay()).toBeVisible()
  })
})

test('a repeated training shows its days first and skips the season’s breaks', async () => {
  const sent = server([200, { event: stored, count: 6 }])
  const { person } = show(
    <NewEventForm choices={choices} initial={eventForm.empty({ startsAt: '2026-11-24' })} />,
  )
  await person.click(screen.getByRole('checkbox', { name: 'U11' }))
  await person.click(screen.getByLabelText('Každý týždeň'))
  fireEvent.change(screen.getByLabelText('Opakovať do'), { target: { value: '2027-01-15' } })
  expect(screen.getByText(/Vytvorí sa 6\stréningov/)).toBeVisible()
  expect(screen.getByText(/Vynechajú sa 2\sdni/)).toHaveTextContent('Vianočné prázdniny')
  await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
  expect(sent[0]).toMatchObject({
    path: '/api/events/series',
    body: { categories: [U11], repeat: { every: 1, weekdays: [2], until: '2027-01-15', skipBreaks: true } },
  })
})

describe('the result of a match', () => {
  const match = { ...stored, type: 2, opponent: 'MŠK Biela Skala' } as typeof stored
  /** The form of a match after the server has validated what was typed. */
  const refused = async (own: string, their: string, scorers = '') => {
    fakeServer(({ body }) => {
      const { problems = [] } = validate(eventInput.partial(), { result: body.result })
      return [400, { errors: problems }]
    })
    const { person } = show(<EventResult event={match} />)
    if (own) await person.type(screen.getByLabelText('Naše góly'), own)
    if (their) await person.type(screen.getByLabelText('Góly súpera'), their)
    if (scorers) await person.type(screen.getByLabelText(/^Strelci gólov/), scorers)
    await person.click(screen.getByRole('button', { name: 'Uložiť výsledok' }))
    await screen.findByRole('alert')
  }

  test('is sent alone, and the form of the match leads to it', async () => {
    const sent = server([200, { event: match }])
    const { person, unmount } = show(<EventResult event={match} />)
    await person.type(screen.getByLabelText('Naše góly'), '3')
    await person.type(screen.getByLabelText('Góly súpera'), '1')
    await person.click(screen.getByRole('button', { name: 'Uložiť výsledok' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/events/e1', { result: { own: 3, their: 1, scorers: '' }, updatedAt: match.updatedAt }],
    ])
    unmount()
    show(form({ begun: true, event: match, initial: eventForm.fromRow(match) }))
    expect(screen.queryByLabelText('Naše góly')).toBeNull()
    expect(screen.getByRole('link', { name: 'Výsledok' })).toHaveAttribute(
      'href',
      '/auth/admin/events/edit?id=e1&tab=result',
    )
  })

  test('says before saving that more goals are named than were scored, and is saved all the same', async () => {
    const sent = server([200, { event: match }])
    const { person } = show(<EventResult event={match} />)
    await person.type(screen.getByLabelText('Naše góly'), '2')
    await person.type(screen.getByLabelText('Góly súpera'), '1')
    await person.type(screen.getByLabelText(/^Strelci gólov/), 'Ľalík 2')
    expect(screen.queryByText(/^Strelci: spolu/)).toBeNull()
    await person.type(screen.getByLabelText(/^Strelci gólov/), ', Ráž')
    expect(screen.getByText(/^Strelci: spolu 3\sgóly/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Uložiť výsledok' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('says of nil to nil with scorers that none were scored, and beside them who sees them', async () => {
    server()
    const { person } = show(<EventResult event={match} />)
    for (const label of ['Naše góly', 'Góly súpera']) await person.type(screen.getByLabelText(label), '0')
    const scorers = screen.getByLabelText(/^Strelci gólov/)
    await person.type(scorers, 'Ľalík, Novák')
    expect(screen.getByText(/^Strelci: spolu 2\sgóly, vo\svýsledku len 0\./)).toBeVisible()
    expect(scorers).toHaveAccessibleDescription(/^Vidia ich rodiny a\shráči, na webe nie sú\./)
  })

  test('that is emptied is said to be removed', async () => {
    const played = { ...match, result: { own: 2, their: 1, scorers: 'Zeman' } }
    const sent = server([200, { event: { ...match, result: null } }])
    const { person } = show(
      <>
        <EventResult event={played} />
        <Toaster />
      </>,
    )
    for (const label of ['Naše góly', 'Góly súpera', /^Strelci gólov/])
      await person.clear(screen.getByLabelText(label))
    await person.click(screen.getByRole('button', { name: 'Uložiť výsledok' }))
    expect(await screen.findByText('Výsledok bol odstránený.')).toBeVisible()
    expect(sent[0]!.body).toMatchObject({ result: null })
  })

  test.each([
    ['the opponent’s goals missing', '2', '', 'Góly súpera', 'Zadajte góly oboch strán.'],
    ['our goals missing', '', '2', 'Naše góly', 'Zadajte góly oboch strán.'],
    ['scorers and no goals', '', '', 'Naše góly', 'Zadajte góly oboch strán.', 'Zeman'],
    ['goals below nil', '-1', '2', 'Naše góly', 'Góly zadajte celým číslom od 0 do 99.'],
    ['more goals than there can be', '150', '2', 'Naše góly', 'Góly zadajte celým číslom od 0 do 99.'],
    ['goals that are no number', '2', 'xx', 'Góly súpera', 'Góly zadajte celým číslom od 0 do 99.'],
  ] as [string, string, string, string, string, string?][])(
    'a result with %s says so at its field',
    async (_, own, their, label, words, scorers = '') => {
      await refused(own, their, scorers)
      expect(screen.getByLabelText(/^Strelci gólov/)).toHaveValue(scorers)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words)
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
      const links = screen.getAllByRole('link', { name: words }).map((link) => link.getAttribute('href'))
      expect(links).toContain(`#${screen.getByLabelText(label).id}`)
    },
  )
})

describe('the parts of an event', () => {
  const begun = new Date('2026-11-25T08:00:00Z')
  const edit = (more: Partial<ComponentProps<typeof EventEdit>> = {}, type: 0 | 2 = 2) => (
    <EventEdit
      admin
      event={{ ...stored, type, title: 'Zápas U11', cancelled: null, series: null }}
      now={begun}
      tab="participants"
      {...more}
    >
      <p>Lukáš Ambróz</p>
    </EventEdit>
  )
  const tabs = () => {
    const links = screen.queryByRole('navigation', { name: 'Časti udalosti' })
    return links ? within(links).getAllByRole('link') : []
  }

  test('are links, of which the shown one is marked', () => {
    server([200, {}])
    show(edit())
    expect(tabs().map((tab) => [tab.textContent.replace('\u00a0', ' '), tab.getAttribute('href')])).toEqual([
      ['Udalosť', '/auth/admin/events/edit?id=e1'],
      ['Účasť a nominácia', '/auth/admin/events/edit?id=e1&tab=participants'],
      ['Výsledok', '/auth/admin/events/edit?id=e1&tab=result'],
    ])
    expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null])
  })

  test('are fewer before a match has begun and of a training, and none where there is one', () => {
    server([200, {}])
    const words = () => tabs().map(({ textContent }) => textContent.replace('\u00a0', ' '))
    const { rerender } = show(edit({ now: new Date('2026-11-20T08:00:00Z') }))
    expect(words()).toEqual(['Udalosť', 'Účasť a nominácia'])
    rerender(edit({}, 0))
    expect(words()).toEqual(['Udalosť', 'Účasť'])
    rerender(edit({ admin: false, tab: 'event' }, 0))
    expect(words()).toEqual([])
  })

  test('with the participants has its own reminder, so that the head has none there', () => {
    server([200, {}])
    const asked = {
      event: { ...stored, answerRequired: true, title: 'Zápas', cancelled: null, series: null },
    }
    const before = { ...asked, now: new Date('2026-11-20T08:00:00Z') } as Partial<
      ComponentProps<typeof EventEdit>
    >
    const { rerender } = show(edit({ ...before, tab: 'event' }))
    expect(screen.getByRole('link', { name: /^Pripomenúť/ })).toBeVisible()
    rerender(edit(before))
    expect(screen.queryByRole('link', { name: /^Pripomenúť/ })).toBeNull()
  })

  test('are printed with time and place, without the links', () => {
    server([200, {}])
    const { container } = show(edit())
    expect(screen.getByText('17:00 – 18:30 · Umelá tráva')).toHaveClass('only-print')
    const player = screen.getByText('Lukáš Ambróz')
    expect([...container.querySelectorAll('.no-print')].some((part) => part.contains(player))).toBe(false)
    expect(tabs()[0]!.closest('.no-print')).not.toBeNull()
  })
})

describe('an event somebody else changed meanwhile', () => {
  const opened = () => show(form({ event: stored, initial: eventForm.fromRow(stored) }))
  const theirs = { ...stored, place: 'Hlavné ihrisko', updatedAt: '2026-11-21T08:00:00.000Z' }
  const refusal: [number, object] = [
    409,
    { current: theirs, errors: [{ message: 'Záznam medzitým upravil niekto iný.' }] },
  ]

  test('an event somebody else changed meanwhile shows both versions; mine is sent over theirs, only what I changed', async () => {
    const sent = server(refusal, [200, { event: stored }])
    const { person } = opened()
    await person.clear(screen.getByLabelText('Miesto'))
    await person.type(screen.getByLabelText('Miesto'), 'Telocvičňa')
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    const row = within(await screen.findByRole('dialog')).getByRole('row', { name: /Miesto/ })
    expect(row).toHaveTextContent('MiestoTelocvičňaHlavné ihrisko')
    await person.click(screen.getByRole('button', { name: 'Uložiť moje' }))
    expect(sent.map(({ body }) => body)).toEqual([
      { place: 'Telocvičňa', updatedAt: stored.updatedAt },
      { place: 'Telocvičňa', updatedAt: theirs.updatedAt },
    ])
  })

  test('a field that only the other has changed is not shown as my version, nor sent with mine', async () => {
    const sent = server(refusal, [200, { event: stored }])
    const { person } = opened()
    await person.type(screen.getByLabelText(/^Názov/), 'Prípravný')
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ÚdajVyUložené',
      'NázovPrípravný–',
    ])
    await person.click(screen.getByRole('button', { name: 'Uložiť moje' }))
    expect(sent[1]!.body).toEqual({ title: 'Prípravný', updatedAt: theirs.updatedAt })
  })

  test('the version somebody else saved can be taken instead of mine', async () => {
    server(refusal)
    const { person } = opened()
    await person.type(screen.getByLabelText('Miesto'), ' 2')
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    await person.click(await screen.findByRole('button', { name: 'Nechať uložené' }))
    expect(screen.getByLabelText('Miesto')).toHaveValue('Hlavné ihrisko')
  })
})

describe('before saving', () => {
  const u13 = {
    type: 0,
    title: 'Tréning U13',
    startsAt: '2026-11-24T16:00:00.000Z',
    endsAt: '2026-11-24T17:30:00.000Z',
    place: 'Umelá tráva',
    categories: ['U13'],
    shared: [],
    led: [],
  }

  test('before saving the form asks about a category that has something else then, also without a place', async () => {
    taken = [{ ...u13, type: 2, title: 'Zápas', categories: ['U11', 'U13'], shared: ['U11'] }]
    const sent = server([200, { event: stored }])
    const { person } = show(form({}))
    await person.click(screen.getByRole('checkbox', { name: 'U11' }))
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('V tomto čase má U11 zápas (17:00 – 18:30).')
    expect(sent).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Uložiť aj tak' }))
    expect(sent).toHaveLength(1)
  })

  test('before saving the form asks about a place that is taken, and saves only when that is confirmed', async () => {
    taken = [u13]
    const sent = server([200, { event: stored }])
    const { person, container } = show(form({}))
    await person.click(screen.getByRole('checkbox', { name: 'U11' }))
    await person.type(screen.getByLabelText('Miesto'), 'Umelá tráva')
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('V tomto čase je na mieste „Umelá tráva“ už U13 (17:00 – 18:30).')
    expect(await violationsOf(container)).toEqual([])
    expect(sent).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Uložiť aj tak' }))
    expect(sent).toHaveLength(1)
  })

  test('before saving the form asks about who leads, and says what else they lead', async () => {
    taken = [{ ...u13, led: ['Ľuboš Šimko'] }]
    const sent = server([200, { event: stored }])
    const { person } = show(
      form({ initial: eventForm.empty({ startsAt: '2026-11-24', trainers: [LEADER] }) }),
    )
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ľuboš Šimko vedie aj U13 (17:00 – 18:30).')
    expect(asked).toContain(`trainers=${LEADER}`)
    expect(sent).toEqual([])
  })

  test('before saving this and the following ones the form asks about all of them and names the days', async () => {
    const weekly = { ...stored, series: 's1' } as typeof stored
    taken = [{ ...u13, startsAt: '2026-12-15T16:00:00.000Z', endsAt: '2026-12-15T17:30:00.000Z' }]
    days = ['2026-11-25', '2026-12-16']
    const sent = server([200, { event: weekly, count: 4, kept: 0, skipped: 0 }])
    const { person } = show(form({ event: weekly, initial: eventForm.fromRow(weekly) }))
    await person.click(screen.getByRole('radio', { name: 'Túto a všetky nasledujúce' }))
    fireEvent.change(screen.getByLabelText('Deň'), { target: { value: '2026-11-25' } })
    await person.click(screen.getByRole('button', { name: 'Uložiť aj nasledujúce' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('na mieste „Umelá tráva“ už U13 (15. 12. 2026, 17:00 – 18:30).')
    expect(dialog).toHaveTextContent('Miesto „Umelá tráva“ je zatvorené od 14. 12. do 16. 12.')
    expect(asked).toContain('except=e1&following=true')
    expect(sent).toEqual([])
  })

  test('before saving the form asks about a start that has passed', async () => {
    const sent = server([200, { event: stored }])
    const { person } = show(form({ initial: eventForm.empty({ startsAt: '2026-11-19', categories: [U11] }) }))
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Udalosť má začiatok v minulosti. Uložiť ju aj tak?',
    )
    await person.click(screen.getByRole('button', { name: 'Späť' }))
    expect(sent).toEqual([])
  })

  test('an event that ends before it starts is refused before anything is asked', async () => {
    const words = 'Koniec musí byť neskôr ako začiatok.'
    const sent = server([400, { errors: [{ message: words, field: 'endsAt' }] }])
    const { person } = show(form({ initial: eventForm.empty({ startsAt: '2026-11-19', categories: [U11] }) }))
    fireEvent.change(screen.getByLabelText('Koniec'), { target: { value: '16:00' } })
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toHaveLength(1)
  })

  test('the only trainer of the category leads an event, until somebody else is chosen', async () => {
    const sent = server([200, { event: stored }])
    const { person } = show(form({}))
    await person.click(screen.getByRole('checkbox', { name: 'U11' }))
    expect(screen.getByRole('checkbox', { name: 'Ľuboš Šimko' })).toBeChecked()
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    expect(sent[0]!.body).toMatchObject({ trainers: [LEADER] })
  })
})

test('a change of a series applies to this event, or to all that follow', async () => {
  const sent = server([200, { event: stored, count: 5, kept: 1 }])
  const weekly = { ...stored, series: 's1' }
  const { person } = show(form({ event: weekly, initial: eventForm.fromRow(weekly) }))
  expect(screen.getByRole('radio', { name: 'Len túto udalosť' })).toBeChecked()
  await person.click(screen.getByRole('radio', { name: 'Túto a všetky nasledujúce' }))
  // Chosen before what it applies to.
  const scope = screen.getByRole('radio', { name: 'Len túto udalosť' })
  expect(scope.compareDocumentPosition(screen.getByLabelText('Začiatok'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  fireEvent.change(screen.getByLabelText('Začiatok'), { target: { value: '16:30' } })
  await person.click(screen.getByRole('button', { name: 'Uložiť aj nasledujúce' }))
  expect(sent[0]).toMatchObject({
    path: '/api/events/e1/following',
    method: 'PATCH',
    body: { startsAt: '2026-11-24T15:30:00.000Z' },
  })
})

describe('a copy', () => {
  const copyOf = (row: object) =>
    show(<EventCreate choices={choices} copyOf={{ ...stored, ...row } as typeof stored} today="2026-11-20" />)

  test('of a tournament has no day yet and lasts as many days once it is typed, also when it is moved or typed anew', () => {
    server()
    copyOf({ type: 1, startsAt: '2026-11-27T08:00:00.000Z', endsAt: '2026-11-29T14:00:00.000Z' })
    const [first, last] = [screen.getByLabelText('Deň'), screen.getByLabelText(/Posledný deň/)]
    expect([first, last]).toMatchObject([{ value: '' }, { value: '' }])
    fireEvent.change(first, { target: { value: '2026-12-04' } })
    expect(last).toHaveValue('2026-12-06')
    fireEvent.change(first, { target: { value: '' } })
    fireEvent.change(first, { target: { value: '2027-03-27' } })
    expect(last).toHaveValue('2027-03-29')
  })

  test('is not saved before somebody has said when it is', async () => {
    const sent = server([200, { event: stored }])
    const { person } = copyOf({})
    expect(screen.getByLabelText('Začiatok')).toHaveValue('17:00')
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Zadajte dátum v poli „Deň“.')
    expect(sent).toEqual([])
    expect(screen.queryByLabelText(/Posledný deň/)).toBeNull()
    fireEvent.change(screen.getByLabelText('Deň'), { target: { value: '2026-12-04' } })
    await person.click(screen.getByRole('button', { name: 'Vytvoriť udalosť' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.body).toMatchObject({
      startsAt: '2026-12-04T16:00:00.000Z',
      endsAt: '2026-12-04T17:30:00.000Z',
    })
  })

  test('of a training over midnight ends on the day after', () => {
    server()
    copyOf({ startsAt: '2026-11-24T21:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z' })
    fireEvent.change(screen.getByLabelText('Deň'), { target: { value: '2026-12-31' } })
    expect(screen.getByLabelText(/Posledný deň/)).toHaveValue('2027-01-01')
  })

  test('of a league match is of the competition, of no round yet', () => {
    server()
    copyOf({ type: 2, opponent: 'FC Podhorie', competition: 'I. liga', round: '10. kolo' })
    expect(screen.getByLabelText(/Súťaž/)).toHaveValue('I. liga')
    expect(screen.getByLabelText(/Kolo/)).toHaveValue('')
  })
})
