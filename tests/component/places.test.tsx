import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ClosedPlaces } from '@/features/club/places/screens/closed-places'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const TODAY = '2026-11-24'
const CLOSURE = { id: 'c1', from: '2026-11-26', to: '2026-11-30', reason: 'oprava svetiel' }
const PLACES = [
  { id: 'p1', name: 'Umelá tráva', address: '', closures: [CLOSURE] },
  { id: 'p2', name: 'Hala', address: '', closures: [] },
]

/** A server on which every closure concerns one training of 18 people. */
const server = (total = 1) => {
  const asked: string[] = []
  const sent: { path: string; body: object }[] = []
  fakeServer(({ path, body, method }) => {
    if (method !== 'GET') {
      sent.push({ path, body })
      return [200, { place: PLACES[0] }]
    }
    asked.push(path)
    const event = { id: 'e', title: 'Tréning U13', startsAt: '2026-11-26T16:00:00.000Z', news: 'closed' }
    return [200, { events: total ? [event] : [], total, count: total * 18 }]
  })
  return { asked, sent }
}
const screenOf = (chosen = '') => <ClosedPlaces chosen={chosen} places={PLACES} today={TODAY} />

test('a place is closed after it was shown whom it concerns; without an end until further notice', async () => {
  const { sent, asked } = server()
  const { person, container } = show(screenOf())
  await person.selectOptions(screen.getByRole('combobox', { name: /Ihrisko/ }), 'Hala')
  await waitFor(() => expect(screen.getByText(/Tréning U13, 26\. 11\. 2026/)).toBeVisible())
  expect(asked.at(-1)).toContain('place=p2')
  expect(screen.getByRole('checkbox', { name: /Upozorniť rodiny a\strénerov \(18.ľudí\)/ })).toBeChecked()
  await person.type(screen.getByRole('textbox', { name: /Dôvod/ }), 'mráz')
  await person.click(screen.getByRole('checkbox', { name: /Upozorniť/ }))
  expect(await violationsOf(container)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Zatvoriť ihrisko' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.body).toEqual({ place: 'p2', from: TODAY, to: null, reason: 'mráz', notify: false })
})

test('a closure is changed from what was seen', async () => {
  const { sent, asked } = server(0)
  const { person } = show(screenOf('c1'))
  expect(screen.getByRole('heading', { name: 'Zmeniť dni: Umelá tráva' })).toBeVisible()
  // Nothing is changed yet: nobody is concerned.
  expect(screen.queryByText(/nie je žiadna udalosť/)).toBeNull()
  expect([asked.length, screen.queryByRole('checkbox')]).toEqual([0, null])
  fireEvent.change(screen.getByLabelText(/^Do/), { target: { value: '2026-12-24' } })
  await waitFor(() => expect(screen.getByText(/nie je žiadna udalosť/)).toBeVisible())
  expect(asked.at(-1)).toContain('closure=c1')
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.change(screen.getByLabelText(/^Do/), { target: { value: CLOSURE.to } })
  await person.clear(screen.getByRole('textbox', { name: /Dôvod/ }))
  await person.click(screen.getByRole('button', { name: 'Uložiť dni' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { from, to, reason } = CLOSURE
  expect(sent[0]!.body).toEqual({ from, to, reason: '', notify: true, seen: { from, to, reason } })
})

test('a place is opened after a question, which says whom it concerns', async () => {
  const { sent } = server()
  const { person } = show(screenOf())
  await person.click(screen.getByRole('button', { name: /^Otvoriť: Umelá tráva/ }))
  await waitFor(() => expect(screen.getByText(/Týka sa to 1 udalosti/)).toBeVisible())
  await person.click(screen.getByRole('button', { name: 'Otvoriť' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/club/closures/c1']))
})
