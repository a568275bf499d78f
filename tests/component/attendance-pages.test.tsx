import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { AttendanceSheet } from '@/features/attendance/sheet/screens/attendance-sheet.client'
import type { SheetEventView } from '@/features/attendance/sheet/schema'
import {
  keepSheet,
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
import { fakeServer, type Reply } from '../support/fake-server'
import { show } from '../support/render'

// A sheet of more players than a page. Each page knows which marks of the others wait on this device.
let training = ''
let tests = 0
beforeEach(() => {
  tests += 1
  training = `podujatie-${tests}`
  localStorage.clear()
})

/** The server: it records whatever `judge` does not decide. Returns the rows it was sent and the paths it removed. */
const server = (judge: (rows: Row[]) => Reply | undefined = () => undefined) => {
  const sent: Row[][] = []
  const removed: string[] = []
  fakeServer(({ path, method, body }) => {
    const rows = (body.rows ?? []) as Row[]
    const isOwn = body.event === undefined || body.event === training
    if (isOwn && method === 'DELETE') removed.push(path)
    else if (isOwn) sent.push(rows)
    return (isOwn ? judge(rows) : undefined) ?? [200, recorded(rows)]
  })
  return { sent, removed }
}

const player = (name: string, attendance: object | null = null, nomination: string | null = null) => ({
  player: {
    id: name.toLowerCase(),
    name,
    jerseyNumber: 7,
    position: null,
    trialUntil: null,
    photoSign: null,
  },
  participant: { id: `ucast-${name}`, category: null, answer: null, nomination },
  attendance,
})
const event = (more: object, ...players: object[]) =>
  sheetEvent(training, players, { type: 2, title: 'Deň klubu', unmarked: 560, ...more })
const sheet = (number: number, shown: SheetEventView) => (
  <AttendanceSheet
    event={shown}
    eventPage="/"
    key={number}
    me="lubos"
    page={{ number, size: 60, total: 600 }}
  />
)
const save = () => screen.getByRole('button', { name: 'Uložiť dochádzku' })
const key = (form = 'sheet') => `draft:lubos:${training}:${form}`
const keepDraft = (form: string, wishes: object) =>
  localStorage.setItem(key(form), JSON.stringify({ at: Date.now(), value: { wishes } }))
const pendingMark = (status: string | null) => ({ status, note: '', operation: `aaaaaaaaaaaa-${status}` })
const REFUSED: Reply = [422, { errors: [{ message: 'Hráč už v klube nie je.' }] }]

test('a page of a long sheet says what is its own and what is of the whole event', async () => {
  server()
  const { person } = show(sheet(2, event({}, player('Adam'), player('Boris'))))
  expect(screen.getByText('strana 2 z 10, 600 hráčov')).toBeInTheDocument()
  expect(screen.getByText('Na tejto strane neoznačení 2, spolu 560')).toBeInTheDocument()
  await person.click(radio('Adam', 'Tu'))
  expect(screen.getByText('Na tejto strane neoznačený 1, spolu 559')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Všetci na tejto strane' }))
  expect(screen.getByText('Na tejto strane všetci označení, spolu neoznačení 558')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Všetci tu' })).toBeNull()
})

test('a page of a long sheet with nobody of the named squad expects nobody, and marks nobody by one tap', async () => {
  const { sent } = server()
  const { person } = show(sheet(3, event({ squadNamed: true, unmarked: 14 }, player('Adam'), player('Leo'))))
  expect(screen.getByText(/nie sú v nominácii/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Všetci na tejto strane' })).toBeDisabled()
  expect(screen.getByText('Na tejto strane nikto z nominácie, spolu neoznačení 14')).toBeInTheDocument()
  await person.click(save())
  expect(sent).toEqual([])
})

test('a page of a long sheet sends what an earlier version kept of another page, and does not call it saved before', async () => {
  keepDraft('sheet-4', { jakub: pendingMark('late') })
  const { sent } = server()
  show(sheet(5, event({}, player('Adam'))))
  expect(screen.queryByText('Všetko je uložené')).toBeNull()
  expect(await screen.findByText('Uložené v telefóne, čaká 1')).toBeInTheDocument()
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(sent.flat()).toMatchObject([{ player: 'jakub', status: 'late' }])
  await waitFor(async () => expect(await keptSheet(training)).toBeNull())
  expect(localStorage.getItem(key('sheet-4'))).toBeNull()
})

test('a page of a long sheet says why a tap of another page was refused, keeps it, and saves its own', async () => {
  keepDraft('sheet-4', { jakub: pendingMark('late') })
  const { sent } = server((rows) => (rows.some((row) => row.player === 'jakub') ? REFUSED : undefined))
  const { person } = show(sheet(5, event({}, player('Adam'))))
  tapAtOnce(() => radio('Adam', 'Tu'), save)
  expect(await screen.findByText('Označenia na inej strane: Hráč už v klube nie je.')).toBeInTheDocument()
  expect(sent.map((rows) => rows.map((row) => row.player))).toEqual([['adam'], ['jakub']])
  expect(screen.queryByText('Všetko je uložené')).toBeNull()
  await waitFor(async () => expect(await keptSheet(training)).not.toContain('adam'))
  expect(await keptSheet(training)).toContain('jakub')
  await person.click(radio('Adam', 'Chýba'))
  await waitFor(() =>
    expect(sent.map((rows) => rows.map((row) => row.player))).toEqual([['adam'], ['jakub'], ['adam']]),
  )
  expect(screen.getByText(/Hráč už v klube nie je/)).toBeInTheDocument()
})

test('a page of a long sheet is saved but for whom the refusal names', async () => {
  const errors = [{ message: 'Tento hráč nepatrí k udalosti.', field: 'rows.0.player' }]
  const { sent } = server((rows) => (rows[0]?.player === 'adam' ? [400, { errors }] : undefined))
  show(sheet(5, event({}, player('Adam'), player('Boris'))))
  tapAtOnce(
    () => radio('Adam', 'Tu'),
    () => radio('Boris', 'Tu'),
    save,
  )
  expect(await screen.findByText('Tento hráč nepatrí k udalosti.')).toBeInTheDocument()
  expect(sent.map((rows) => rows.map((row) => row.player))).toEqual([['adam', 'boris'], ['boris']])
  expect(radio('Adam', 'Tu')).toBeChecked()
})

test('a page of a long sheet takes over what was tapped without a signal on the page before it, also a mark taken back', async () => {
  let signal = false
  const { sent, removed } = server(() => (signal ? undefined : 'no signal'))
  const one = event({}, player('Jakub', mark('jakub', 'absent')), player('Ema', mark('ema', 'absent')))
  const { person, rerender } = show(sheet(1, one))
  await person.click(radio('Jakub', 'Tu'))
  await person.click(screen.getByRole('button', { name: 'Poznámka a zranenie: Ema' }))
  await person.click(screen.getAllByRole('button', { name: 'Odobrať označenie' })[0]!)
  await person.click(save())
  expect(await screen.findByText(/^Uložené v telefóne, odošle sa/)).toBeInTheDocument()
  rerender(sheet(2, event({}, player('Adam'))))
  expect(screen.queryByText('Všetko je uložené')).toBeNull()
  await waitFor(async () => expect(await keptSheet(training)).toContain('"seen"'))
  signal = true
  await wait(100)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Odoslané')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject([{ player: 'jakub', status: 'present', updatedAt: NOW }])
  expect(removed.at(-1)).toMatch(/^\/api\/attendances\/zaznam-ema\?/)
  await waitFor(async () => expect(await keptSheet(training)).toBeNull())
})

test('a page of a long sheet does not drop a mark taken back of which it cannot know what stands', async () => {
  keepDraft('sheet-4', { jakub: pendingMark(null) })
  const { removed } = server()
  const { person, rerender } = show(sheet(5, event({}, player('Adam'))))
  await person.click(radio('Adam', 'Tu'))
  await person.click(save())
  expect(screen.queryByText('Všetko je uložené')).toBeNull()
  await waitFor(async () => expect(await keptSheet(training)).toContain('jakub'))
  rerender(sheet(4, event({}, player('Jakub', mark('jakub', 'absent')))))
  await waitFor(() => expect(removed).toEqual([expect.stringContaining('/attendances/zaznam-jakub?')]))
})

test('a page of a long sheet keeps what another tab of the browser has kept meanwhile', async () => {
  server(() => 'no signal')
  const { person } = show(sheet(5, event({}, player('Adam'))))
  await keepSheet(training, { jakub: pendingMark('late') })
  await person.click(radio('Adam', 'Tu'))
  await waitFor(async () => expect(await keptSheet(training)).toMatch(/jakub.*adam|adam.*jakub/))
})
