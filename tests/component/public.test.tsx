import { expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { Offline } from '@/app/(site)/_shell/offline.client'
import { TaxRecipient } from '@/features/club/components/tax-recipient'
import { shownClosures } from '@/features/club/places/rules'
import { JOIN } from '@/features/club/labels'
import { Contact } from '@/features/club/screens/contact'
import { clubView, homeView } from '@/features/club/views'
import { TrainingPlan } from '@/features/fixtures/screens/training-plan'
import type { TrainingWeek } from '@/features/fixtures/views'
import { Albums } from '@/features/gallery/screens/albums'
import { setOnline, violationsOf } from '../support/render'

const CLOSED = { from: '2026-12-19', to: '2026-12-23', reason: 'oprava svetiel' }
const CLUB = clubView({
  id: 1,
  name: 'FA Zelená dolina',
  shortName: 'Dolina',
  colours: { club: '#0E5A3C', shout: '#C6F24E' },
  address: 'Športová 12\n000 00 Zelená Dolina',
  companyId: '00000000',
  legalForm: 'občianske združenie',
  places: [
    { name: 'Hala', address: 'Nábrežná 8' },
    { name: 'Umelá tráva', address: 'Športová 12', closures: [CLOSED] },
  ],
})
const slot = { weekday: 2, from: '17:00', to: '18:30', place: 'Umelá tráva, Športová 12' }
const U13 = {
  id: 'u13',
  name: 'U13',
  slug: 'u13',
  showInMatches: true,
  birthYears: { from: 2014, to: 2015 },
  trainingSlots: [slot],
} as unknown as TrainingWeek['categories'][number]
const QUIET: TrainingWeek = {
  categories: [U13],
  trainings: [],
  prices: { monthly: {}, siblingPercent: null },
  changes: [],
  breaks: [],
  closed: [],
}
const plan = (week: Partial<TrainingWeek>) =>
  render(<TrainingPlan joinText="Príďte v utorok" today="2026-12-20" week={{ ...QUIET, ...week }} />)

it('a fortnight without changes says so, and no place is closed', () => {
  plan({})
  expect(screen.getByText(/najbližších 14 dňoch bez zmien/)).toBeInTheDocument()
  expect(screen.queryByText(/Zatvorené/)).toBeNull()
  expect(screen.queryByText(/prestávka/)).toBeNull()
})

it('this week stands before the plan as it will be, with what training costs', () => {
  const training = {
    id: 'e1',
    kind: null,
    categories: [{ id: 'u13', name: 'U13' }],
    title: '',
    startsAt: '2026-12-20T16:00:00.000Z',
    endsAt: null,
    place: 'Hala',
    reason: '',
    replaces: null,
    closure: null,
  }
  const off = {
    ...training,
    id: 'e2',
    startsAt: '2026-12-22T16:00:00.000Z',
    kind: 'cancelled' as const,
    reason: 'mráz',
  }
  const { unmount } = plan({ trainings: [training], prices: { monthly: { u13: 3500 }, siblingPercent: 50 } })
  expect(screen.getByRole('heading', { name: 'Tento týždeň' })).toBeInTheDocument()
  expect(screen.getByText(/35,00.€ mesačne, súrodenec o.50.% menej/)).toBeInTheDocument()
  unmount()
  plan({ trainings: [off] })
  expect(screen.getByRole('heading', { name: 'Budúci týždeň' })).toBeInTheDocument()
  expect(screen.getByText('mráz')).toBeInTheDocument()
})

it('a break, a closed place and a training at another hour are shown', async () => {
  const change = {
    id: 'e1',
    kind: 'rescheduled' as const,
    categories: [{ id: 'u13', name: 'U13' }],
    title: '',
    startsAt: '2026-12-21T18:00:00.000Z',
    endsAt: null,
    place: 'Hala',
    reason: '',
    replaces: '2026-12-22T16:00:00.000Z',
    closure: null,
  }
  const { container } = plan({
    changes: [change],
    breaks: [{ name: 'Vianoce', from: '2026-12-23', to: '2027-01-06' }],
    closed: shownClosures(CLUB.places, '2026-12-20', '2027-01-03'),
  })
  expect(screen.getByText(/14 dní: prestávka 23\. 12\. – 6\. 1\./)).toBeInTheDocument()
  expect(screen.getAllByText('Zatvorené od 19. 12. do 23. 12. (oprava svetiel)').length).toBeGreaterThan(0)
  expect(screen.getByText('Presunuté na iný čas')).toBeInTheDocument()
  expect(screen.getByText(/Namiesto: utorok 22\. decembra o\s17:00/)).toBeInTheDocument()
  expect(await violationsOf(container)).toEqual([])
})

it('the club promises one thing everywhere, and a club that has written nothing promises nothing', () => {
  expect(homeView({ id: 1 }).joinText).toBe(JOIN.text)
  expect(JOIN.text).not.toMatch(/zadarmo|zdarma|bez poplatku|prv/i)
  plan({})
  render(<Contact club={CLUB} joinText="Príďte v utorok" message={null} today="2026-12-20" trial={null} />)
  expect(screen.getAllByText(/^Príďte v\sutorok$/)).toHaveLength(2)
})

it('of the albums the first picture is fetched at once, the others when they come near', () => {
  const album = (id: string) => ({
    ...{ id, slug: id, title: `Album ${id}`, date: '2026-11-20T12:00:00.000Z', count: 3 },
    cover: { id, alt: '', src: `/files/media/${id}/card/x.webp`, srcSet: '', width: 640, height: 480 },
  })
  const { container } = render(
    <Albums page={{ albums: ['a', 'b', 'c'].map(album) as never, page: 1, pages: 1 }} />,
  )
  const loading = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))
  expect(loading).toEqual([null, 'lazy', 'lazy'])
})

it('a place that is open has a way to it, a closed one has none', () => {
  render(<Contact club={CLUB} joinText="" message={null} today="2026-12-20" trial={null} />)
  const ways = screen.getAllByRole('link', { name: /^Trasa/ })
  expect(ways).toHaveLength(1)
  expect(ways[0]).toHaveAttribute('href', expect.stringContaining('destination=N%C3%A1bre%C5%BEn%C3%A1%208'))
})

it('the recipient of 2 % is copied line by line, the address in one', () => {
  render(<TaxRecipient club={CLUB} />)
  expect(screen.getByText('Športová 12, 000 00 Zelená Dolina')).toBeInTheDocument()
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  const lines = ['Obchodné meno (názov)', 'Sídlo', 'Právna forma', 'IČO']
  expect(names).toEqual(lines.map((line) => `Kopírovať: ${line}`))
})

it('without a signal a public page says how old it is', () => {
  render(<Offline />)
  expect(screen.queryByText(/bez pripojenia/)).toBeNull()
  setOnline(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(
    screen.getByText(/Zobrazujeme údaje z\s\d{1,2}\. \d{1,2}\. \d{4} o\s\d{1,2}:\d{2}\./),
  ).toBeInTheDocument()
})

it('the page of a refusal is the same at its own address and at the refused one, of the panel as well', () => {
  const at = (path: string) => {
    const { container, unmount } = render(
      <PathnameContext.Provider value={path}>
        <Offline />
      </PathnameContext.Provider>,
    )
    const { innerHTML } = container
    unmount()
    return innerHTML
  }
  for (const path of ['/auth/admin/users', '/admin', '/admin/collections/news'])
    expect([path, at(path)]).toEqual([path, at('/refusal/forbidden')])
  expect(at('/about')).not.toBe(at('/refusal/forbidden'))
})
