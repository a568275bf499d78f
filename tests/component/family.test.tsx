import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { eventView } from '@/features/events/views'
import { WeekTrainings } from '@/features/fixtures/week/components/week-trainings'
import type { WeekTraining } from '@/features/fixtures/views'
import { OverdueStrip } from '@/features/membership/overdue/components/overdue-strip'
import { ConcernedEvents } from '@/features/participants/absences/components/concerned-events.client'
import { InvitationAnswer } from '@/features/participants/answers/components/invitation'
import { MovedFrom } from '@/features/participants/answers/components/moved-from'
import type { ParticipantView } from '@/features/participants/schema'
import { show } from '../support/render'

const event = eventView(
  { id: 'e', type: 0, title: 'Tréning U9', startsAt: '2026-11-24T16:00:00.000Z' } as never,
  'FK Zelená Dolina',
)
const invitation = (more: Partial<ParticipantView> = {}): ParticipantView => ({
  ...{ id: 'p', event, player: { id: 'ema', name: 'Ema Ľalíková' }, category: null, userSubmitted: true },
  ...{ answer: 'yes', reason: '', submittedAt: null, nominated: false, nomination: null, open: false },
  absence: null,
  ...more,
})
const member = { id: 'ema', name: 'Ema Ľalíková', self: false, canAct: true }

test('an answer to an event that has begun is told as it was given, and nobody is to call', () => {
  show(<InvitationAnswer member={member} past row={invitation()} several={false} />)
  expect(screen.getByText('Účasť potvrdená')).toBeVisible()
  expect(screen.queryByText(/Uzávierka/)).toBeNull()
})

test('before it begins, after the deadline, the trainer is called', () => {
  show(<InvitationAnswer member={member} row={invitation()} several={false} />)
  expect(screen.getByText('Príde')).toBeVisible()
  expect(screen.getByText(/Uzávierka už prebehla/)).toBeVisible()
})

test('where an event was before needs no case', () => {
  show(<MovedFrom event={{ ...event, movedFrom: { startsAt: null, place: 'Umelá tráva' } }} />)
  expect(screen.getByText('predtým: Umelá tráva')).toBeVisible()
})

test.each([
  [1, 'Nezmení sa 1 udalosť'],
  [2, 'Nezmenia sa 2 udalosti'],
  [5, 'Nezmení sa 5 udalostí'],
])('of %i events that stay it is said as a Slovak says it', (count, text) => {
  const closed = Array.from({ length: count }, (_, at) => ({
    participant: invitation({ id: String(at) }),
    contact: null,
  }))
  show(
    <ConcernedEvents clubPhone="" missing="" preview={{ changed: [], closed }} problem="" several={false} />,
  )
  expect(screen.getByRole('heading', { name: text.replace(/(?<=\d) /, '\u00a0') })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('V týchto dňoch zatiaľ nie je čo ospravedlniť.')
})

test('overdue fees beyond those named are counted, with the sum of all', () => {
  const fees = Array.from({ length: 6 }, (_, at) => ({
    ...{ id: String(at), player: { id: 'ema', name: 'Ema' }, what: `Členské ${at}`, owed: 1000 },
    claimed: false,
  }))
  show(<OverdueStrip overdue={{ fees, count: 8, owed: 9000 }} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Po splatnosti spolu 90,00')
  expect(screen.getByRole('link', { name: /^a.2.ďalšie príspevky$/ })).toHaveAttribute(
    'href',
    '/auth/player/membership#nedoplatok',
  )
})

test('a titled training names its category where all are shown, and what it replaces in the genitive', () => {
  const training: WeekTraining = {
    id: 't',
    kind: 'rescheduled',
    categories: [{ id: 'c', name: 'U13' }],
    title: 'Brankári',
    startsAt: '2026-11-26T16:00:00.000Z',
    endsAt: null,
    place: 'Hala',
    reason: '',
    replaces: '2026-11-25T16:00:00.000Z',
    closure: null,
  }
  const week = { next: false, days: [{ day: '2026-11-26', trainings: [training] }] }
  const { rerender } = show(<WeekTrainings one={false} week={week} />)
  expect(screen.getByText('U13, Hala')).toBeVisible()
  expect(screen.getByText(/namiesto stredy o.17:00/)).toBeVisible()
  rerender(<WeekTrainings one week={week} />)
  expect(screen.getByText('Hala')).toBeVisible()
})
