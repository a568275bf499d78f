import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { newUser } from '@/features/users/admin/form'
import { UserEdit } from '@/features/users/admin/screens/user-edit'
import { UserForm } from '@/features/users/admin/screens/user-form.client'
import { fakeServer } from '../support/fake-server'
import { violationsOf, router, show } from '../support/render'

const choices = {
  categories: [{ id: 'u11', name: 'U11' }],
  children: [{ id: 'j', name: 'Jakub Ľalík' }],
}
const form = (child?: { id: string; name: string }) => (
  <UserForm choices={choices} initial={newUser('2026-11-21', child)} />
)

test('the form of a person is not the next one’s, though both were changed at the same moment', () => {
  const row = (id: string, lastName: string) => ({
    ...{ id, lastName, firstName: 'Nela', name: `Nela ${lastName}`, username: id, email: '', phone: '' },
    ...{ role: 'player', playing: false, active: true, category: null, secondCategory: null, children: [] },
    ...{ categories: [], variableSymbol: '', trialUntil: null, registrationNumber: '' },
    updatedAt: '2026-11-21T10:00:00.000Z',
  })
  const edit = (id: string, lastName: string) => (
    <UserEdit choices={choices} guardians={[]} own={false} user={row(id, lastName) as never} />
  )
  const { rerender } = show(edit('a', 'Ťažká'))
  rerender(edit('b', 'Ľahká'))
  expect(screen.getByLabelText('Priezvisko')).toHaveValue('Ľahká')
})

test('the form of a new person says where the link to a password goes: a player’s to the guardians, a parent’s to this address', async () => {
  const { person } = show(form())
  const email = () => screen.getByLabelText(/E-mail/)
  expect(email()).toHaveAccessibleDescription(expect.stringContaining('zákonným zástupcom'))
  await person.click(screen.getByLabelText('Rodič'))
  expect(email()).toHaveAccessibleDescription(
    'Naň príde odkaz na heslo a správy klubu. Bez e-mailu sa prihlasuje menom.',
  )
})

test('everything typed stays when a wrong phone is refused, and the field says why', async () => {
  const message = 'Zadajte telefónne číslo, napríklad 0905 123 456 alebo +421 905 123 456.'
  fakeServer(() => [400, { errors: [{ message, field: 'phone' }] }])
  const { person, container } = show(form())
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  await person.type(screen.getByLabelText(/Telefón/), '123')
  await person.click(screen.getByRole('button', { name: 'Vytvoriť používateľa' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText(/Telefón/)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.getByLabelText('Priezvisko')).toHaveValue('Ťažká')
  expect(await violationsOf(container)).toEqual([])
})

/** What is created; the first request asks for people of the same name. */
const created = (sent: ReturnType<typeof fakeServer>) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('a new person with a name of the club is created only when it is somebody else', async () => {
  const known = {
    ...{ id: 'p', name: 'Peter Kováč', firstName: 'Peter', lastName: 'Kováč', role: 'player' },
    ...{ playing: true, active: true, category: { id: 'u11', name: 'U11' }, birthDate: '2015-02-02' },
  }
  const longer = { ...known, id: 'q', name: 'Peter Kováčik', lastName: 'Kováčik' }
  const sent = fakeServer(({ method }) =>
    method === 'GET'
      ? [200, { users: [known, longer], page: {} }]
      : [200, { user: { id: 'n', updatedAt: 'x' } }],
  )
  const { person, container } = show(form())
  await person.type(screen.getByLabelText('Meno'), 'peter')
  await person.type(screen.getByLabelText('Priezvisko'), 'Kovac')
  const button = screen.getByRole('button', { name: 'Vytvoriť používateľa' })
  await person.click(button)
  const dialog = await screen.findByRole('dialog', { name: /už/ })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  expect(dialog).toHaveTextContent('Peter Kováč (hráč, U11, dátum narodenia 2. 2. 2015)')
  expect(await violationsOf(container)).toEqual([])
  expect(created(sent)).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Je to niekto iný, vytvoriť' }))
  expect(created(sent)).toMatchObject([{ firstName: 'peter', lastName: 'Kovac' }])
})

test('a new trainer has categories and nothing of a player’s', async () => {
  const sent = fakeServer(() => [200, { user: { id: 'n', updatedAt: 'x' } }])
  const { person } = show(form())
  await person.type(screen.getByLabelText('Meno'), 'Ľuboš')
  await person.type(screen.getByLabelText('Priezvisko'), 'Šimko')
  await person.type(screen.getByLabelText(/Číslo dresu/), '7')
  await person.click(screen.getByLabelText('Tréner'))
  expect(screen.queryByLabelText(/Číslo dresu/)).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'U11' }))
  await person.click(screen.getByRole('button', { name: 'Vytvoriť používateľa' }))
  expect(created(sent)[0]).toMatchObject({
    role: 'trainer',
    playing: false,
    categories: ['u11'],
    jerseyNumber: null,
  })
  expect(router.push).toHaveBeenCalledWith('/auth/admin/users/edit?id=n')
})

test('a new guardian of a child begins with that child', async () => {
  const sent = fakeServer(() => [200, { user: { id: 'm', updatedAt: 'x' } }])
  const { person } = show(form({ id: 'j', name: 'Jakub Ľalík' }))
  expect(screen.getByRole('combobox', { name: 'Hráč' })).toHaveValue('Jakub Ľalík')
  await person.type(screen.getByLabelText('Meno'), 'Jana')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ľalíková')
  await person.click(screen.getByRole('button', { name: 'Vytvoriť používateľa' }))
  expect(created(sent)[0]).toMatchObject({
    role: 'player',
    playing: false,
    children: [{ player: 'j', relation: 'mother', right: 'full' }],
  })
})

test.each(['Hrá aj za', 'Dátum narodenia', 'Členské pozastavené do', 'Na skúške do'])(
  'the optional field „%s“ of a player says that it is',
  (label) => {
    show(form())
    expect(screen.getByLabelText(new RegExp(`^${label} \\(nepovinné\\)`))).toBeInTheDocument()
  },
)

test('a trainer’s rate is typed in euros and sent in cents; who is no trainer has none', async () => {
  const sent = fakeServer(() => [400, { errors: [{ message: 'nie', field: 'lastName' }] }])
  const { person } = show(form())
  await person.type(screen.getByLabelText('Meno'), 'Ľuboš')
  await person.type(screen.getByLabelText('Priezvisko'), 'Šimko')
  expect(screen.queryByLabelText(/Sadzba za hodinu/)).toBeNull()
  await person.click(screen.getByLabelText('Tréner'))
  await person.type(screen.getByLabelText(/Sadzba za hodinu/), '8,50')
  const button = screen.getByRole('button', { name: 'Vytvoriť používateľa' })
  await person.click(button)
  expect(created(sent)[0]).toMatchObject({ role: 'trainer', hourlyRate: 850 })
  await person.click(screen.getByLabelText('Administrátor'))
  await person.click(button)
  expect(created(sent)[1]).toMatchObject({ role: 'admin', hourlyRate: null })
})
