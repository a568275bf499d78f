import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AbsenceForm } from '@/features/participants/absences/components/absence-form.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

const TODAY = '2026-11-23'
const children = [
  { id: 'jakub', name: 'Jakub Ľalík' },
  { id: 'ema', name: 'Ema Ľalíková' },
]
const form = (ticked: string[]) => (
  <AbsenceForm
    clubPhone=""
    latest="2027-11-24"
    players={children}
    quick={[{ label: 'Dnes', span: { from: TODAY, to: TODAY } }]}
    ticked={ticked}
    today={TODAY}
  />
)

/** A server whose previews wait until they are released, or are refused with a message. */
const server = (refusal?: string) => {
  const recorded: object[] = []
  const waiting: (() => void)[] = []
  fakeServer(({ path, body }) => {
    if (path.endsWith('/preview'))
      return refusal ? [400, { errors: [{ message: refusal }] }] : [200, { changed: [], closed: [] }]
    recorded.push(body)
    return [200, { absences: [], changed: 0, closed: [], waiting: 0 }]
  })
  const reply = window.fetch
  window.fetch = async (path, init) => {
    if (!refusal && String(path).endsWith('/preview'))
      await new Promise<void>((resolve) => waiting.push(resolve))
    return reply(path, init)
  }
  return { recorded, release: () => waiting.splice(0).forEach((each) => each()) }
}
const confirm = () => screen.getByRole('button', { name: 'Potvrdiť neprítomnosť' })
const nothing = 'V týchto dňoch zatiaľ nie je čo ospravedlniť.'

test('opened for one child it has that one ticked, and the others to tick', async () => {
  server().release()
  show(form(['ema']))
  expect(screen.getByRole('checkbox', { name: 'Ema Ľalíková' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Jakub Ľalík' })).not.toBeChecked()
})

test('nothing is recorded before it is shown what it concerns', async () => {
  const { recorded, release } = server()
  const { person } = show(form(['ema']))
  await person.click(confirm())
  expect(recorded).toEqual([])
  await waitFor(() => {
    release()
    expect(screen.getByRole('heading', { name: nothing })).toBeVisible()
  })
  await person.click(screen.getByRole('checkbox', { name: 'Jakub Ľalík' }))
  await person.click(confirm())
  expect(recorded).toEqual([])
  await waitFor(() => {
    release()
    expect(screen.getByRole('heading', { name: nothing })).toBeVisible()
  })
  await person.click(confirm())
  expect(recorded).toMatchObject([{ players: ['ema', 'jakub'], from: TODAY, to: TODAY }])
})

test('a missing day is said, and the button refuses it with the field', async () => {
  const { recorded } = server()
  const { person } = show(form(['ema']))
  fireEvent.change(screen.getByLabelText(/^Do/), { target: { value: '' } })
  expect(screen.getByText('Zadajte, od ktorého do ktorého dňa.')).toBeVisible()
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await person.click(confirm())
  expect(recorded).toEqual([])
  expect(screen.getByLabelText(/^Do/)).toHaveFocus()
})

test('what the server says against the choice is shown, without asking again for the same', async () => {
  server('Vlastné deti a hráčov kategórie ospravedlňte osobitne.')
  show(form(['ema']))
  expect(await screen.findByText('Vlastné deti a hráčov kategórie ospravedlňte osobitne.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Skúsiť znova' })).toBeNull()
})

test('an end before the beginning is said in the same words beside the field, in the summary and below', async () => {
  const { recorded } = server()
  const { person } = show(form(['ema']))
  fireEvent.change(screen.getByLabelText('Od'), { target: { value: '2026-11-25' } })
  fireEvent.change(screen.getByLabelText('Do'), { target: { value: '2026-11-24' } })
  await person.click(confirm())
  expect(recorded).toEqual([])
  expect(screen.getAllByText('Koniec neprítomnosti nemôže byť pred jej začiatkom.')).toHaveLength(3)
  expect(screen.getByLabelText('Do')).toHaveAccessibleDescription(
    'Koniec neprítomnosti nemôže byť pred jej začiatkom.',
  )
})

test('after one is recorded the form says that it takes another, until that is begun', async () => {
  const { recorded, release } = server()
  const { person } = show(form(['ema']))
  await waitFor(() => {
    release()
    expect(screen.getByRole('heading', { name: nothing })).toBeVisible()
  })
  await person.click(confirm())
  const text = 'Neprítomnosť je zapísaná. Tu môžete zapísať ďalšiu.'
  expect(await screen.findByText(text)).toBeVisible()
  expect(recorded).toHaveLength(1)
  await person.click(screen.getByRole('checkbox', { name: 'Jakub Ľalík' }))
  expect(screen.queryByText(text)).toBeNull()
})
