import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { HoursOverview } from '@/features/attendance/hours/screens/hours-overview'
import { giveUpSheet } from '@/features/attendance/sheet/components/outbox.client'
import { AttendanceSheet } from '@/features/attendance/sheet/screens/attendance-sheet.client'
import type { SheetEventView } from '@/features/attendance/sheet/schema'
import {
  keptSheet,
  mark,
  NOW,
  radio,
  recorded,
  type Row,
  sheetEvent,
  tapAtOnce,
  wait,
} from '../support/attendance-sheet'
import { changeUnsentWork } from '@/lib/client/unsent-work.client'
import { fakeServer, type Reply } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

/** The training of the test that runs. */
let training = ''
let tests = 0
beforeEach(() => {
  tests += 1
  training = `trening-${tests}`
})
// A sheet that is left without a signal goes on trying every eight seconds: in a later test, at the server of that one.
afterEach(() => giveUpSheet('lubos', training))

/** The server of the sheet: one reply a call, in turn; without one it records what it is sent. */
const server = (...replies: Reply[]) => {
  const sent: { rows: Row[] }[] = []
  fakeServer(({ body }) => {
    // A deletion has no body.
    const rows = (body.rows ?? []) as Row[]
    sent.push({ rows })
    return replies.shift() ?? [200, recorded(rows)]
  })
  return sent
}

const player = (id: string, name: string, answer: 'yes' | 'no' | null, attendance: object | null = null) => ({
  player: { id, name, jerseyNumber: 7, position: null, trialUntil: null, photoSign: null },
  participant: {
    id: `ucast-${id}`,
    category: null,
    userSubmitted: true,
    answer,
    submittedAt: NOW,
  },
  attendance,
})
const event = (...players: object[]) => sheetEvent(training, players)
const squad = [
  player('jakub', 'Jakub Ľalík', 'yes'),
  player('ema', 'Ema Šebová', 'no'),
  player('adam', 'Adam Čech', null),
]
const open = (sheet: SheetEventView, closed?: string) =>
  show(<AttendanceSheet closed={closed} event={sheet} eventPage="/" me="lubos" />)

const save = () => screen.getByRole('button', { name: 'Uložiť dochádzku' })

beforeEach(() => localStorage.clear())

test('on paper the sheet has names and marks: what one taps or types is not printed', () => {
  open(event(...squad))
  const tapped = [
    ...screen.getAllByRole('button', { hidden: true }),
    ...screen.getAllByRole('textbox', { hidden: true }),
  ]
  const printed = tapped.filter((element) => !element.matches('.no-print, .no-print *, .button'))
  expect(printed).toEqual([screen.getByLabelText(/Obsah tréningu/)])
  expect(screen.getByRole('link', { name: 'Iná udalosť' })).toHaveClass('no-print')
  expect(screen.getByText(/^Kto vopred napísal/)).toHaveClass('no-print')
})

test('on paper the trainers’ hours say of which season they are', () => {
  show(<HoursOverview startYear={2026} thisYear={2026} trainers={[]} />)
  expect(screen.getByText('Sezóna 2026/27')).toHaveClass('only-print')
})

test('a tap is sent by itself, once, and the sheet says so', async () => {
  const sent = server()
  open(event(...squad))
  tapAtOnce(
    () => radio('Jakub Ľalík', 'Tu'),
    () => radio('Adam Čech', 'Chýba'),
  )
  expect(await screen.findByText('Uložené v telefóne, čaká 2')).toBeInTheDocument()
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(sent.map(({ rows }) => rows.map(({ player, status }) => [player, status]))).toEqual([
    [
      ['jakub', 'present'],
      ['adam', 'absent'],
    ],
  ])
  expect(screen.getByText('Neoznačené 1')).toBeInTheDocument()
  await waitFor(async () => expect(await keptSheet(training)).toBeNull())
})

