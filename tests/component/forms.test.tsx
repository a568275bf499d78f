import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { draftKey, keepDraft, readDraft, clearDrafts } from '@/lib/client/draft-storage.client'
import { validateForm } from '@/lib/client/field-validation.client'
import { restoreDraft } from '@/lib/client/restore-draft.client'
import { onWrite, writeCall } from '@/lib/client/writes.client'
import { newUser } from '@/features/users/admin/form'
import { UserForm } from '@/features/users/admin/screens/user-form.client'
import { PasswordForm } from '@/features/session/profile/screens/password-form.client'
import { PASSWORD_SENTENCE } from '@/lib/password'
import { Conflict } from '@/ui/conflict.client'
import { DialogErrors } from '@/ui/dialog.client'
import { TextInput } from '@/ui/inputs'
import { fakeServer } from '../support/fake-server'
import { violationsOf, router, setOnline, show } from '../support/render'

const HOUR = 60 * 60_000
const choices = { categories: [{ id: 'u11', name: 'U11' }], children: [] }
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const server = (status: number, body: object) => fakeServer(() => [status, body])
const as = (who: string, child: ReactElement) => <DraftOwner id={who}>{child}</DraftOwner>
const formOfNewUser = <UserForm choices={choices} initial={newUser('2026-11-21')} />
const save = () => screen.getByRole('button', { name: 'Vytvoriť používateľa' })

test.each([
  ['', { label: 'Meno', required: true }, 'Vyplňte pole „Meno“.'],
  ['', { label: 'Deň', required: true, type: 'date' }, 'Zadajte dátum v poli „Deň“.'],
  ['', { label: 'Od', required: true, type: 'time' }, 'Zadajte čas v poli „Od“.'],
  ['jana', { label: 'E-mail', type: 'email' }, 'Zadajte e-mail v tvare meno@domena.sk.'],
  ['120', { label: 'Číslo dresu', type: 'number', max: 99 }, 'Hodnota môže byť najviac 99.'],
  [
    '2026-11-01',
    { label: 'Do', type: 'date', min: '2026-11-24' },
    'Zadajte dátum najskôr 24.\u00a011.\u00a02026.',
  ],
  ['30 korún', { label: 'Suma', pattern: '\\d+', title: 'Zadajte sumu.' }, 'Zadajte sumu.'],
])('the browser refuses %j in %o by itself: %s', (value, field, message) => {
  const { container } = show(
    <form>
      <TextInput {...field} defaultValue={value} name="x" />
    </form>,
  )
  expect(validateForm(container.querySelector('form')!)).toEqual([{ field: 'x', message }])
})

test('a form with something wrong is not sent; the first wrong field has the focus, its message, and a place in the summary', async () => {
  const requests = server(200, {})
  const { person, container } = show(as('maria', formOfNewUser))
  await person.click(save())
  expect(requests).toEqual([])
  const first = screen.getByLabelText('Meno')
  expect(first).toHaveFocus()
  expect(first).toBeInvalid()
  expect(first).toHaveAccessibleDescription('Vyplňte pole „Meno“.')
  expect(container.querySelector('form')).toHaveAttribute('novalidate')
  const summary = screen.getByRole('alert')
  expect(summary).toHaveTextContent(/Formulár obsahuje 2\schyby/)
  await person.click(within(summary).getByRole('link', { name: 'Vyplňte pole „Priezvisko“.' }))
  expect(screen.getByLabelText('Priezvisko')).toHaveFocus()
  expect(await violationsOf(container)).toEqual([])
})

test('a field the server refuses has the focus', async () => {
  server(400, { errors: [{ message: 'Zadajte telefónne číslo.', field: 'phone' }] })
  const { person } = show(as('maria', formOfNewUser))
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  await person.click(save())
  await waitFor(() => expect(screen.getByLabelText(/Telefón/)).toHaveFocus())
  expect(screen.getByLabelText(/Telefón/)).toBeInvalid()
})

