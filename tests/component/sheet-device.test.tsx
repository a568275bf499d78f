import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AttendanceSheet } from '@/features/attendance/sheet/screens/attendance-sheet.client'
import { changeUnsentWork, readUnsentWork } from '@/lib/client/unsent-work.client'
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
import { fakeServer, type Reply, type Sent } from '../support/fake-server'
import { show } from '../support/render'

// A sheet and the device: another tab of the browser, a connection that died, typing, and the clock.

let training = ''
let tests = 0
beforeEach(() => {
  tests += 1
  training = `zariadenie-${tests}`
  localStorage.clear()
})
afterEach(() => void jest.restoreAllMocks())

const server = (...replies: Reply[]) =>
  fakeServer(({ body }) => {
    const rows = (body.rows ?? []) as Row[]
    if (body.event !== undefined && body.event !== training) return [200, recorded(rows)]
    return replies.shift() ?? [200, recorded(rows)]
  })
/** The marks of this test's sheet that were sent. */
const marksIn = (sent: Sent[]) =>
  sent
    .filter(({ body }) => body.event === training)
    .flatMap(({ body }) => (body.rows as Row[]).map(({ player, status }) => [player, status]))

const player = (id: string, name: string, attendance: object | null = null) => ({
  player: { id, name, jerseyNumber: 7, position: null, trialUntil: null, photoSign: null },
  participant: { id: `ucast-${id}`, category: null, answer: null, nomination: null },
  attendance,
})
const squad = [player('jakub', 'Jakub Ľalík'), player('ema', 'Ema Šebová')]
const open = (players: object[] = squad, more: object = {}) =>
  show(<AttendanceSheet event={sheetEvent(training, players)} eventPage="/" me="lubos" {...more} />)

type Wishes = Record<string, object>
/** What another tab does with the stored sheet. */
const inOtherTab = (change: (wishes: Wishes) => Wishes) =>
  changeUnsentWork<{ wishes: Wishes }>('lubos', `sheet ${training}`, (stored) => {
    const wishes = change(stored?.wishes ?? {})
    return Object.keys(wishes).length > 0 ? { ...stored, wishes } : undefined
  })
const later = (status: string) => ({
  ...{ status, note: '', operation: 'bbbbbbbbbbbb-1', seen: null },
  at: Date.now() + 60_000,
})

test('a newer mark made in another tab is not overwritten by this one, is shown here, and is what is sent', async () => {
  const sent = server('no signal')
  const { person } = open()
  await person.click(radio('Jakub Ľalík', 'Tu'))
  await waitFor(async () => expect(await keptSheet(training)).toContain('present'))
  await inOtherTab((wishes) => ({ ...wishes, jakub: later('late') }))
  await person.click(radio('Ema Šebová', 'Chýba'))
  await waitFor(() => expect(radio('Jakub Ľalík', 'Neskoro')).toBeChecked())
  expect(await keptSheet(training)).toContain('bbbbbbbbbbbb-1')
  await person.click(screen.getByRole('button', { name: /Uložiť dochádzku|Skúsiť znova/ }))
  await waitFor(() => expect(marksIn(sent)).toHaveLength(2))
  expect(marksIn(sent)).toEqual(
    expect.arrayContaining([
      ['jakub', 'late'],
      ['ema', 'absent'],
    ]),
  )
})

test('what another tab has sent meanwhile is not sent again', async () => {
  const sent = server()
  const { person } = open()
  tapAtOnce(
    () => radio('Jakub Ľalík', 'Tu'),
    () => radio('Ema Šebová', 'Tu'),
  )
  await waitFor(async () => expect(await keptSheet(training)).toContain('ema'))
  await inOtherTab(({ ema }) => ({ ema: ema! }))
  await person.click(screen.getByRole('button', { name: 'Uložiť dochádzku' }))
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(marksIn(sent)).toEqual([['ema', 'present']])
})