test('without a signal no tap is lost: kept on the device, and the same operation goes again', async () => {
  const sent = server('no signal')
  const { unmount } = open(event(...squad))
  tapAtOnce(() => radio('Jakub Ľalík', 'Neskoro'), save)
  expect(
    await screen.findByText('Uložené v telefóne, odošle sa po pripojení: 1 označenie.'),
  ).toBeInTheDocument()
  await waitFor(async () => expect(await keptSheet(training)).toContain('late'))
  unmount()
  open(event(...squad))
  await waitFor(() => expect(radio('Jakub Ľalík', 'Neskoro')).toBeChecked())
  await waitFor(() => expect(sent.length).toBeGreaterThan(1))
  expect(new Set(sent.map(({ rows }) => rows[0]?.operation)).size).toBe(1)
})

test('where the browser stores nothing, the sheet says so and still sends', async () => {
  let signal = false
  const sent = fakeServer(({ body }) => (signal ? [200, recorded((body.rows ?? []) as Row[])] : 'no signal'))
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function abort(
    this: IDBObjectStore,
  ): never {
    this.transaction.abort()
    return undefined as never
  })
  const { person } = open(event(...squad))
  try {
    await person.click(radio('Jakub Ľalík', 'Tu'))
    expect(await screen.findByText(/^Telefón označenia neuložil\. Nezatvárajte/)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /Uložiť dochádzku|Skúsiť znova/ }))
    const again = await screen.findByRole('button', { name: 'Skúsiť znova' })
    signal = true
    await person.click(again)
    expect(await screen.findByText('Odoslané')).toBeInTheDocument()
    expect(sent.filter(({ body }) => body.event === training).at(-1)?.body.rows).toMatchObject([
      { player: 'jakub', status: 'present' },
    ])
  } finally {
    put.mockRestore()
  }
})

test('a guest whose mark waits is on the sheet again after a restart', async () => {
  server('no signal')
  await changeUnsentWork('lubos', `sheet ${training}`, () => ({
    wishes: { hugo: { status: 'present', note: '', operation: 'aaaaaaaaaaaa-1' } },
    names: { hugo: 'Hugo Hosť' },
  }))
  open(event(...squad))
  expect(await screen.findByRole('group', { name: 'Hugo Hosť' })).toBeInTheDocument()
  expect(radio('Hugo Hosť', 'Tu')).toBeChecked()
})

test('a sheet kept before the event opens by the device’s clock, one from the server when its time has come', () => {
  document.documentElement.dataset.keptAt = NOW
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  try {
    const early = 'Dochádzku možno zapísať najskôr hodinu pred začiatkom.'
    const sheet = (startsAt: string) => ({ ...event(...squad), startsAt })
    const show24 = (startsAt: string, opensIn: number) =>
      show(
        <AttendanceSheet closed={early} event={sheet(startsAt)} eventPage="/" me="lubos" opensIn={opensIn} />,
      )
    const first = show24(hours(2), 3_600_000)
    expect(radio('Jakub Ľalík', 'Tu')).toBeEnabled()
    first.unmount()
    const second = show24(hours(30), 29 * 3_600_000)
    expect(radio('Jakub Ľalík', 'Tu')).toBeDisabled()
    second.unmount()
    delete document.documentElement.dataset.keptAt
    show24(hours(2), 3_600_000)
    expect(radio('Jakub Ľalík', 'Tu')).toBeDisabled()
  } finally {
    delete document.documentElement.dataset.keptAt
  }
})

test('what one trainer kept is not sent in the name of another', async () => {
  server('no signal')
  const { person, unmount } = open(event(...squad))
  await person.click(radio('Jakub Ľalík', 'Tu'))
  unmount()
  await waitFor(async () => expect(await keptSheet(training)).not.toBeNull())
  show(<AttendanceSheet event={event(...squad)} eventPage="/" me="jana" />)
  await wait(200)
  expect(radio('Jakub Ľalík', 'Tu')).not.toBeChecked()
})

