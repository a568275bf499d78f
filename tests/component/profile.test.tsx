import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { ChildPassword } from '@/features/session/profile/screens/child-password.client'
import { ContactForm } from '@/features/session/profile/screens/contact-form.client'
import { PasswordForm } from '@/features/session/profile/screens/password-form.client'
import type { Profile } from '@/features/session/profile/schema'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

const profile = {
  id: 'j',
  name: 'Jana Ľalíková',
  role: 'player',
  playing: false,
  username: 'lalikova',
  email: 'jana@zelenadolina.test',
  newEmail: '',
  phone: '',
  photo: null,
  calendarUrl: '',
  updatedAt: '2026-11-20T12:00:00.000Z',
  children: [],
} satisfies Profile

const serverSaves = (changes: Partial<Profile>) =>
  fakeServer(() => [200, { users: { ...profile, ...changes, updatedAt: '2026-11-20T12:01:00.000Z' } }])
const form = (row: Profile) =>
  show(
    <>
      <ContactForm profile={row} />
      <Toaster />
    </>,
  )
const save = () => screen.getByRole('button', { name: 'Uložiť zmeny' })
const WAITS = 'E-mail sa zmení, až keď otvoríte odkaz, ktorý sme poslali na nova@zelenadolina.test.'

test.each([
  ['a player', { playing: true }, 'Vidia ho vaši tréneri.'],
  ['a parent', { playing: false }, 'Vidia ho tréneri vašich detí.'],
])('%s is told who sees the phone', (_, row, words) => {
  form({ ...profile, ...row })
  expect(screen.getByLabelText(/Telefón/)).toHaveAccessibleDescription(`Napríklad 0905 123 456. ${words}`)
})

test('a new address is not called saved: it waits for its link', async () => {
  serverSaves({ newEmail: 'nova@zelenadolina.test' })
  const { person } = form(profile)
  await person.clear(screen.getByLabelText('E-mail'))
  await person.type(screen.getByLabelText('E-mail'), 'nova@zelenadolina.test')
  await person.type(screen.getByLabelText('Súčasné heslo'), 'Ukazka-2026!')
  await person.click(save())
  expect(await screen.findByText(WAITS)).toBeTruthy()
  expect(screen.queryByText('Kontakt je uložený.')).toBeNull()
})

test('of a new address and a phone only the phone is called saved', async () => {
  serverSaves({ newEmail: 'nova@zelenadolina.test', phone: '+421905123456' })
  const { person } = form(profile)
  await person.type(screen.getByLabelText(/Telefón/), '0905 123 456')
  await person.clear(screen.getByLabelText('E-mail'))
  await person.type(screen.getByLabelText('E-mail'), 'nova@zelenadolina.test')
  await person.type(screen.getByLabelText('Súčasné heslo'), 'Ukazka-2026!')
  await person.click(save())
  expect(await screen.findByText(`Telefón je uložený. ${WAITS}`)).toBeTruthy()
})

test('a phone saved while an address goes on waiting is a saved contact', async () => {
  serverSaves({ newEmail: 'nova@zelenadolina.test', phone: '+421905123456' })
  const { person } = form({ ...profile, newEmail: 'nova@zelenadolina.test' })
  await person.type(screen.getByLabelText(/Telefón/), '0905 123 456')
  await person.click(save())
  expect(await screen.findByText('Kontakt je uložený.')).toBeTruthy()
})

describe('a password', () => {
  const WRONG = 'Heslo nie je správne.'
  const refuses = () => fakeServer(() => [400, { errors: [{ message: WRONG, field: 'currentPassword' }] }])
  const ownPassword = (label: string) => screen.getByLabelText(label)
  const child = () => show(<ChildPassword id="k" name="Jakub Ľalík" />)

  test('a missing password of one’s own is told at its field, not at the child’s', async () => {
    const sent = refuses()
    const { person } = child()
    await person.type(ownPassword('Nové heslo'), 'Ukazka-2026!')
    await person.click(screen.getByText('Nastaviť heslo', { selector: 'button' }))
    expect(ownPassword('Vaše heslo')).toHaveAccessibleDescription(/Vyplňte pole „Vaše heslo“\.$/)
    expect(ownPassword('Vaše heslo')).toHaveFocus()
    expect(ownPassword('Nové heslo')).toBeValid()
    expect(sent).toEqual([])
  })

  test.each([
    ['a child', 'Vaše heslo', child, 'Nastaviť heslo'],
    ['oneself', 'Súčasné heslo', () => show(<PasswordForm username="lalikova" />), 'Zmeniť heslo'],
  ])('a wrong password in the form of %s has the focus at its field', async (_, label, opened, button) => {
    refuses()
    const { person } = opened()
    await person.type(ownPassword(label), 'nie')
    await person.type(ownPassword('Nové heslo'), 'Ukazka-2026!')
    await person.click(screen.getByText(button, { selector: 'button' }))
    expect(await screen.findByRole('link', { name: WRONG })).toBeInTheDocument()
    await waitFor(() => expect(ownPassword(label)).toHaveFocus())
    expect(ownPassword(label)).toHaveAccessibleDescription(new RegExp(`${WRONG}$`))
  })
})
