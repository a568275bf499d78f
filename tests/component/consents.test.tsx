import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { ConsentHistory } from '@/features/consents/components/consent-history'
import { ConsentList } from '@/features/consents/components/consent-list.client'
import type { ConsentsView, PersonView } from '@/features/consents/schema'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const answer = {
  id: 'a',
  purpose: 'photos',
  textVersion: 1,
  at: '2026-09-01T10:00:00.000Z',
  by: 'Jana',
} as const
const somebody = (name: string, given?: boolean): PersonView => {
  const said = { ...answer, given: given === true, givenAs: 'mother' as const, paper: false }
  const isSaid = given !== undefined
  return {
    person: { id: name.toLowerCase(), name },
    isMe: false,
    answerer: 'me',
    states: [
      {
        purpose: 'photos',
        holding: isSaid ? said : null,
        due: isSaid ? null : 'missing',
        mayConsent: true,
        mayRefuse: true,
      },
    ],
    history: isSaid ? [said] : [],
  }
}
const consents = (...people: PersonView[]): ConsentsView => ({
  people,
  texts: [{ purpose: 'photos', version: 1, text: 'Súhlasím s fotkami.\n\nDobrovoľne.', from: null }],
  due: people.filter(({ states }) => states[0]?.due).length,
})

describe('the consents', () => {
  test('nothing is chosen beforehand; a tap is sent at once, and what holds is shown with who and when', async () => {
    const sent = fakeServer(() => [200, { consents: consents(somebody('Ema', true)) }])
    const { person: user, container } = show(<ConsentList consents={consents(somebody('Ema'))} onlyDue />)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    expect(await violationsOf(container)).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Súhlasím' }))
    await screen.findByText(/Súhlas udelený 1\..*2026, Jana/)
    expect(sent[0]).toMatchObject({
      path: '/api/consents',
      method: 'POST',
      body: { person: 'ema', purpose: 'photos', textVersion: 1, given: true, operation: expect.any(String) },
    })
    expect(screen.getByRole('radio', { name: 'Súhlasím', checked: true })).toBeTruthy()
  })

  test('who may not answer reads who does', () => {
    const [state] = somebody('Ema').states
    const ema = {
      ...somebody('Ema'),
      states: [{ ...state!, due: null, mayConsent: false, mayRefuse: false }],
    }
    const { rerender } = show(
      <ConsentList consents={consents({ ...ema, answerer: 'guardian' })} key="child" />,
    )
    expect(screen.getByText(/Do 16 rokov odpovedá zákonný zástupca/)).toBeTruthy()
    rerender(<ConsentList consents={consents({ ...ema, answerer: 'person' })} key="youth" />)
    expect(screen.getByText(/Od 16 rokov odpovedá hráč/)).toBeTruthy()
  })

  test('a tap that could not be saved is taken back', async () => {
    fakeServer(() => 'no signal')
    const { person: user } = show(<ConsentList consents={consents(somebody('Ema'))} />)
    await user.click(screen.getByRole('radio', { name: 'Nesúhlasím' }))
    await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]))
  })

  test('of several people only those are asked who have not answered', () => {
    show(<ConsentList consents={consents(somebody('Ema'), somebody('Jakub', false))} onlyDue />)
    expect(screen.getByText('Ema')).toBeTruthy()
    expect(screen.queryByText('Jakub')).toBeNull()
  })

  test('the history says who answered, as what, and shows the text it was the answer to', async () => {
    const { texts } = consents()
    const { person: user } = show(<ConsentHistory person={somebody('Ema', true)} texts={texts} />)
    await user.click(screen.getByText('História odpovedí: Ema'))
    expect(screen.getByText(/Jana, matka/)).toBeTruthy()
    expect(screen.getByText(/Súhlasím s fotkami/)).toBeTruthy()
  })
})
