import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { FocusKeeper } from '@/app/(site)/_shell/focus-keeper.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { AnswerForm } from '@/features/participants/answers/components/answer-form.client'
import { FormHead } from '@/ui/form-head.client'
import { TextInput } from '@/ui/inputs'
import { Toaster } from '@/ui/toaster.client'
import { wait } from '../support/attendance-sheet'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

const open = (content: ReactElement) =>
  show(
    <>
      <FocusKeeper />
      <main tabIndex={-1}>
        <h1>Zápas</h1>
        {content}
      </main>
      <Toaster />
    </>,
  )
const answer = (given: 'yes' | 'no' | null, reason = '') => (
  <AnswerForm
    about="Zápas U13, Jakub"
    answer={given}
    event="e"
    folded
    player="j"
    reason={reason}
    self={false}
  />
)

test.each([
  ['Zmeniť odpoveď', 'yes', 'Príde'],
  ['Odpovedať', null, 'Príde'],
] as const)(
  'a button „%s“ that turns into the answers leaves the focus on them',
  async (name, given, radio) => {
    const { person } = open(answer(given))
    await person.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
    await waitFor(() => expect(screen.getByRole('radio', { name: radio })).toHaveFocus())
  },
)

test('a saved reason leaves the focus in its form', async () => {
  fakeServer(() => [200, { waiting: 0 }])
  const { person } = open(answer('no'))
  await person.click(screen.getByRole('button', { name: /^Zmeniť odpoveď/ }))
  await person.type(screen.getByLabelText(/Poznámka/), 'dovolenka')
  await person.click(screen.getByRole('button', { name: /^Uložiť dôvod/ }))
  await waitFor(() => expect(screen.getByLabelText(/Poznámka/)).toHaveFocus())
})

function Restored() {
  const [isRestored, setRestored] = useState(true)
  return (
    <form>
      <FormHead isRestored={isRestored} problems={[]} startOver={() => setRestored(false)} />
      <TextInput label="Meno" name="name" />
    </form>
  )
}

test('discarding what was restored leaves the focus in its form', async () => {
  const { person } = open(<Restored />)
  await person.click(screen.getByRole('button', { name: 'Zahodiť ich' }))
  await waitFor(() => expect(screen.getByLabelText('Meno')).toHaveFocus())
})

function Removed() {
  const [shown, setShown] = useState(true)
  const remove = () => {
    setShown(false)
    toastWithUndo('Udalosť bola zrušená.', '/events/e1/resume')
  }
  return (
    <div>
      {shown && (
        <button onClick={remove} type="button">
          Zrušiť
        </button>
      )}
      <a href="/auth">Správa</a>
    </div>
  )
}

test('a button that its own act removes leaves the focus beside it, and so does „Vrátiť späť“ of its toast', async () => {
  fakeServer(() => [200, {}])
  const { person } = open(<Removed />)
  await person.click(screen.getByRole('button', { name: 'Zrušiť' }))
  const beside = screen.getByRole('link', { name: 'Správa' })
  await waitFor(() => expect(beside).toHaveFocus())
  const undo = await screen.findByRole('button', { name: 'Vrátiť späť' })
  await person.click(undo)
  expect(undo).toHaveFocus()
  fireEvent.animationEnd(undo.closest('.Toastify__toast')!)
  await waitFor(() => expect(undo).not.toBeInTheDocument())
  await waitFor(() => expect(beside).toHaveFocus())
})

test('a removed button with nothing near but the whole page leaves the focus on the heading', async () => {
  fakeServer(() => [200, {}])
  const { person } = open(
    <section>
      <input aria-label="Hľadať" type="search" />
      <Removed />
    </section>,
  )
  screen.getByRole('link', { name: 'Správa' }).remove()
  await person.click(screen.getByRole('button', { name: 'Zrušiť' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Zápas' })).toHaveFocus())
})

test('whoever clicked beside everything is not brought back', async () => {
  const { person } = open(<Removed />)
  const button = screen.getByRole('button', { name: 'Zrušiť' })
  button.focus()
  await person.click(document.body)
  fireEvent.click(button)
  await wait(100)
  expect(document.body).toHaveFocus()
})

function Lines() {
  const [names, setNames] = useState(['Oliver Nový', 'Nela Ťažká', 'Filip Horák'])
  return (
    <ul>
      {names.map((name) => (
        <li aria-label={name} key={name}>
          <a href="tel:+421905123456">Zavolať</a>
          <button onClick={() => setNames(names.filter((each) => each !== name))} type="button">
            Uzavrieť: {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('a line that leaves its list gives the focus to the next line, the last one to the line before, the only one to the heading', async () => {
  const { person } = open(<Lines />)
  const close = (name: string) => person.click(screen.getByRole('button', { name: `Uzavrieť: ${name}` }))
  await close('Nela Ťažká')
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Filip Horák' })).toHaveFocus())
  await close('Filip Horák')
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Oliver Nový' })).toHaveFocus())
  await close('Oliver Nový')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Zápas' })).toHaveFocus())
})
