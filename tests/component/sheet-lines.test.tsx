import { beforeEach, describe, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AttendanceSheet } from '@/features/attendance/sheet/screens/attendance-sheet.client'
import type { SheetEventView } from '@/features/attendance/sheet/schema'
import { mark, radio, recorded, type Row, sheetEvent, tapAtOnce, wait } from '../support/attendance-sheet'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

// The lines of a sheet: folded once marked, „Všetci tu“ and its undoing, minutes, names for a screen reader.
let training = ''
let tests = 0
beforeEach(() => {
  tests += 1
  training = `riadky-${tests}`
  localStorage.clear()
})

const player = (name: string, answer: 'no' | null = null, attendance: object | null = null) => ({
  player: { id: name.toLowerCase(), name, jerseyNumber: 7, position: null, photoSign: null },
  participant: { id: `ucast-${name}`, category: null, answer, nomination: null },
  attendance,
})
const event = (...players: object[]) => sheetEvent(training, players)
const open = (sheet: SheetEventView, closed?: string) =>
  show(<AttendanceSheet closed={closed} event={sheet} eventPage="/" me="lubos" />)
const line = (name: string) => screen.getByText(name, { selector: 'strong' }).closest('li')!
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const counts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling!.textContent}`.replace(/\u00a0/g, ' '))

/** The server; returns the rows it was sent. */
const server = () => {
  const sent: Row[] = []
  fakeServer(({ body }) => {
    const rows = (body.rows ?? []) as Row[]
    if (body.event === training) sent.push(...rows)
    return [200, recorded(rows)]
  })
  return sent
}

describe('a line of the sheet', () => {
  test('is folded once it is marked, takes an exception in one tap, and opens in place', async () => {
    server()
    const { person } = open(event(player('Jakub'), player('Ema')))
    expect(line('Jakub')).not.toHaveAttribute('data-folded')
    await person.click(radio('Jakub', 'Tu'))
    expect(line('Jakub')).toHaveAttribute('data-folded')
    await person.click(radio('Jakub', 'Chýba'))
    expect(radio('Jakub', 'Chýba')).toBeChecked()
    const more = press('Poznámka a zranenie: Jakub')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await person.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(line('Jakub')).not.toHaveAttribute('data-folded')
    expect(document.getElementById(more.getAttribute('aria-controls')!)).toBeInTheDocument()
  })

  test('is a group with the player’s name, its statuses are named by their words, and it can be used by keyboard alone', async () => {
    server()
    const { person, container } = open(event(player('Jakub', null, mark('jakub', 'present')), player('Ema')))
    for (const name of ['Jakub', 'Ema'])
      expect(
        within(screen.getByRole('group', { name }))
          .getAllByRole('radio')
          .map((each) => (each as HTMLInputElement).labels?.[0]?.textContent),
      ).toEqual(['Tu', 'Chýba', 'Ospravedlnené', 'Neskoro'])
    radio('Jakub', 'Tu').focus()
    await person.keyboard('{ArrowRight}')
    expect(radio('Jakub', 'Chýba')).toHaveFocus()
    expect(radio('Jakub', 'Tu')).toBeChecked()
    await person.keyboard(' ')
    expect(radio('Jakub', 'Chýba')).toBeChecked()
    expect(radio('Jakub', 'Chýba')).toHaveFocus()
    expect(counts()).toEqual(['Tu 0 z 2', 'Neskoro 0', 'Ospravedlnené 0', 'Chýba 1', 'Neoznačené 1'])
    expect(await violationsOf(container)).toEqual([])
  })

  test('of a guest takes only what a guest can be until the server has one: who was not invited cannot be missing', async () => {
    server()
    const guest = { ...player('Ema'), participant: null }
    const { person } = open(event(player('Jakub'), guest))
    for (const status of ['Chýba', 'Ospravedlnené']) expect(radio('Ema', status)).toBeDisabled()
    expect(radio('Jakub', 'Chýba')).toBeEnabled()
    await person.click(press('Poznámka a zranenie: Ema'))
    expect(within(line('Ema')).getByRole('button', { name: 'Zranenie' })).toBeDisabled()
    await person.click(radio('Ema', 'Tu'))
    await waitFor(() => expect(radio('Ema', 'Chýba')).toBeEnabled())
  })

  test('of an injured player says so in a word', async () => {
    server()
    open(event(player('Jakub', null, mark('jakub', 'injured'))))
    expect(line('Jakub')).toHaveTextContent('Zranenie')
    expect(counts()).toContain('Zranenie 1')
  })
})

describe('how late', () => {
  test('is asked for in place, never required, and goes with the mark', async () => {
    const sent = server()
    open(event(player('Jakub'), player('Ema')))
    const minutes = () => within(screen.getByRole('group', { name: 'Meškanie: Jakub' }))
    tapAtOnce(
      () => radio('Jakub', 'Neskoro'),
      () => minutes().getByRole('button', { name: '10 min' }),
    )
    expect(radio('Jakub', 'Neskoro (10\u00a0min)')).toBeChecked()
    fireEvent.click(radio('Ema', 'Neskoro'))
    expect(screen.queryByRole('group', { name: 'Meškanie: Jakub' })).toBeNull()
    fireEvent.click(press('Uložiť dochádzku'))
    expect(await screen.findByText('Odoslané')).toBeInTheDocument()
    expect(sent.map(({ player: id, lateMinutes }) => [id, lateMinutes])).toEqual([
      ['jakub', 10],
      ['ema', undefined],
    ])
  })

  test('may be any number of minutes up to 180, or none again', async () => {
    server()
    const { person } = open(event(player('Jakub', null, { ...mark('jakub', 'late'), lateMinutes: 15 })))
    expect(radio('Jakub', 'Neskoro (15\u00a0min)')).toBeChecked()
    await person.click(press('Poznámka a zranenie: Jakub'))
    const field = screen.getByLabelText('Meškanie v minútach')
    await person.clear(field)
    expect(radio('Jakub', 'Neskoro')).toBeChecked()
    await person.type(field, '2')
    // Longer than the pause after which the sheet sends: what is half typed is recorded, and typing goes on.
    await wait(1500)
    await person.type(field, '5x')
    expect(field).toHaveValue('25')
    await person.type(field, '0')
    expect(field).toHaveValue('25')
    await person.type(screen.getByLabelText('Poznámka'), 'vlak')
    expect(radio('Jakub', 'Neskoro (25\u00a0min)')).toBeChecked()
  })
})

describe('„Všetci tu“', () => {
  test('is undone: exactly its marks go, those made before and after stay', async () => {
    server()
    const { person } = open(event(player('Jakub'), player('Ema', 'no'), player('Adam'), player('Leo')))
    expect(screen.queryByRole('button', { name: 'Vrátiť „Všetci tu“' })).toBeNull()
    await person.click(radio('Adam', 'Chýba'))
    await person.click(press('Všetci tu'))
    await person.click(radio('Leo', 'Neskoro'))
    expect(counts()[0]).toBe('Tu 1 z 4')
    await person.click(press('Vrátiť „Všetci tu“'))
    expect(line('Jakub')).toHaveAttribute('data-unmarked')
    expect(line('Ema')).toHaveAttribute('data-unmarked')
    expect(radio('Adam', 'Chýba')).toBeChecked()
    expect(radio('Leo', 'Neskoro')).toBeChecked()
    expect(screen.queryByRole('button', { name: 'Vrátiť „Všetci tu“' })).toBeNull()
  })

  test('is undone also once it was sent: the rows are deleted', async () => {
    server()
    const { person } = open(event(player('Jakub')))
    await person.click(press('Všetci tu'))
    await person.click(press('Uložiť dochádzku'))
    expect(await screen.findByText('Odoslané')).toBeInTheDocument()
    await person.click(press('Vrátiť „Všetci tu“'))
    await person.click(press('Uložiť dochádzku'))
    expect(await screen.findByText('Odoslané')).toBeInTheDocument()
    expect(window.fetch).toHaveBeenCalledWith(
      expect.stringMatching(/^\/api\/attendances\/zaznam-jakub\?operation=\w+&updatedAt=/),
      expect.objectContaining({ method: 'DELETE' }),
    )
  })
})

test('the count of the unmarked leads to the next of them, and from the last to the first', async () => {
  server()
  const { person } = open(event(player('Jakub'), player('Ema', null, mark('ema', 'present')), player('Adam')))
  const jump = press(/^Neoznačené 2/)
  for (const name of ['Jakub', 'Adam', 'Jakub']) {
    await person.click(jump)
    expect(radio(name, 'Tu')).toHaveFocus()
  }
  await person.click(radio('Jakub', 'Tu'))
  await person.click(press(/^Neoznačené 1/))
  expect(radio('Adam', 'Tu')).toHaveFocus()
})

test('the phone vibrates with a mark only where it can, and only once it was asked for', async () => {
  server()
  const buzz: number[] = []
  const { unmount } = open(event(player('Jakub')))
  expect(screen.queryByRole('button', { name: 'Vibrovať pri označení' })).toBeNull()
  unmount()
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (ms: number) => buzz.push(ms) > 0,
  })
  const { person } = open(event(player('Jakub')))
  await person.click(radio('Jakub', 'Tu'))
  expect(buzz).toEqual([])
  await person.click(press('Vibrovať pri označení'))
  await person.click(radio('Jakub', 'Chýba'))
  expect(buzz).toHaveLength(1)
  expect(localStorage.getItem('akademia-vibrate')).toBe('on')
  await person.click(press('Vibrovať pri označení'))
  Reflect.deleteProperty(navigator, 'vibrate')
})
