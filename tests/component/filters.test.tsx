import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { SeasonOverview } from '@/features/attendance/overview/screens/season-overview'
import { EventFilters } from '@/features/events/admin/components/event-filters'
import type { EventFilter } from '@/features/events/admin/rules'
import { Select } from '@/ui/inputs'
import { SearchForm } from '@/ui/search-form'
import { violationsOf, show } from '../support/render'

const categories = [
  { id: 'u11', name: 'U11' },
  { id: 'u13', name: 'U13' },
]
const events: EventFilter = {
  view: 'list',
  when: 'upcoming',
  month: '2026-11',
  week: '2026-11-23',
  search: '',
  page: 1,
}
const season = { category: '', from: '2026-07-01', to: '2027-06-30' }
const noPage = { number: 1, size: 20, total: 0 }
const none = { present: 0, late: 0, excused: 0, absent: 0, injured: 0, total: 0, rate: null }
const sums = categories.map((category) => ({ category, sum: none }))
const search = (filter: { search: string; state?: string }) => (
  <SearchForm filter={filter} label="Hľadať hráča">
    <Select defaultValue={filter.state ?? ''} label="Stav" name="state">
      <option value="">Všetky</option>
      <option value="overdue">Po splatnosti</option>
    </Select>
  </SearchForm>
)

test.each([
  [
    'of events',
    'Kategória',
    <EventFilters categories={categories} filter={{ ...events, category: 'u13' }} key="a" />,
    <EventFilters categories={categories} filter={events} key="a" />,
  ],
  [
    'of the season’s attendance',
    'Kategória',
    <SeasonOverview filters={{ ...season, category: 'u13' }} key="a" page={noPage} sheets={[]} sums={sums} />,
    <SeasonOverview filters={season} key="a" page={noPage} sheets={[]} sums={sums} />,
  ],
  ['beside a search', 'Stav', search({ search: '', state: 'overdue' }), search({ search: '' })],
])('the filter %s shows what the address says after a link has changed it', (_, label, narrowed, whole) => {
  const { rerender } = show(narrowed)
  expect(screen.getByLabelText(label)).not.toHaveValue('')
  rerender(whole)
  expect(screen.getByLabelText(label)).toHaveValue('')
})

test('a choice that was not submitted is dropped by a link to another list', async () => {
  const { person, rerender, container } = show(<EventFilters categories={categories} filter={events} />)
  await person.selectOptions(screen.getByLabelText('Kategória'), 'U13')
  rerender(<EventFilters categories={categories} filter={{ ...events, when: 'past' }} />)
  expect(screen.getByLabelText('Kategória')).toHaveValue('')
  expect(await violationsOf(container)).toEqual([])
})
