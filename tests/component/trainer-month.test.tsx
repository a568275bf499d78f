import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { HoursOverview } from '@/features/attendance/hours/screens/hours-overview'
import { MonthScreen } from '@/features/attendance/hours/screens/month-screen'
import { TrainerEvents } from '@/features/attendance/hours/screens/trainer-events'
import type { MonthSession } from '@/features/attendance/hours/views'
import { show, violationsOf } from '../support/render'

const U13 = { id: 'u13', name: 'U13' }
const session = (day: number, sheet: MonthSession['sheet'], substituted = false): MonthSession => ({
  event: {
    id: `e${day}`,
    type: 0,
    title: 'Tréning U13',
    startsAt: `2026-10-0${day}T15:00:00.000Z`,
    endsAt: `2026-10-0${day}T16:15:00.000Z`,
    place: 'Umelá tráva',
    categories: [U13],
  },
  category: U13,
  minutes: 75,
  substituted,
  sheet,
})
const hoursOf = (sessions: MonthSession[], rate: number | null, name = 'Ľuboš Šimko') => {
  const hours = sessions.length * 1.25
  return {
    trainer: { id: name, name },
    months: sessions.length > 0 ? [{ month: '2026-10', category: U13, events: sessions.length, hours }] : [],
    events: sessions,
    total: { events: sessions.length, hours },
    rate,
    pay: rate === null ? null : Math.round(hours * rate),
  }
}
const month = (sessions: MonthSession[], rate: number | null) =>
  show(<MonthScreen hours={hoursOf(sessions, rate)} month="2026-10" present="2026-11" sessions={sessions} />)
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? ''

test('a month says what was led, which sheets wait, and what it is worth as a sum anybody can do again', async () => {
  const { container } = month(
    [session(1, 'recorded'), session(2, 'open'), session(5, 'closed'), session(6, 'others', true)],
    800,
  )
  expect(text()).toContain('5 h × 8,00 € = 40,00 €')
  expect(text()).toContain('2 dochádzky ešte nie sú zapísané.')
  const rows = within(screen.getByRole('table', { name: 'Čo ste viedli' })).getAllByRole('row')
  expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'))).toEqual([
    undefined,
    undefined,
    '/auth/admin/attendances/create?event=e2',
    undefined,
    undefined,
  ])
  expect(rows[3]).toHaveTextContent('už len kancelária')
  expect(rows[4]).toHaveTextContent('zastupovanie')
  expect(rows[4]).toHaveTextContent('Zapisujú tréneri kategórie')
  expect(await violationsOf(container)).toEqual([])
})

test('without a rate a month speaks of no money, and of no missing sheet when none is', () => {
  month([session(1, 'recorded'), session(6, 'others')], null)
  expect(text()).not.toContain('€')
  expect(text()).not.toContain('zapísan')
  expect(text()).toContain('2 udalosti, 2,5 hodiny')
})

test('a month in which nothing was led says what to expect, and is not printed', () => {
  month([], 800)
  expect(screen.getByText('V tomto mesiaci zatiaľ nie je nič, čo ste viedli.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Vytlačiť' })).toBeNull()
  expect(text()).not.toContain('€')
})

test('one goes to the months before, and no further than the one that runs', () => {
  const { rerender } = month([], null)
  const to = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect(to('Predchádzajúci mesiac')).toBe('/auth/trainer/month?month=2026-09')
  expect(to('Nasledujúci mesiac')).toBe('/auth/trainer/month?month=2026-11')
  rerender(<MonthScreen hours={hoursOf([], null)} month="2026-10" present="2026-10" sessions={[]} />)
  expect(to('Nasledujúci mesiac')).toBeUndefined()
})

const years = { startYear: 2026, thisYear: 2026 }

test('the office reads a trainer’s pay by month, and sums where anybody has a rate', () => {
  const sessions = [session(1, 'recorded'), session(2, 'recorded')]
  const { rerender } = show(<TrainerEvents {...years} hours={hoursOf(sessions, 850)} />)
  const pay = screen.getByRole('table', { name: 'Suma podľa mesiacov' })
  expect(pay.textContent?.replace(/\s/g, ' ')).toContain('21,25 €')
  rerender(<TrainerEvents {...years} hours={hoursOf(sessions, null)} />)
  expect(screen.queryByRole('table', { name: 'Suma podľa mesiacov' })).toBeNull()
  const trainers = [hoursOf(sessions, 850), hoursOf(sessions, null, 'Róbert Hudák')]
  rerender(<HoursOverview {...years} trainers={trainers} />)
  expect(screen.getByRole('columnheader', { name: 'Suma' })).toBeInTheDocument()
  rerender(<HoursOverview {...years} trainers={trainers.slice(1)} />)
  expect(screen.queryByRole('columnheader', { name: 'Suma' })).toBeNull()
})
