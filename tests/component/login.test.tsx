import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { draftKey, keepDraft } from '@/lib/client/draft-storage.client'
import { LoginScreen } from '@/features/session/screens/login-screen'
import { ResetPasswordScreen } from '@/features/session/screens/reset-password-screen'
import { fakeServer, type Reply, type Sent } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

/** The server of this screen: replies by path; returns what it was sent. */
const server = (replies: Record<string, Reply>): Sent[] =>
  fakeServer(({ path }) => replies[path] ?? [404, {}])
afterEach(() => {
  window.location.hash = ''
})

const name = () => screen.getByLabelText('E-mail alebo prihlasovacie meno')
const password = () => screen.getByLabelText('Heslo')

test.each([
  [401, 'Nesprávny e-mail alebo heslo.'],
  [429, 'Príliš veľa pokusov. Skúste to znova o 5 minút.'],
  [503, 'Práve sa prihlasuje veľa ľudí naraz. Skúste to o chvíľu znova.'],
])('a sign-in refused with %i says so and keeps what was typed', async (status, message) => {
  const sent = server({
    '/api/auth/csrf': [200, { csrfToken: 'fresh' }],
    '/api/auth/callback/credentials': [status, { url: 'http://localhost/x', errors: [{ message }] }],
  })
  const { person } = show(<LoginScreen callbackUrl="/auth/profile" csrfToken="old" />)
  await person.type(name(), 'jakub.lalik')
  await person.type(password(), 'Nespravne-1!')
  await person.click(screen.getByRole('button', { name: 'Prihlásiť sa' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(name()).toHaveValue('jakub.lalik')
  expect(password()).toHaveValue('Nespravne-1!')
  expect(sent.at(-1)?.body).toMatchObject({
    csrfToken: 'fresh',
    callbackUrl: '/auth/profile',
    json: 'true',
  })
})

test('the password can be looked at and hidden again', async () => {
  const { person } = show(<LoginScreen callbackUrl="" csrfToken="t" />)
  await person.click(screen.getByRole('button', { name: 'Zobraziť heslo' }))
  expect(password()).toHaveAttribute('type', 'text')
  await person.click(screen.getByRole('button', { name: 'Skryť heslo' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('without JavaScript the sign-in form posts its token to the right address', () => {
  const { container } = show(<LoginScreen callbackUrl="/x" csrfToken="token" problem="Prihláste sa znova." />)
  const form = container.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual(['/api/auth/callback/credentials', 'post'])
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ csrfToken: 'token', callbackUrl: '/x' })
  expect(screen.getByRole('alert')).toHaveTextContent('Prihláste sa znova.')
})

test.each(['Vaše prihlásenie vypršalo. Prihláste sa znova.', undefined])(
  'after a session that ended (%s) the page says so once, and that what was typed is kept',
  (problem) => {
    keepDraft(draftKey('jana', '/users/me', '/auth/profile'), { phone: '1' })
    show(<LoginScreen callbackUrl="/auth/profile" csrfToken="t" problem={problem} />)
    expect(screen.getByText(/Čo ste rozpísali, zostalo/)).toBeInTheDocument()
    expect(document.body.textContent?.match(/prihlásenie vypršalo/g)).toHaveLength(1)
    localStorage.clear()
  },
)

test('the sign-in form is accessible', async () => {
  const { container } = show(
    <LoginScreen callbackUrl="" csrfToken="t" problem="Nesprávny e-mail alebo heslo." />,
  )
  expect(await violationsOf(container)).toEqual([])
})

test('without a token the page of a new password has nothing to fill in', () => {
  show(<ResetPasswordScreen />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Odkaz je neplatný alebo už vypršal. Požiadajte o nový.',
  )
  expect(screen.queryByLabelText('Nové heslo')).toBeNull()
})

test('the rules of a new password are ticked off while it is typed; two that differ are not sent', async () => {
  window.location.hash = '#token=abc'
  const sent = server({ '/api/password/reset': [200, { message: 'ok' }] })
  const { person } = show(<ResetPasswordScreen />)
  const kept = () =>
    screen.getAllByRole('listitem').filter((item) => /– splnené/.test(item.textContent ?? ''))
  expect(kept()).toHaveLength(0)
  await person.type(screen.getByLabelText('Nové heslo'), 'Abc')
  expect(kept()).toHaveLength(2)
  await person.type(screen.getByLabelText('Nové heslo'), 'def7!')
  expect(kept()).toHaveLength(5)
  await person.type(screen.getByLabelText('Zopakujte nové heslo'), 'Abcdef7?')
  await person.click(screen.getByRole('button', { name: 'Nastaviť nové heslo' }))
  expect(screen.getByText('Heslá sa nezhodujú.')).toBeInTheDocument()
  expect(sent).toEqual([])

  await person.clear(screen.getByLabelText('Zopakujte nové heslo'))
  await person.type(screen.getByLabelText('Zopakujte nové heslo'), 'Abcdef7!')
  await person.click(screen.getByRole('button', { name: 'Nastaviť nové heslo' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Heslo je nastavené. Teraz sa môžete prihlásiť.',
  )
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/password/reset', { token: 'abc', password: 'Abcdef7!' }],
  ])
})

test('a link that is no longer valid is refused in the form of a new password', async () => {
  window.location.hash = '#token=abc'
  const refusal = { message: 'Odkaz je neplatný alebo už vypršal. Požiadajte o nový.', field: 'token' }
  server({ '/api/password/reset': [400, { errors: [refusal] }] })
  const { person } = show(<ResetPasswordScreen />)
  await person.type(screen.getByLabelText('Nové heslo'), 'Abcdef7!')
  await person.type(screen.getByLabelText('Zopakujte nové heslo'), 'Abcdef7!')
  await person.click(screen.getByRole('button', { name: 'Nastaviť nové heslo' }))
  const said = await screen.findByRole('alert')
  expect(said).toHaveTextContent(refusal.message)
  await waitFor(() => expect(said).toHaveFocus())
})