test('„Všetci tu“ excuses who wrote ahead and leaves what was marked', async () => {
  server()
  const { person } = open(event(...squad))
  await person.click(radio('Adam Čech', 'Chýba'))
  await person.click(screen.getByRole('button', { name: 'Všetci tu' }))
  expect(radio('Jakub Ľalík', 'Tu')).toBeChecked()
  expect(radio('Ema Šebová', 'Ospravedlnené')).toBeChecked()
  expect(radio('Adam Čech', 'Chýba')).toBeChecked()
  expect(screen.getByText('Všetci označení')).toBeInTheDocument()
})

test('another trainer’s change is shown with both values, and only a decision sends mine again', async () => {
  const theirs = { ...mark('jakub', 'absent', 'Jakub Ľalík'), recordedByName: 'Jana Hudáková' }
  const sent = server([409, { errors: [{ message: 'Zmenené.' }], conflicts: [{ mine: {}, theirs }] }])
  const { person } = open(event(...squad))
  await person.click(radio('Jakub Ľalík', 'Tu'))
  await person.click(save())
  const clash = await screen.findByRole('alert')
  expect(clash).toHaveTextContent(/\d:\d\d Vy: Tu · 17:00 Jana Hudáková: Chýba/)
  await wait(1500)
  expect(sent).toHaveLength(1)
  expect(screen.getByText('Čaká na vaše rozhodnutie hore')).toBeInTheDocument()
  await person.click(save())
  await waitFor(() => expect(within(clash).getByRole('heading')).toHaveFocus())
  expect(sent).toHaveLength(1)
  await person.click(within(clash).getByRole('button', { name: 'Ponechať moje: Jakub Ľalík' }))
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(sent[1]?.rows[0]).toMatchObject({ player: 'jakub', status: 'present', updatedAt: NOW })
})

test('a refusal is shown in words and is not sent again by itself', async () => {
  const sent = server([
    409,
    { errors: [{ message: 'Dochádzku možno zapísať najskôr hodinu pred začiatkom.' }] },
  ])
  open(event(...squad))
  tapAtOnce(() => radio('Jakub Ľalík', 'Tu'), save)
  expect(
    await screen.findByText('Dochádzku možno zapísať najskôr hodinu pred začiatkom.'),
  ).toBeInTheDocument()
  expect(radio('Jakub Ľalík', 'Tu')).toBeChecked()
  expect(sent).toHaveLength(1)
})

test('a mark is taken back by deleting its row', async () => {
  const sent = server([200, { id: 'zaznam-jakub' }])
  const { person } = open(event(player('jakub', 'Jakub Ľalík', null, mark('jakub', 'absent', 'Jakub Ľalík'))))
  await person.click(screen.getByRole('button', { name: 'Poznámka a zranenie: Jakub Ľalík' }))
  await person.click(screen.getByRole('button', { name: 'Odobrať označenie' }))
  await person.click(save())
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(window.fetch).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/attendances\/zaznam-jakub\?operation=\w+&updatedAt=/),
    expect.objectContaining({ method: 'DELETE' }),
  )
  expect(sent).toHaveLength(1)
})

test('a match shows its squad; „Všetci tu“ leaves the others alone', async () => {
  const sent = server()
  const named = squad.map((row, at) => ({
    ...row,
    participant: { id: row.player.id, answer: null, nomination: at === 0 ? 'in' : null },
  }))
  const { person } = open({ ...event(...named), squadNamed: true })
  expect(screen.getByText('Neoznačené 1')).toBeInTheDocument()
  expect(screen.getByText(/nie sú v nominácii/)).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Všetci tu' }))
  await person.click(save())
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(new Set(sent.flatMap(({ rows }) => rows.map((row) => row.player)))).toEqual(new Set(['jakub']))
})

test('what another device wrote of the training stays above one’s own text', async () => {
  const refusal = {
    errors: [{ message: 'Obsah tréningu sa medzitým zmenil inde.', field: 'content' }],
    content: 'Prihrávky',
  }
  fakeServer(() => [409, refusal])
  const { person } = open(event(...squad))
  await person.type(screen.getByLabelText(/Obsah tréningu/), 'Strelba')
  await person.click(save())
  await waitFor(() => expect(screen.getByLabelText(/Obsah tréningu/)).toHaveValue('Prihrávky\nStrelba'))
  expect(screen.getByText('Obsah tréningu sa medzitým zmenil inde.')).toBeInTheDocument()
})

