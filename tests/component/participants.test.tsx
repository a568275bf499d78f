import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { AnswerForm } from '@/features/events/answers/components/answer-form.client'
import { untilWhen } from '@/features/events/answers/rules'
import { barriers, show } from '../support/render'

const server = (...statuses: number[]) => {
  const sent: object[] = []
  window.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ path: String(path), ...(JSON.parse(String(init?.body)) as object) })
    const status = statuses.shift() ?? 200
    const body =
      status < 400 ? { waiting: 0 } : { errors: [{ message: 'Na túto udalosť sa už nedá odpovedať.' }] }
    return { ok: status < 400, status, json: async () => body } as Response
  })
  return sent
}
const original = window.fetch
afterEach(() => {
  window.fetch = original
})
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

describe('answering an event', () => {
  test('a refused answer is taken back on screen', async () => {
    server(409)
    const { person } = show(form())
    await person.click(screen.getByRole('radio', { name: 'Príde' }))
    expect(screen.getByRole('radio', { name: 'Príde' })).not.toBeChecked()
  })

  test('a refused reason leaves the typed words where they are', async () => {
    server(503)
    const { person } = show(form({ answer: 'no' }))
    await person.type(screen.getByLabelText(/Poznámka pre trénera/), 'ideme k babke')
    await person.click(screen.getByRole('button', { name: /Uložiť dôvod/ }))
    await waitFor(() => expect(window.fetch).toHaveBeenCalled())
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

  test('who writes down another’s reason is not told that only the trainer reads it', () => {
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

  test('one’s own words go with the chosen reason', async () => {
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

  test('a training expects everybody: only an absence is told', async () => {
    const { person, container } = show(form({ folded: true, expected: true }))
    expect(screen.getByText('Očakávaná účasť')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /Ospravedlniť/ }))
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(await barriers(container)).toEqual([])
  })

  test('the closing time is said as a Slovak says it', () => {
    expect(untilWhen('2026-11-26T17:00:00Z').replace(/\u00a0/g, ' ')).toBe('do štvrtka 26. 11. o 18:00')
    expect(untilWhen('2026-11-22T11:00:00Z').replace(/\u00a0/g, ' ')).toBe('do nedele 22. 11. o 12:00')
  })
})