test('a mark taken back that was changed elsewhere becomes a question, and one’s own decision goes again', async () => {
  const theirs = { ...mark('jakub', 'late', 'Jakub Ľalík'), updatedAt: '2026-11-24T16:20:00.000Z' }
  const changed = { errors: [{ message: 'Zmenené.' }], conflicts: [{ mine: {}, theirs }] }
  const sent = server([409, changed], [200, { id: 'zaznam-jakub' }])
  const { person } = open([player('jakub', 'Jakub Ľalík', mark('jakub', 'absent', 'Jakub Ľalík'))])
  await person.click(screen.getByRole('button', { name: 'Poznámka a zranenie: Jakub Ľalík' }))
  await person.click(screen.getByRole('button', { name: 'Odobrať označenie' }))
  await person.click(screen.getByRole('button', { name: 'Uložiť dochádzku' }))
  const clash = await screen.findByRole('alert')
  expect(clash).toHaveTextContent(/Vy: bez označenia · .*: Neskoro/)
  await person.click(within(clash).getByRole('button', { name: 'Ponechať moje: Jakub Ľalík' }))
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  const seen = sent
    .filter(({ method }) => method === 'DELETE')
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('updatedAt'))
  expect(seen).toEqual([NOW, theirs.updatedAt])
})

test('a connection to the database that died in the background is opened again', async () => {
  await changeUnsentWork('lubos', `sheet ${training}`, () => ({ wishes: {} }))
  const whole = IDBDatabase.prototype.transaction
  const dead = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError')
  })
  await changeUnsentWork('lubos', `sheet ${training}`, () => ({ wishes: { jakub: later('late') } }))
  expect(await readUnsentWork('lubos', `sheet ${training}`)).toMatchObject({ wishes: { jakub: {} } })
  dead.mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(changeUnsentWork('lubos', `sheet ${training}`, () => ({}))).rejects.toThrow('no room')
  dead.mockImplementation(whole)
})

test('a note is stored after a pause, not with every letter, and at once when its field is left', async () => {
  server('no signal', 'no signal', 'no signal')
  open([player('jakub', 'Jakub Ľalík', mark('jakub', 'present', 'Jakub Ľalík'))])
  fireEvent.click(screen.getByRole('button', { name: 'Poznámka a zranenie: Jakub Ľalík' }))
  // What is stored already has been read.
  await wait(50)
  const put = jest.spyOn(IDBObjectStore.prototype, 'put')
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText('Poznámka'), { target: { value: text } })
  for (let letters = 1; letters <= 5; letters += 1) type('koleno'.slice(0, letters))
  expect(put).not.toHaveBeenCalled()
  await waitFor(async () => expect(await keptSheet(training)).toContain('kolen"'))
  expect(put).toHaveBeenCalledTimes(1)
  // From here on no pause ends: neither that of typing nor that before sending, which stores too.
  const { setTimeout: inTime } = window
  jest
    .spyOn(window, 'setTimeout')
    .mockImplementation(((task: () => void, ms?: number) =>
      (ms ?? 0) >= 300 ? 0 : inTime(task, ms)) as typeof window.setTimeout)
  type('koleno')
  fireEvent.focusOut(screen.getByLabelText('Poznámka'))
  await waitFor(async () => expect(await keptSheet(training)).toContain('koleno"'))
  type('koleno a členok')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(async () => expect(await keptSheet(training)).toContain('členok"'))
})

test('a kept sheet that was opened too early opens by itself when the device’s clock comes to it', () => {
  jest.useFakeTimers()
  document.documentElement.dataset.keptAt = NOW
  try {
    const startsAt = new Date(Date.now() + 5 * 3_600_000).toISOString()
    const early = 'Dochádzku možno zapísať najskôr hodinu pred začiatkom.'
    const event = sheetEvent(training, squad, { startsAt })
    open(squad, { event, closed: early, opensIn: 4 * 3_600_000 })
    act(() => jest.advanceTimersByTime(59 * 60_000))
    expect(radio('Jakub Ľalík', 'Tu')).toBeDisabled()
    act(() => jest.advanceTimersByTime(2 * 60_000))
    expect(radio('Jakub Ľalík', 'Tu')).toBeEnabled()
    expect(screen.queryByRole('note')).toBeNull()
  } finally {
    delete document.documentElement.dataset.keptAt
    jest.useRealTimers()
  }
})