test('a closed sheet says why and takes no taps', async () => {
  const { container } = open(event(...squad), 'Udalosť je zrušená, dochádzka sa k nej nezapisuje.')
  expect(screen.getByRole('note')).toHaveTextContent('Udalosť je zrušená')
  expect(radio('Jakub Ľalík', 'Tu')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Uložiť dochádzku' })).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

test('marks whose response was lost are taken back on the server too', async () => {
  const removed: string[] = []
  const replies: Reply[] = ['no signal']
  fakeServer(({ path, method, body }) => {
    if (method === 'DELETE') removed.push(path)
    return replies.shift() ?? [200, recorded((body.rows ?? []) as Row[])]
  })
  const { person } = open(event(...squad))
  tapAtOnce(() => screen.getByRole('button', { name: 'Všetci tu' }), save)
  expect(await screen.findByText(/^Uložené v telefóne, odošle sa/)).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: /Vrátiť „Všetci tu“/ }))
  await person.click(screen.getByRole('button', { name: /Uložiť dochádzku|Skúsiť znova/ }))
  await waitFor(() => expect(removed).toHaveLength(3))
  await waitFor(async () => expect(await keptSheet(training)).toBeNull())
})

test('what was trained is compared with what the sheet showed, also by another screen after a restart', async () => {
  const sent: { content?: string; contentSeen?: string; me?: string }[] = []
  fakeServer(({ body }) => {
    sent.push(body as (typeof sent)[number])
    return [200, recorded([])]
  })
  await changeUnsentWork('lubos', `sheet ${training}`, () => ({
    ...{ wishes: {}, content: 'Prihrávky a strelba', contentSeen: 'Prihrávky' },
  }))
  const { sendUnsentSheets } = await import('@/features/attendance/sheet/components/outbox.client')
  await sendUnsentSheets('lubos')
  expect(sent).toContainEqual(
    expect.objectContaining({ content: 'Prihrávky a strelba', contentSeen: 'Prihrávky', me: 'lubos' }),
  )
  expect(await keptSheet(training)).toBeNull()
})

test('marks of an event that is gone are sent again only when somebody asks for it, and are offered to be dropped', async () => {
  const sent = fakeServer(() => [404, { errors: [{ message: 'Udalosť už neexistuje.' }] }])
  const tries = () => sent.filter(({ body }) => body?.event === training).length
  await changeUnsentWork('lubos', `sheet ${training}`, () => ({
    wishes: { jakub: { status: 'present', note: '', operation: 'aaaaaaaaaaaa-1', seen: null } },
    names: { jakub: 'Jakub Ľalík' },
    event: { title: 'Tréning U7', startsAt: NOW },
  }))
  const { sendUnsentSheets } = await import('@/features/attendance/sheet/components/outbox.client')
  await sendUnsentSheets('lubos')
  const first = tries()
  expect(first).toBeGreaterThan(0)
  await sendUnsentSheets('lubos')
  expect(tries()).toBe(first)
  const { UnsentSheets } = await import('@/features/attendance/sheet/components/unsent-sheets.client')
  const { person } = show(<UnsentSheets me="lubos" />)
  expect(await screen.findByText('Udalosť už neexistuje.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Tréning U7' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Zahodiť: Tréning U7' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: /Odoslať teraz|Skúsiť znova/ }))
  await waitFor(() => expect(tries()).toBeGreaterThan(first))
  await person.click(screen.getByRole('button', { name: 'Zahodiť: Tréning U7' }))
  await person.click(screen.getByRole('button', { name: 'Naozaj zahodiť' }))
  await waitFor(() => expect(screen.queryByText('Tréning U7')).not.toBeInTheDocument())
  expect(await keptSheet(training)).toBeNull()
})
