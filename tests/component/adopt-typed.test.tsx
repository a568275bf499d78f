import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { draftKey, keepDraft, readDraft } from '@/lib/client/draft-storage.client'
import { useForm } from '@/lib/client/form.client'
import { newUser } from '@/features/users/admin/form'
import { UserForm } from '@/features/users/admin/screens/user-form.client'
import { LoginScreen } from '@/features/session/screens/login-screen'
import { IconChoice } from '@/ui/icon-choice'
import { Check, Close } from '@/ui/icons.client'
import { fakeServer } from '../support/fake-server'
import { router } from '../support/render'

beforeEach(() => localStorage.clear())

/** The page as a slow phone shows it: the server's HTML, in which somebody types, and only then the script. */
async function typedBefore(page: ReactElement, type: (field: (name: string) => HTMLInputElement) => void) {
  const whole = <AppRouterContext.Provider value={router as never}>{page}</AppRouterContext.Provider>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(whole)
  type((name) => container.querySelector(`[name="${name}"]`)!)
  await act(async () => {
    hydrateRoot(container, whole)
  })
  return userEvent.setup()
}

const tick = (box: HTMLInputElement): void => {
  box.checked = !box.checked
}

/** Replaces its state as a whole at every change, and renders anew after its first rendering. */
function Everything() {
  const [typed, setTyped] = useState({
    name: 'Nela',
    note: 'Príde neskôr.',
    empty: '',
    place: 'a',
    is: false,
    kind: 'x',
  })
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const { formProps } = useForm([])
  return (
    <form {...formProps(() => undefined)}>
      <input name="name" onChange={({ target }) => set({ name: target.value })} value={typed.name} />
      <textarea name="note" onChange={({ target }) => set({ note: target.value })} value={typed.note} />
      <textarea name="empty" onChange={({ target }) => set({ empty: target.value })} value={typed.empty} />
      <select name="place" onChange={({ target }) => set({ place: target.value })} value={typed.place}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        checked={typed.is}
        name="is"
        onChange={({ target }) => set({ is: target.checked })}
        type="checkbox"
      />
      {['x', 'y'].map((kind) => (
        <input
          checked={typed.kind === kind}
          key={kind}
          name={kind}
          onChange={() => set({ kind })}
          type="radio"
        />
      ))}
      <output>{JSON.stringify(typed)}</output>
    </form>
  )
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object

test('what was typed, chosen and ticked before the page’s script ran is in the form', async () => {
  await typedBefore(<Everything />, (field) => {
    field('name').value = 'Nela Ťažká'
    field('note').value = 'Príde načas.'
    field('empty').value = 'Nové'
    field('place').value = 'b'
    tick(field('is'))
    tick(field('x'))
    tick(field('y'))
  })
  const all = { name: 'Nela Ťažká', note: 'Príde načas.', empty: 'Nové', place: 'b', is: true, kind: 'y' }
  await waitFor(() => expect(shown()).toEqual(all))
})

test('a form in which nothing was touched hears of no change', async () => {
  let changes = 0
  const Untouched = () => {
    const { formProps } = useForm([])
    return (
      <form {...formProps(() => undefined)}>
        <input defaultChecked name="on" onChange={() => (changes += 1)} type="checkbox" />
        <input defaultChecked={false} name="off" onChange={() => (changes += 1)} type="checkbox" />
        <input defaultValue="Nela" name="name" onChange={() => (changes += 1)} />
      </form>
    )
  }
  await typedBefore(<Untouched />, () => undefined)
  await act(async () => void (await new Promise((done) => setTimeout(done, 300))))
  expect(changes).toBe(0)
})

test('what was typed before the page’s script ran is put on top of a restored draft, kept as one, and sent', async () => {
  const requests = fakeServer(() => [200, { user: { id: 'n', updatedAt: 'x' } }])
  const key = draftKey('maria', '/users/new')
  const stored = newUser('2026-11-21')
  keepDraft(key, { draft: { ...stored, firstName: 'Eva', lastName: 'Krátka' }, stored })
  const form = <UserForm choices={{ categories: [], children: [] }} initial={stored} />
  const person = await typedBefore(<DraftOwner id="maria">{form}</DraftOwner>, (field) => {
    field('firstName').value = 'Nela'
  })
  await waitFor(() => expect(screen.getByLabelText('Meno')).toHaveValue('Nela'))
  expect(screen.getByLabelText('Priezvisko')).toHaveValue('Krátka')
  expect(readDraft(key)).toMatchObject({ draft: { firstName: 'Nela', lastName: 'Krátka' } })
  await person.click(screen.getByRole('button', { name: 'Vytvoriť používateľa' }))
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ firstName: 'Nela', lastName: 'Krátka' }))
})

test('a name and a password typed before the page’s script ran sign a person in', async () => {
  const requests = fakeServer(({ path }) => [
    200,
    path.endsWith('csrf') ? { csrfToken: 't' } : { url: '#in' },
  ])
  const person = await typedBefore(<LoginScreen callbackUrl="" csrfToken="t" />, (field) => {
    field('email').value = 'jakub.lalik'
    field('password').value = 'Tajne-2026!'
  })
  await person.click(screen.getByRole('button', { name: 'Prihlásiť sa' }))
  await waitFor(() =>
    expect(requests.at(-1)?.body).toMatchObject({ email: 'jakub.lalik', password: 'Tajne-2026!' }),
  )
})

test('buttons that save at once tell of what was tapped before the script ran, once; those of a form leave it to the form', async () => {
  const told: string[] = []
  function Answers({ form }: { form?: boolean }) {
    const [answer, setAnswer] = useState<'yes' | 'no' | null>('no')
    const choice = (
      <IconChoice
        labels={{ yes: 'Príde', no: 'Nepríde' }}
        legend="Odpoveď"
        name={form ? 'inForm' : 'alone'}
        onChange={(value) => {
          told.push(value)
          setAnswer(value)
        }}
        options={[
          ['yes', Check, 'ok'],
          ['no', Close, 'bad'],
        ]}
        value={answer}
      />
    )
    return form ? <form>{choice}</form> : choice
  }
  const page = (
    <>
      <Answers />
      <Answers form />
    </>
  )
  await typedBefore(page, (field) => {
    tick(field('alone'))
    tick(field('inForm'))
  })
  await waitFor(() => expect(told).toEqual(['yes']))
  const [alone] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Príde' })
  expect(alone!.checked).toBe(true)
  // A choice that the browser itself restores would be taken for a tap.
  expect(alone!.autocomplete).toBe('off')
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(told).toEqual(['yes'])
})
