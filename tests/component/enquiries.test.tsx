import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { StateActs } from '@/features/enquiries/components/state-acts.client'
import { TrialForm } from '@/features/enquiries/screens/trial-form.client'
import { onWrite } from '@/lib/client/writes.client'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

beforeEach(() => sessionStorage.clear())

const send = () => screen.getByRole('button', { name: 'Odoslať žiadosť' })
const REACHABLE = 'Zadajte telefón alebo e-mail, aby sme sa vám mohli ozvať.'

test('an empty request for a training names everything that is missing at once, also how to reply', async () => {
  const requests = fakeServer(() => 'no signal')
  const { person } = show(<TrialForm categories={[]} />)
  await person.click(send())
  for (const message of [
    'Vyplňte pole „Meno a priezvisko dieťaťa“.',
    'Vyplňte pole „Rok narodenia“.',
    REACHABLE,
  ])
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  expect(requests).toEqual([])
})

test('a phone number alone is enough to be called back', async () => {
  const { person } = show(<TrialForm categories={[]} />)
  await person.type(screen.getByLabelText('Telefón'), '0905 123 456')
  await person.click(send())
  expect(screen.getAllByText('Vyplňte pole „Rok narodenia“.').length).toBeGreaterThan(0)
  expect(screen.queryByText(REACHABLE)).toBeNull()
})

test('a request whose response was lost is sent as the same one after a reload, and as another once it is changed', async () => {
  const requests = fakeServer(() => 'no signal')
  const operations = () => requests.map(({ body }) => body.operation)
  const sent = async (count: number) => {
    await waitFor(() => expect(operations()).toHaveLength(count), { timeout: 10_000 })
    await screen.findByRole('alert')
  }
  const { person, unmount } = show(<TrialForm categories={[]} />)
  await person.type(screen.getByLabelText('Meno a priezvisko dieťaťa'), 'Nela Ťažká')
  await person.type(screen.getByLabelText('Rok narodenia'), '2017')
  await person.type(screen.getByLabelText('Meno zákonného zástupcu'), 'Soňa Ťažká')
  await person.type(screen.getByLabelText('Telefón'), '0905 123 456')
  await person.click(send())
  await sent(1)
  unmount()
  const again = show(<TrialForm categories={[]} />)
  await waitFor(() => expect(screen.getByLabelText('Rok narodenia')).toHaveValue('2017'))
  await again.person.click(send())
  await sent(2)
  await again.person.type(screen.getByLabelText('Meno a priezvisko dieťaťa'), 'ová')
  await again.person.click(send())
  await sent(3)
  const [first, second, third] = operations()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
}, 40_000)

const acts = (
  <>
    <StateActs id="e1" name="Nela Ťažká" state="new" updatedAt="2026-11-24T08:00:00.000Z" />
    <Toaster />
  </>
)

test.each([
  [200, { enquiry: { state: 'closed' } }, 'Správa je uzavretá.'],
  [
    409,
    { errors: [{ message: 'Záznam medzitým upravil niekto iný. Načítajte ho znova.' }] },
    'Medzitým to zmenil niekto iný. Zoznam už ukazuje, ako je to teraz.',
  ],
  [404, { errors: [{ message: 'Záznam neexistuje.' }] }, 'Záznam neexistuje.'],
])(
  'after %i to a button of a message the list is read again, and it is said: %j',
  async (status, body, said) => {
    fakeServer(() => [status, body])
    let reads = 0
    const stop = onWrite(() => (reads += 1))
    const { person } = show(acts)
    await person.click(screen.getByRole('button', { name: /^Uzavrieť/ }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(reads).toBe(1)
    stop()
  },
)
