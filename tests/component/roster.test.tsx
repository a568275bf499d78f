import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { RosterLine } from '@/features/attendance/roster/components/roster-line.client'
import { RosterTable } from '@/features/attendance/roster/components/roster-table.client'
import { CategoryDownloads } from '@/features/attendance/components/category-downloads'
import { TeamGrid } from '@/features/attendance/team/components/team-grid.client'
import type { RosterLineView } from '@/features/attendance/roster/views'
import { show, violationsOf } from '../support/render'

const JANA = { name: 'Jana Ľalíková', role: 'matka', phone: '+421 900 000 001', email: 'jana@x.test' }
const player = (more: Partial<RosterLineView> = {}): RosterLineView => ({
  id: 'jakub',
  name: 'Jakub Ľalík',
  jerseyNumber: 7,
  trialUntil: null,
  photoSign: null,
  categoryNames: 'U13',
  facts: ['ročník 2014'],
  rate: 86,
  medical: '24. 11. 2027',
  warning: null,
  contacts: [JANA],
  ...more,
})
const line = (more: Partial<RosterLineView> = {}) =>
  show(
    <ul>
      <RosterLine player={player(more)} />
    </ul>,
  )
const link = (name: string | RegExp) => screen.getByRole('link', { name })

test('a line of the roster calls and writes to the first guardian by one tap, and says whom', async () => {
  const { container } = line({
    warning: { tone: 'warn', text: 'Prehliadka do 1. 12. 2026', short: 'Prehliadka do 1. 12.' },
  })
  expect(link('Zavolať: Jana Ľalíková, matka, Jakub Ľalík')).toHaveAttribute('href', 'tel:+421900000001')
  expect(link('SMS: Jana Ľalíková, matka, Jakub Ľalík')).toHaveAttribute('href', 'sms:+421900000001')
  expect(screen.getByText('Prehliadka do 1. 12.')).toBeInTheDocument()
  expect(screen.getByText('86 %')).toBeInTheDocument()
  expect(await violationsOf(container)).toEqual([])
})

test('without a telephone it writes an e-mail, and without anything says so', () => {
  const { rerender } = line({ contacts: [{ ...JANA, phone: '' }] })
  expect(link('E-mail: Jana Ľalíková, matka, Jakub Ľalík')).toHaveAttribute('href', 'mailto:jana@x.test')
  expect(screen.queryByRole('link', { name: /^SMS/ })).toBeNull()
  rerender(
    <ul>
      <RosterLine player={player({ contacts: [] })} />
    </ul>,
  )
  expect(screen.getAllByText('Bez kontaktu na rodiča')).not.toHaveLength(0)
})

test('an opened line has everybody, and leads to the season and to an absence', async () => {
  const peter = { ...JANA, name: 'Peter Ľalík', role: 'otec', phone: '+421 900 000 002', email: '' }
  const { person } = line({ contacts: [JANA, peter] })
  await person.click(screen.getByText('Jakub Ľalík'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
  expect(link('Zavolať: Peter Ľalík, +421 900 000 002')).toHaveAttribute('href', 'tel:+421900000002')
  expect(link(/^Sezóna/)).toHaveAttribute('href', '/auth/trainer/playerList?id=jakub')
  expect(link(/^Neprítomnosť/)).toHaveAttribute('href', '/auth/absence?player=jakub')
})

test('the table of the roster says by what it is sorted', async () => {
  const sorts = (['name', 'number', 'rate', 'medical'] as const).map((by) => ({
    by,
    label: by,
    href: `?sort=${by}`,
    ...(by === 'rate' && { order: 'descending' as const }),
  }))
  const { container } = show(<RosterTable players={[player()]} sorts={sorts} />)
  expect(screen.getByRole('columnheader', { name: 'rate' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'name' })).toHaveAttribute('aria-sort', 'none')
  const row = screen.getByRole('row', { name: /Jakub Ľalík/ })
  expect(within(row).getByText('24. 11. 2027')).toBeInTheDocument()
  expect(await violationsOf(container)).toEqual([])
})

test('the season of a team is a table that can be read aloud, cell by cell', async () => {
  const share = { came: 6, counted: 8, rate: 75 }
  const { container } = show(
    <TeamGrid
      caption="Účasť hráčov po mesiacoch"
      months={[
        { short: '9.', long: 'september 2026' },
        { short: '10.', long: 'október 2026' },
      ]}
      rows={[
        {
          id: 'jakub',
          name: 'Jakub Ľalík',
          current: true,
          share,
          missed: 2,
          months: [share, null],
          href: '/x',
        },
        { id: 'adam', name: 'Adam Nový', current: false, share, missed: 0, months: [null, share] },
      ]}
      sorts={[
        { by: 'name', label: 'Hráč', href: '?', order: 'ascending' },
        { by: 'rate', label: 'Účasť', href: '?sort=-rate' },
      ]}
      whole={{ share, months: [share, share] }}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'september 2026' })).toBeInTheDocument()
  const jakub = within(screen.getByRole('row', { name: /^Jakub/ }))
  expect(jakub.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '75 % 6 z 8',
    'Nečakaná neúčasť: 2×',
    '75 %, 6 z 8',
    '–',
  ])
  const adam = within(screen.getByRole('row', { name: /^Adam/ }))
  expect(adam.getByText('už nie je na súpiske')).toBeInTheDocument()
  expect(adam.queryByRole('link')).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

test('files are offered of one category, not of all', () => {
  const { rerender } = show(<CategoryDownloads category="u13" season="2026/27" />)
  expect(screen.getByText('Stiahnuť súpisku (XLSX)')).toHaveAttribute(
    'href',
    '/api/playerList/file?category=u13',
  )
  expect(screen.getByText('Stiahnuť dochádzku (XLSX)')).toHaveAttribute(
    'href',
    '/api/attendances/file?category=u13&season=2026%2F27',
  )
  expect(screen.getByText('Stiahnuť dochádzku (CSV)')).toHaveAttribute(
    'href',
    '/api/attendances/file?category=u13&season=2026%2F27&format=csv',
  )
  expect(screen.getByText('Stiahnuť dochádzku (PDF)')).toHaveAttribute(
    'href',
    '/api/attendances/file?category=u13&season=2026%2F27&format=pdf',
  )
  expect(screen.getAllByText(/^Hárok na pero, /)).toHaveLength(2)
  rerender(<CategoryDownloads category="all" season="2026/27" />)
  expect(screen.queryByText(/Stiahnuť/)).toBeNull()
})
