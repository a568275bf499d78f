import { describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { AnswerAll } from '@/features/participants/answers/components/answer-all.client'
import { AnswerForm } from '@/features/participants/answers/components/answer-form.client'
import { eventView } from '@/features/events/views'
import { formatDeadline } from '@/features/participants/answers/rules'
import { AnswerBoard } from '@/features/participants/components/answer-board'
import type { ParticipantView } from '@/features/participants/schema'
import { fakeServer } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

const server = (...statuses: number[]) => {
  const sent: object[] = []
  fakeServer(({ path, body }) => {
    sent.push({ path, ...body })
    const status = statuses.shift() ?? 200
    return status < 400
      ? [status, { waiting: 0 }]
      : [status, { errors: [{ message: 'Na túto udalosť sa už nedá odpovedať.' }] }]
  })
  return sent
}
const form = (more: object = {}) => (
  <AnswerForm
    about="Zápas U9, Ema Ľalíková"
    answer={null}
    event="zapas"
    player="ema"
    reason=""
    self={false}
    {...more}
  />
)

describe('the participants of an event', () => {
  const event = eventView(
    { id: 'e', type: 0, title: 'Tréning U11', startsAt: '2026-11-24T16:00:00.000Z' } as never,
    'FK Zelená Dolina',
  )
  const row = (id: string, name: string, answer: ParticipantView['answer']): ParticipantView => ({
    ...{
      id,
      event,
      player: { id, name },
      category: null,
      userSubmitted: answer !== null,
      answer,
      reason: '',
    },
    ...{ submittedAt: null, nominated: false, nomination: null, open: true, absence: null },
  })
  const shown = (invited: ParticipantView[], begun = false, rows = invited) => (
    <AnswerBoard
      begun={begun}
      board={{
        invited: invited.map((each) => ({ ...each, jerseyNumber: 7, position: null })),
        rows,
        page: { number: 1, size: rows.length, total: invited.length },
      }}
      event={event}
      hrefOf={(page = 1) => `?page=${page}`}
    />
  )
  const board = (ema: ParticipantView['answer'], begun = false) =>
    shown([row('j', 'Jakub Ľalík', 'yes'), row('e', 'Ema Ľalíková', ema)], begun)

  test('more participants than a page holds are counted and copied whole', async () => {
    const asked = [
      row('e', 'Ema Ľalíková', null),
      row('h', 'Hugo Ľalík', null),
      row('j', 'Jakub Ľalík', 'yes'),
    ]
    const { person } = show(shown(asked, false, asked.slice(0, 1)))
    expect(screen.getByRole('heading', { name: 'Bez odpovede 1 z 2' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Príde/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Strana 3 z 3' })).toHaveAttribute('href', '?page=3')
    await person.click(screen.getByRole('button', { name: /: zoznam účastníkov$/ }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Bez odpovede (2): Ema Ľalíková, Hugo Ľalík')
    expect(copied).toContain('Príde (1): Jakub Ľalík')
  })

  test('the copied list is as the page is now, also after an answer given for somebody', async () => {
    const { person, rerender } = show(board(null))
    const copy = async () => {
      await person.click(screen.getByRole('button', { name: /: zoznam účastníkov$/ }))
      return navigator.clipboard.readText()
    }
    expect(await copy()).toMatch(/^Bez odpovede \(1\): Ema Ľalíková$/m)
    rerender(board('no'))
    const now = await copy()
    expect(now).toMatch(/^Nepríde \(1\): Ema Ľalíková$/m)
    expect(now).toMatch(/^Bez odpovede \(0\)/m)
  })

  test('once an event has begun its answers are shown as given beforehand, and nobody „is coming“', () => {
    show(board('maybe', true))
    for (const words of ['Účasť potvrdená', 'Účasť neistá'])
      expect(screen.getByRole('heading', { name: new RegExp(words) })).toBeInTheDocument()
    const counts = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(counts).toEqual(['Účasť potvrdená', 'Neúčasť oznámená', 'Účasť neistá', 'Bez odpovede'])
  })
})

test('a refused answer is taken back on screen', async () => {
  server(409)
  const { person } = show(form())
  await person.click(screen.getByRole('radio', { name: 'Príde' }))
  expect(screen.getByRole('radio', { name: 'Príde' })).not.toBeChecked()
})

describe('an answer given without a connection', () => {
  const unsent = async () => {
    let isUp = false
    const sent = fakeServer(() => (isUp ? [200, { waiting: 0 }] : 'no signal'))
    const { person } = show(form({ expected: true, folded: true }))
    await person.click(screen.getByRole('button', { name: /^Ospravedlniť/ }))
    await person.click(screen.getByRole('radio', { name: 'Nepríde' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Odpoveď sa neodoslala. Skúste to znova.')
    expect(screen.getByRole('radio', { name: 'Nepríde' })).toBeChecked()
    isUp = true
    return { person, sent }
  }
  const isSentAgain = async (sent: { body: object }[]) => {
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ player: 'ema', answer: 'no', reason: '' }))
    expect(screen.getByRole('radio', { name: 'Nepríde' })).toBeChecked()
  }

  test('stays at the event as not sent and is sent again by its button', async () => {
    const { person, sent } = await unsent()
    await person.click(screen.getByRole('button', { name: /^Odoslať znova/ }))
    await isSentAgain(sent)
  })

  test('is sent again by itself when the connection returns', async () => {
    const { sent } = await unsent()
    act(() => void window.dispatchEvent(new Event('online')))
    await isSentAgain(sent)
  })
})

test('a refused reason leaves the typed words where they are', async () => {
  const sent = server(503)
  const { person } = show(form({ answer: 'no' }))
  await person.type(screen.getByLabelText(/Poznámka pre trénera/), 'ideme k babke')
  await person.click(screen.getByRole('button', { name: /Uložiť dôvod/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByLabelText(/Poznámka pre trénera/)).toHaveValue('ideme k babke')
})

test('arrow keys move along the answers, the space bar gives one: none is saved on the way', async () => {
  const sent = server()
  const { person } = show(form({ answer: 'yes' }))
  screen.getByRole('radio', { name: 'Príde' }).focus()
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Ešte nevie' })).toHaveFocus()
  expect(sent).toEqual([])
  await person.keyboard(' ')
  expect(sent).toMatchObject([{ answer: 'maybe' }])
})

test('a trainer who writes down a reason is not told that only the trainer reads it', () => {
  show(form({ answer: 'no', staff: true }))
  expect(screen.getByLabelText('Poznámka')).toBeVisible()
  expect(screen.queryByText(/vidí ju len tréner/)).toBeNull()
})

test('one tap says no at once; the reason comes after and may be left out', async () => {
  const sent = server()
  const { person } = show(form())
  await person.click(screen.getByRole('radio', { name: 'Nepríde' }))
  await person.click(screen.getByRole('button', { name: 'choroba' }))
  const path = '/api/events/zapas/answer'
  expect(sent).toEqual([
    { path, player: 'ema', answer: 'no', reason: '' },
    { path, player: 'ema', answer: 'no', reason: 'choroba' },
  ])
  expect(screen.getByRole('button', { name: 'choroba' })).toHaveAttribute('aria-pressed', 'true')
})

test('a note of one’s own is sent with the chosen reason', async () => {
  const sent = server()
  const { person } = show(form({ answer: 'no', reason: 'škola' }))
  await person.type(screen.getByLabelText(/Poznámka pre trénera/), 'výlet')
  await person.click(screen.getByRole('button', { name: /Uložiť dôvod/ }))
  expect(sent).toMatchObject([{ answer: 'no', reason: 'škola: výlet' }])
})

test('a player answers in the first person, a parent about the child', () => {
  const { unmount } = show(form({ self: true }))
  expect(screen.getByRole('radio', { name: 'Prídem' })).toBeInTheDocument()
  unmount()
  show(form())
  expect(screen.getByRole('radio', { name: 'Ešte nevie' })).toBeInTheDocument()
})

test('a training expects everybody: an absence is reported in one tap, with its reason afterwards', async () => {
  const sent = fakeServer(() => [200, { waiting: 0 }])
  const { person, container } = show(form({ folded: true, expected: true }))
  expect(screen.getByText('Očakávaná účasť')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: /Ospravedlniť/ }))
  expect(sent.map(({ body }) => body)).toEqual([{ player: 'ema', answer: 'no', reason: '' }])
  expect(screen.getByRole('radio', { name: 'Nepríde' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'choroba' })).toBeInTheDocument()
  expect(await violationsOf(container)).toEqual([])
})

test('the closing time is said as a Slovak says it', () => {
  expect(formatDeadline('2026-11-26T17:00:00Z').replace(/\u00a0/g, ' ')).toBe('do štvrtka 26. 11. o 18:00')
  expect(formatDeadline('2026-11-22T11:00:00Z').replace(/\u00a0/g, ' ')).toBe('do nedele 22. 11. o 12:00')
})

test('„Odpovedať na všetko“ is offered while two invitations await an answer, without those answered on the page', async () => {
  server(200, 200)
  const open = (event: string) => ({ event, player: 'ema', name: 'Ema Ľalíková', what: event, self: false })
  const { person } = show(
    <>
      <AnswerAll invitations={[open('turnaj'), open('pohar'), open('liga')]} />
      {form({ event: 'turnaj', about: 'Turnaj' })}
      {form({ event: 'pohar', about: 'Pohár' })}
    </>,
  )
  const all = () => screen.queryByRole('button', { name: 'Odpovedať na všetko' })
  const answer = async (about: string) =>
    person.click(
      within(screen.getByRole('group', { name: `Odpoveď: ${about}` })).getByRole('radio', { name: 'Príde' }),
    )
  await answer('Turnaj')
  await person.click(all()!)
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Čo sa zapíše' })).not.toHaveTextContent('turnaj'),
  )
  await answer('Pohár')
  await waitFor(() => expect(all()).toBeNull())
})