test('the error of a field ends when the field is changed; the others stay, and nothing takes the focus', async () => {
  const errors = () => [
    { message: 'Zadajte telefónne číslo.', field: 'phone' },
    { message: 'Tento e-mail už niekto má.', field: 'email' },
  ]
  fakeServer(() => [400, { errors: errors() }])
  const { person } = show(as('maria', formOfNewUser))
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  await person.click(save())
  await waitFor(() => expect(screen.getByLabelText(/Telefón/)).toBeInvalid())
  await person.type(screen.getByLabelText(/Telefón/), '0900')
  expect(screen.getByLabelText(/Telefón/)).toBeValid()
  expect(screen.getByLabelText(/Telefón/)).toHaveFocus()
  expect(screen.queryByText('Zadajte telefónne číslo.')).toBeNull()
  expect(screen.getByLabelText(/E-mail/)).toBeInvalid()
  await person.type(screen.getByLabelText(/E-mail/), 'nela@klub.test')
  expect(screen.queryByRole('alert')).toBeNull()
  await person.click(save())
  await waitFor(() => expect(screen.getByLabelText(/Telefón/)).toBeInvalid())
})

test('an error in a dialog looks like every other, and is announced', () => {
  show(<DialogErrors problems={[{ message: 'Zadajte dôvod.' }]} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Zadajte dôvod.')
  expect(screen.getByRole('alert')).toHaveClass('error')
})

test('no line of the password’s rule ends with a lone „a“', () => {
  expect(PASSWORD_SENTENCE).toMatch(/ a\u00a0/)
  expect(PASSWORD_SENTENCE).not.toMatch(/ a /)
})

test('the summary has the focus when the server refuses no single field', async () => {
  server(409, { errors: [{ message: 'Takýto záznam už existuje.' }] })
  const { person } = show(as('maria', formOfNewUser))
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  await person.click(save())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent('Takýto záznam už existuje.')
})

test('what was typed and not saved is restored after a reload, with a notice, and can be dropped', async () => {
  const first = show(as('maria', formOfNewUser))
  await first.person.type(screen.getByLabelText('Meno'), 'Nela')
  first.unmount()
  const { person, container } = show(as('maria', formOfNewUser))
  expect(await screen.findByText('Obnovili sme rozpísané zmeny.')).toBeVisible()
  expect(screen.getByLabelText('Meno')).toHaveValue('Nela')
  expect(await violationsOf(container)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Zahodiť ich' }))
  expect(screen.getByLabelText('Meno')).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

test('the row in the trash is named by the button that restores it, and what was typed is forgotten then', async () => {
  const current = { id: 'k', trashed: true, restores: 'Obnoviť z koša: Nela Ťažká' }
  const sent = fakeServer(({ path }) =>
    path.endsWith('/restore')
      ? [200, { user: { id: 'k', updatedAt: 'x' } }]
      : [409, { errors: [{ message: 'Tento e-mail má Nela Ťažká v koši.', field: 'email' }], current }],
  )
  const { person } = show(as('maria', formOfNewUser))
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  await person.click(save())
  await person.click(await screen.findByRole('button', { name: current.restores }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(sent.at(-1)!.path).toBe('/api/users/k/restore')
})

test('what was typed and not saved is shown to nobody else', async () => {
  const first = show(as('maria', formOfNewUser))
  await first.person.type(screen.getByLabelText('Meno'), 'Nela')
  first.unmount()
  show(as('peter', formOfNewUser))
  expect(screen.getByLabelText('Meno')).toHaveValue('')
  expect(screen.queryByText('Obnovili sme rozpísané zmeny.')).toBeNull()
})

test('what was typed and not saved is forgotten once it is saved', async () => {
  server(200, { user: { id: 'n', updatedAt: 'x' } })
  const { person } = show(as('maria', formOfNewUser))
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  expect(localStorage).toHaveLength(1)
  await person.click(save())
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(localStorage).toHaveLength(0)
})

test.each([
  [false, /^Uložiť sa to nepodarilo\. Vyplnené údaje zostali\.Ste bez signálu/],
  [
    true,
    /^Spojenie sa prerušilo a\snevieme, .+ pozrite sa, či to už nie je hotové\. Vyplnené údaje zostali\.$/,
  ],
])(
  'what was typed stays without an answer; the form says what became of it (signal before: %s)',
  async (signal, words) => {
    setOnline(signal)
    fakeServer(() => 'no signal')
    const { person } = show(as('maria', formOfNewUser))
    await person.type(screen.getByLabelText('Meno'), 'Nela')
    await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
    await person.click(save())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByLabelText('Priezvisko')).toHaveValue('Ťažká')
    expect(localStorage).toHaveLength(1)
  },
)

test('what was typed and not saved never holds a password', async () => {
  const { person } = show(as('maria', <PasswordForm username="maria" />))
  await person.type(screen.getByLabelText('Súčasné heslo'), 'Tajne-2026!')
  await person.type(screen.getByLabelText('Nové heslo'), 'Ine-tajne-2026!')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ajne')
})

test('what was typed and not saved ends after 72 hours, and with the sign-out', () => {
  const key = draftKey('maria', 'new')
  const other = draftKey('peter', 'new')
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 73 * HOUR)
  keepDraft(key, { name: 'old' })
  clock.mockReturnValue(now - HOUR)
  keepDraft(other, { name: 'young' })
  clock.mockRestore()
  expect(readDraft(key)).toBeUndefined()
  clearDrafts('older')
  expect(readDraft(other)).toEqual({ name: 'young' })
  clearDrafts()
  expect(localStorage).toHaveLength(0)
})

test('two versions of a row are compared by how many facts differ, and which', () => {
  const versions = (theirs: string[]) => (
    <Conflict
      mine={[
        ['Miesto', 'Hala'],
        ['Súper', 'Lokomotíva'],
        ['Poznámka', ''],
      ]}
      onClose={jest.fn()}
      onMine={jest.fn()}
      onTheirs={jest.fn()}
      open
      saving={false}
      theirs={theirs.map((value) => ['', value] as const)}
    />
  )
  const { rerender } = show(versions(['Umelá tráva', 'Slávia', '']))
  expect(screen.getByText(/Verzie sa líšia v\s2\súdajoch\./)).toBeVisible()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Miesto', 'Súper'])
  rerender(versions(['Umelá tráva', 'Lokomotíva', '']))
  expect(screen.getByText(/Verzie sa líšia v\s1\súdaji\./)).toBeVisible()
})

describe('text kept from an older version of a row', () => {
  const stored = { place: 'Umelá tráva', note: '' }
  const kept = { draft: { place: 'Telocvičňa', note: '' }, stored, stamp: 'old' }

  test('text kept from an older version of a row goes on top of what others changed elsewhere in it', () => {
    expect(restoreDraft(kept, { place: 'Umelá tráva', note: 'Zraz 9:00' })).toEqual({
      draft: { place: 'Telocvičňa', note: 'Zraz 9:00' },
    })
  })

  test('text kept from an older version of a row goes back with the old stamp when they changed the same field, so that both are shown', () => {
    expect(restoreDraft(kept, { place: 'Hlavné ihrisko', note: '' })).toMatchObject({ stamp: 'old' })
  })

  test.each([[null], [{}], [{ draft: { place: 4 }, stored }], [{ ...kept, draft: stored }]])(
    'the kept value %j is not restored',
    (found) => expect(restoreDraft(found, stored)).toBeUndefined(),
  )
})

test('listeners are told of a write that worked, and not of a refused one', async () => {
  const listener = jest.fn()
  const stop = onWrite(listener)
  server(409, { errors: [{ message: 'Nie.' }] })
  const { person } = show(as('maria', formOfNewUser))
  await person.type(screen.getByLabelText('Meno'), 'Nela')
  await person.type(screen.getByLabelText('Priezvisko'), 'Ťažká')
  await person.click(save())
  await screen.findByText('Nie.')
  expect(listener).not.toHaveBeenCalled()
  server(200, { user: { id: 'n', updatedAt: 'x' } })
  await person.click(save())
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  act(stop)
  fireEvent.blur(save())
})

test('a change the page shows by itself renews the next page when the person has gone on meanwhile', async () => {
  const reported: unknown[] = []
  const stop = onWrite((shown) => reported.push(shown))
  fakeServer(() => [200, {}])
  await writeCall('/attendances', { method: 'POST', shown: true })
  fakeServer(() => {
    window.history.pushState({}, '', '/elsewhere')
    return [200, {}]
  })
  await writeCall('/attendances', { method: 'POST', shown: true })
  stop()
  expect(reported).toEqual([true, false])
})
