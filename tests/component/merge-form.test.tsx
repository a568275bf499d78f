import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { MergeForm } from '@/features/merges/screens/merge-form.client'
import type { MergePreview } from '@/features/merges/views'
import { onWrite } from '@/lib/client/writes.client'
import { fakeServer, inTurn } from '../support/fake-server'
import { router, show, violationsOf } from '../support/render'

const side = (id: string, username: string) => ({
  ...{
    id,
    username,
    name: 'Nela Malá',
    hasPassword: false,
    created: '1. 9. 2026',
    symbols: [],
    children: [] as string[],
  },
})
const preview: MergePreview = {
  kept: side('zostane', 'nela.mala'),
  removed: side('zanikne', 'nela.mala2'),
  fields: [
    {
      key: 'birthDate',
      label: 'Dátum narodenia',
      mine: '4. 3. 2018',
      theirs: '3. 4. 2018',
      state: 'differs',
    },
    { key: 'phone', label: 'Telefón', mine: '+421 905 1', theirs: '+421 905 2', state: 'differs' },
    { key: 'email', label: 'E-mail', mine: '', theirs: 'nela@klub.sk', state: 'filled' },
  ],
  parts: [],
  notes: [],
  differences: [],
  seen: 'odtlacok',
}

test('the first person’s values stay unless the other is chosen, and the act follows a dialog that says it is final', async () => {
  const sent = fakeServer(inTurn([200, { user: { id: 'zostane', name: 'Nela Malá' } }]))
  const { person, container } = show(<MergeForm preview={preview} />)
  expect(await violationsOf(container)).toEqual([])
  expect(screen.getByText('nela@klub.sk')).not.toBeNull()
  // The day of the row, not of joining the club, which is a value of its own.
  expect(container.textContent).toContain('nela.mala, účet vytvorený 1. 9. 2026, bez hesla')
  const [mine, theirs] = screen.getAllByRole<HTMLInputElement>('radio', { name: /2018/ })
  expect([mine!.checked, theirs!.checked]).toEqual([true, false])
  await person.click(theirs!)
  await person.click(screen.getByRole('radio', { name: /905 2/ }))
  await person.click(screen.getByRole('radio', { name: /905 1/ }))
  await person.click(screen.getByRole('button', { name: 'Zlúčiť osoby' }))
  expect(screen.getByRole('dialog').textContent).toContain('Toto sa nedá vrátiť.')
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText(/Vaše heslo/), 'Heslo-2026!')
  await person.click(screen.getByRole('button', { name: 'Zlúčiť natrvalo' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/auth/admin/users/edit?id=zostane'))
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      ...['POST', '/api/users/zostane/merge'],
      {
        ...{ other: 'zanikne', seen: 'odtlacok', chosen: ['birthDate'] },
        currentPassword: 'Heslo-2026!',
      },
    ],
  ])
})

test('of two parents the children of each are named, which tells namesakes apart, without a word of gender', async () => {
  const father = { ...side('zanikne', 'peter.kovacik'), name: 'Peter Kováčik' }
  const { person, rerender } = show(
    <MergeForm
      preview={{ ...preview, kept: { ...preview.kept, children: ['Ema Malá', 'Ján Malý'] }, removed: father }}
    />,
  )
  expect(screen.getByText('Deti: Ema Malá, Ján Malý')).toBeVisible()
  expect(screen.getByText('Deti: žiadne')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Zlúčiť osoby' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('Peter Kováčik (peter.kovacik) zanikne.')
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/\bjej\b/)
  rerender(<MergeForm preview={preview} />)
  expect(screen.queryByText(/^Deti/)).toBeNull()
})

test('a wrong password is said at its field, and nothing has to be compared again', async () => {
  const wrong = { message: 'Súčasné heslo nie je správne.', field: 'currentPassword' }
  fakeServer(inTurn([400, { errors: [wrong] }]))
  const { person } = show(<MergeForm preview={preview} />)
  await person.click(screen.getByRole('button', { name: 'Zlúčiť osoby' }))
  const input = screen.getByLabelText(/Vaše heslo/)
  await person.type(input, 'nie')
  await person.click(screen.getByRole('button', { name: 'Zlúčiť natrvalo' }))
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('button', { name: 'Načítať porovnanie znova' })).toBeNull()
})

test('a comparison that is old is said in the dialog, and can be read again', async () => {
  const renewed = jest.fn()
  const stop = onWrite(renewed)
  fakeServer(inTurn([409, { errors: [{ message: 'Medzitým sa niečo zmenilo.' }] }]))
  const { person } = show(<MergeForm preview={preview} />)
  await person.click(screen.getByRole('button', { name: 'Zlúčiť osoby' }))
  await person.type(screen.getByLabelText(/Vaše heslo/), 'Heslo-2026!')
  await person.click(screen.getByRole('button', { name: 'Zlúčiť natrvalo' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Medzitým sa niečo zmenilo.')
  await person.click(screen.getByRole('button', { name: 'Načítať porovnanie znova' }))
  expect(renewed).toHaveBeenCalledTimes(1)
  stop()
})

test('what says that they are two people stands above the act', async () => {
  const differences = [
    'Dátum narodenia je iný: 4. 3. 2018 a 3. 4. 2018.',
    'Meno je iné: Nela Malá a Ela Malá.',
  ]
  const { container, rerender } = show(<MergeForm preview={{ ...preview, differences }} />)
  const warning = screen.getByRole('note')
  for (const difference of differences) expect(warning.textContent).toContain(difference)
  const act = screen.getByRole('button', { name: 'Zlúčiť osoby' })
  expect(warning.compareDocumentPosition(act)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await violationsOf(container)).toEqual([])
  rerender(<MergeForm preview={preview} />)
  expect(screen.queryByRole('note')).toBeNull()
})
