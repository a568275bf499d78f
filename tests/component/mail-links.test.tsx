import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { UnsubscribeForm } from '@/features/notifications/email/screens/unsubscribe-form.client'
import { AnswerByLink } from '@/features/participants/answer-links/screens/answer-by-link.client'
import type { AnswerLinkView } from '@/features/participants/answer-links/schema'
import { fakeServer, inTurn } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const link = {
  player: 'Jakub',
  self: false,
  event: { title: 'Tréning U13', startsAt: '2026-11-24T16:00:00.000Z', endsAt: null, place: 'Umelá tráva' },
  state: 'open',
  until: '2026-11-24T16:00:00.000Z',
  answer: null,
} satisfies AnswerLinkView
const opened = (hash: string) => {
  window.location.hash = hash
}
const refused = [400, { errors: [{ message: 'Odkaz už neplatí.', field: 'token' }] }] as const

describe('answering by a link', () => {
  beforeEach(() => opened('#token=abc&answer=no'))

  test('opening only asks; the pressed answer of the mail comes first, and one press gives it', async () => {
    const requests = fakeServer(inTurn([200, { link }], [200, { link: { ...link, answer: 'no' } }]))
    const { person, container } = show(<AnswerByLink />)
    const [first] = await screen.findAllByRole('button')
    expect(first).toHaveTextContent('Nepríde')
    expect(screen.getByText('Jakub')).toBeVisible()
    expect(requests).toEqual([{ path: '/api/answerLink', method: 'POST', body: { token: 'abc' } }])
    expect(await violationsOf(container)).toEqual([])
    await person.click(first!)
    expect(await screen.findByText('Odpoveď je uložená.')).toBeVisible()
    expect(requests[1]).toMatchObject({
      path: '/api/answerLink/answer',
      body: { token: 'abc', answer: 'no' },
    })
    expect(screen.getByRole('button', { name: 'Nepríde' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/Zmeniť ju tu môžete do utorka/)).toBeVisible()
  })

  test('a player answers for themselves', async () => {
    fakeServer(() => [200, { link: { ...link, self: true } }])
    show(<AnswerByLink />)
    expect(await screen.findByRole('button', { name: 'Neprídem' })).toBeVisible()
    expect(screen.queryByText('Jakub')).toBeNull()
  })

  test.each([
    ['cancelled', 'Táto udalosť je zrušená'],
    ['over', 'sa už začala'],
    ['closed', 'uzavreté'],
  ])('of an event that is %s the page says so and offers nothing', async (state, words) => {
    fakeServer(() => [200, { link: { ...link, state, answer: 'yes' } }])
    show(<AnswerByLink />)
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Príde')).toBeVisible()
  })

  test('a link that does not hold leads to the sign-in; without signal it is tried again', async () => {
    fakeServer(inTurn('no signal', refused))
    const { person } = show(<AnswerByLink />)
    await person.click(await screen.findByRole('button', { name: 'Skúsiť znova' }))
    expect(await screen.findByText(/Odkaz už neplatí/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Prihlásiť sa a odpovedať' })).toBeVisible()
  })

  test('without a token nothing is asked', async () => {
    opened('')
    const requests = fakeServer(() => refused)
    show(<AnswerByLink />)
    expect(await screen.findByText(/Odkaz už neplatí/)).toBeVisible()
    expect(requests).toEqual([])
  })
})

describe('turning e-mails off', () => {
  const choices = (on: boolean) => ({ choices: [{ kind: 'news', about: 'novinkách', on }] })

  test('opening changes nothing, a press turns them off, another one on again', async () => {
    opened('#token=abc')
    const requests = fakeServer(inTurn([200, choices(true)], [200, choices(false)], [200, choices(true)]))
    const { person, container } = show(<UnsubscribeForm />)
    await person.click(await screen.findByRole('button', { name: 'Neposielať' }))
    expect(await screen.findByText('už nechodia')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Posielať znova' }))
    expect(await screen.findByText('chodia')).toBeVisible()
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/email/choices/view',
      '/api/email/choices',
      '/api/email/choices',
    ])
    expect(requests[1]!.body).toEqual({ token: 'abc', kind: 'news', on: false })
    expect(await violationsOf(container)).toEqual([])
  })
})
