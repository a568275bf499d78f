import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { SeasonPreview } from '@/features/events/season-plan/components/season-preview'
import type { SeasonPlanView } from '@/features/events/season-plan/schema'
import { show, violationsOf } from '../support/render'

const slot = { weekday: 2, from: '16:30', to: '18:00', place: 'Hala', count: 22 }
const PLAN: SeasonPlanView = {
  count: 22,
  slots: [slot],
  left: [],
  clashes: [],
  offPlan: [],
  withoutBreaks: [],
}
const OFF = { event: 'e1', mayChange: true, day: '2027-01-11', weekday: 1, time: '16:30 – 18:00', count: 25 }

test('the preview counts what is beside the plan and leads to the first of each', async () => {
  const { container } = show(<SeasonPreview isOffice plan={{ ...PLAN, offPlan: [OFF] }} />)
  expect(screen.getByText(/Mimo rozpisu/)).toHaveTextContent(/ostáva: 25.tréningov/)
  const first = screen.getByRole('link', { name: 'pondelok 16:30 – 18:00' })
  expect(first).toHaveAttribute('href', '/auth/admin/events/edit?id=e1')
  expect(await violationsOf(container)).toEqual([])
})

test('the preview says nothing of what is beside the plan when nothing is', () => {
  show(<SeasonPreview isOffice plan={PLAN} />)
  expect(screen.queryByText(/Mimo rozpisu/)).toBeNull()
  expect(screen.queryByText(/prestávky/)).toBeNull()
})

test('a season without breaks is said, and only the office is led to where they are written', () => {
  const plan = { ...PLAN, withoutBreaks: ['2027/28'] }
  const { unmount } = show(<SeasonPreview isOffice plan={plan} />)
  expect(screen.getByText('Pre sezónu 2027/28 nie sú zapísané žiadne prestávky.')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/globals/club')
  unmount()
  show(<SeasonPreview isOffice={false} plan={plan} />)
  expect(screen.getByText(/robí to administrátor/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
