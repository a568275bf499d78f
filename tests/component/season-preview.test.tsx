import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { SeasonPreview } from '@/features/events/season-plan/components/season-preview'
import type { SeasonPlanView } from '@/features/events/season-plan/schema'
import { show, violationsOf } from '../support/render'

const slot = { weekday: 2, from: '16:30', to: '18:00', place: 'Hala', count: 22 }
const PLAN: SeasonPlanView = { count: 22, slots: [slot], left: [], clashes: [], offPlan: [] }
const OFF = { event: 'e1', mayChange: true, day: '2027-01-11', weekday: 1, time: '16:30 – 18:00', count: 25 }

test('the preview counts what is beside the plan and leads to the first of each', async () => {
  const { container } = show(<SeasonPreview plan={{ ...PLAN, offPlan: [OFF] }} />)
  expect(screen.getByText(/Mimo rozpisu/)).toHaveTextContent(/ostáva: 25.tréningov/)
  const first = screen.getByRole('link', { name: 'pondelok 16:30 – 18:00' })
  expect(first).toHaveAttribute('href', '/auth/admin/events/edit?id=e1')
  expect(await violationsOf(container)).toEqual([])
})

test('the preview says nothing of what is beside the plan when nothing is', () => {
  show(<SeasonPreview plan={PLAN} />)
  expect(screen.queryByText(/Mimo rozpisu/)).toBeNull()
})
