import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { eventView } from '@/features/events/views'
import { WeekTrainings } from '@/features/fixtures/week/components/week-trainings'
import type { WeekTraining } from '@/features/fixtures/views'
import { OverdueStrip } from '@/features/membership/overdue/components/overdue-strip'
import { FamilyFees } from '@/features/membership/screens/family-fees'
import type { FamilyFeeView, FamilyMembership } from '@/features/membership/schema'
import { ConcernedEvents } from '@/features/participants/absences/components/concerned-events.client'
import { EventTicket } from '@/features/participants/answers/components/event-ticket'
import { InvitationAnswer } from '@/features/participants/answers/components/invitation'
import { MovedFrom } from '@/features/participants/answers/components/moved-from'
import { FamilyEvents } from '@/features/participants/answers/screens/family-events'
import type { ParticipantView } from '@/features/participants/schema'
import { show, violationsOf } from '../support/render'

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

test('in a list an event at a closed place says so, and a cancelled one says that alone', () => {
  const { rerender } = show(<EventTicket closed event={event} today="2026-11-23" />)
  expect(screen.getByText('Miesto zatvorené')).toBeVisible()
  const cancelled = { ...event, cancelled: { reason: 'Choroba', at: '2026-11-23T16:00:00.000Z' } }
  rerender(<EventTicket closed event={cancelled} today="2026-11-23" />)
  expect(screen.queryByText('Miesto zatvorené')).toBeNull()
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

test.each([
  ['all', 'Zatiaľ nie je naplánovaná žiadna ďalšia udalosť.'],
  ['matches', 'Zatiaľ nie je naplánovaný žiadny ďalší zápas ani turnaj.'],
  ['trainings', 'Zatiaľ nie je naplánovaný žiadny ďalší tréning.'],
] as const)('an empty list of %s says what there is none of', (kind, text) => {
  const none = { waiting: [], upcoming: [], past: [], closed: new Set<string>(), contacts: {}, clubPhone: '' }
  show(<FamilyEvents events={{ ...none, family: [member], today: '2026-11-24' }} kind={kind} shown={5} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('a family with nothing in an earlier season is not told that it has no fees, and may choose another season', () => {
  const membership = {
    ...{ fees: [], owed: 0, owedLater: 0, credit: 0, together: null, togetherNow: null },
    ...{ standingOrders: [], unsteady: [], pauses: [] },
  }
  const page = (season: string) => (
    <FamilyFees
      club={{ name: 'FK', iban: '' }}
      family={[member]}
      membership={membership}
      payments={[]}
      season={season}
      seasons={['2026/27', '2025/26']}
      today="24. 11. 2026"
    />
  )
  const { rerender } = show(page('2025/26'))
  expect(screen.queryByText('Zatiaľ nemáte nič predpísané.')).toBeNull()
  expect(screen.getByText('V tejto sezóne zatiaľ neprišla žiadna platba.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sezóna 2026/27' })).toBeVisible()
  rerender(page('2026/27'))
  expect(screen.getByText('Zatiaľ nemáte nič predpísané.')).toBeVisible()
})

test('a family is asked for what is due now, and more quietly for the instalments that come later', async () => {
  const transfer = (amount: number) => ({
    children: 2,
    payment: { iban: 'SK2499990000000000001234', variableSymbol: '9', amount, message: '', link: null },
    payBySquare: 'code',
  })
  const fee = (who: string, owed: number, dueDate: string): FamilyFeeView => ({
    ...{ id: `${who}${dueDate}`, player: { id: who, name: who }, period: '2026/27', item: 'kit' },
    ...{ amount: owed, paidAmount: 0, owed, dueDate, variableSymbol: '17', reason: '' },
    ...{ state: dueDate < '2026-11-27' ? 'overdue' : 'due', later: dueDate > '2026-12-27' },
    ...{ claimedPaidAt: null, claimRefusedAt: null, ...transfer(owed) },
  })
  const page = (fees: FamilyFeeView[], owed: number, now: number | null) => (
    <FamilyFees
      club={{ iban: '', name: 'FK' }}
      family={[member]}
      membership={{
        ...{ fees, owed, owedLater: 21_502, credit: 0 },
        ...{ standingOrders: [], unsteady: [], pauses: [] },
        ...{ together: transfer(owed), togetherNow: now === null ? null : transfer(now) },
      }}
      payments={[]}
      season="2026/27"
      seasons={['2026/27']}
      today="27. 11. 2026"
    />
  )
  const later = [fee('Jakub', 10_751, '2027-02-28'), fee('Ema', 10_751, '2027-01-31')]
  const now = [fee('Ema', 3000, '2026-12-15'), fee('Jakub', 1700, '2026-10-15')]
  const { container, rerender } = show(page([...later, ...now], 26_202, 4700))
  const text = () => container.textContent.replaceAll('\u00a0', ' ')
  const transfers = () =>
    [...container.querySelectorAll('details > summary')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    )
  expect(text()).toContain('Na zaplatenie teraz47,00 €2 príspevky')
  expect(text()).toMatch(/Neskôr 215,02 €, najbližšie splatné 31\. /)
  expect(transfers().slice(0, 1)).toEqual(['Zaplatiť za všetky deti teraz: 47,00 €'])
  expect(transfers()).toContain('Zaplatiť aj to, čo je splatné neskôr: 262,02 €')
  const codes = [...container.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'))
  expect(codes[0]).toBe('/api/playerMembership/picture?due=now')
  expect(codes).toContain('/api/playerMembership/picture')
  expect(await violationsOf(container)).toEqual([])
  // A single fee that is due now is paid by its own details, which are open.
  rerender(page([...later, now[0]!], 24_502, null))
  expect(text()).toContain('Na zaplatenie teraz30,00 €1 príspevok')
  expect(transfers().some((summary) => summary.includes('deti'))).toBe(false)
  const opened = [...container.querySelectorAll('#nedoplatok details[open]')]
  expect(opened.map((one) => one.textContent.includes('30,00'))).toEqual([true])
  // Nothing is due now.
  rerender(page(later, 21_502, null))
  expect(text()).toContain('Na zaplatenie teraz0,00 €')
  expect(transfers()[0]).toBe('Zaplatiť za všetky deti: 215,02 €')
})

test('a pause is named, a standing order says from when, and why a sibling has none', async () => {
  const player = (id: string, name: string) => ({ id, name })
  const [jakub, ema] = [player('jakub', 'Jakub Ľalík'), player('ema', 'Ema Ľalíková')]
  const pauses = [{ player: jakub, until: '2026-12-31' }]
  const change = { from: '2026-12', to: '2027-03', amount: 3000, before: 1500 }
  const order = {
    ...{ players: [jakub], amount: 3500, variableSymbol: '17', first: '2027-01-12', last: '2027-06-12' },
    ...{ change: null, chargedMonth: null },
  }
  const page = (more: Partial<FamilyMembership>, family = [member, { ...member, ...jakub }]) => (
    <FamilyFees
      club={{ iban: '', name: 'FK' }}
      family={family}
      membership={{
        ...{ fees: [], owed: 0, owedLater: 0, credit: 0, together: null, togetherNow: null },
        ...{ standingOrders: [], unsteady: [], pauses: [] },
        ...more,
      }}
      payments={[]}
      season="2026/27"
      seasons={['2026/27']}
      today="28. 11. 2026"
    />
  )
  const { container, rerender } = show(
    page({ pauses, standingOrders: [order], unsteady: [{ player: ema, change }] }),
  )
  const text = () => container.textContent.replaceAll('\u00a0', ' ')
  expect(text()).toContain('Jakub Ľalík: členské je pozastavené do 31. 12. 2026.')
  expect(text()).toContain('Jakub Ľalík: 35,00 € mesačne od januára 2027')
  expect(text()).toContain(
    'Ema Ľalíková: členské od decembra 2026 do marca 2027 má byť 30,00 € mesačne namiesto 15,00 €, lebo iné dieťa v rodine má členské pozastavené.',
  )
  expect(await violationsOf(container)).toEqual([])
  // Without an order the reason stands alone; of one month, and without the sums of the office’s own.
  rerender(page({ unsteady: [{ player: ema, change: { ...change, to: '2026-12' } }] }))
  expect(text()).toContain('Ema Ľalíková: členské za december 2026 má byť')
  expect(text()).not.toContain('Mesačná suma je rovnaká')
  rerender(page({ pauses, unsteady: [{ player: ema, change: null }] }, [member]))
  expect(text()).toContain('Ema Ľalíková: suma členského sa medzi mesiacmi mení')
  expect(text()).toContain('Členské je pozastavené do 31. 12. 2026.')
  expect(text()).not.toContain('Jakub')
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
