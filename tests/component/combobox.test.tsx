import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { PlayerChoice } from '@/features/users/components/player-choice.client'
import { ChosenPeople } from '@/features/notifications/components/chosen-people.client'
import { fakeServer, type Sent } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

const CLUB = [
  { id: 'a', name: 'Adam Čech', role: 'player', playing: true, category: { name: 'U11' } },
  { id: 'j', name: 'Jakub Ľalík', role: 'player', playing: true, category: { name: 'U13' } },
  { id: 'p', name: 'Peter Ľalík', role: 'player', playing: false, category: null },
  { id: 'r', name: 'Róbert Kováč', role: 'trainer', playing: false, category: null },
]
let requests: Sent[]
let status: number
beforeEach(() => {
  status = 200
  requests = fakeServer(({ path }) => {
    const search = new URL(path, 'http://klub.test').searchParams.get('search') ?? ''
    const users = CLUB.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return [status, status < 400 ? { users } : { errors: [{ message: 'Teraz to nejde.' }] }]
  })
})

const box = () => screen.getByRole('combobox')
const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

test('nobody is searched for before the field is used; then the server searches, and arrows and Enter choose', async () => {
  const onChoose = jest.fn()
  const { person, container } = show(<PlayerChoice label="Hráč" name="player" onChoose={onChoose} value="" />)
  expect(requests).toEqual([])
  await person.click(box())
  expect(await names()).toHaveLength(CLUB.length)
  await person.type(box(), 'ľalík')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(requests.at(-1)?.path).toContain('playing=true')
  await person.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id)
  expect(await violationsOf(container)).toEqual([])
  await person.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('j', 'Jakub Ľalík')
  expect(screen.queryByRole('option')).toBeNull()
})

test('who is chosen stands in the field; Escape and leaving it change nothing', async () => {
  const onChoose = jest.fn()
  const { person } = show(
    <PlayerChoice knownName="Adam Čech" label="Hráč" name="player" onChoose={onChoose} value="a" />,
  )
  expect(box()).toHaveValue('Adam Čech')
  await person.click(box())
  await person.type(box(), 'xyz')
  expect(await screen.findByText('Nenašiel sa nikto s takým menom.')).toBeInTheDocument()
  await person.keyboard('{Escape}')
  expect(box()).toHaveValue('Adam Čech')
  await person.type(box(), 'jak')
  await person.tab()
  expect(box()).toHaveValue('Adam Čech')
  expect(onChoose).not.toHaveBeenCalled()
})

test('a search that fails says so', async () => {
  status = 500
  const { person } = show(<PlayerChoice label="Hráč" name="player" onChoose={jest.fn()} value="" />)
  await person.click(box())
  expect(await screen.findByText('Teraz to nejde.')).toBeInTheDocument()
})

test('people to write to are players and staff, no guardian, each once; the chosen are taken back by name', async () => {
  const onChange = jest.fn()
  const { person } = show(
    <ChosenPeople chosen={['a']} everybody names={{ a: 'Adam Čech' }} onChange={onChange} />,
  )
  await person.click(box())
  expect(await names()).toEqual(['Jakub Ľalík · U13', 'Róbert Kováč · tréner'])
  await person.click(screen.getByRole('option', { name: /Róbert/ }))
  expect(onChange).toHaveBeenLastCalledWith(['a', 'r'], { a: 'Adam Čech', r: 'Róbert Kováč' })
  await person.click(screen.getByRole('button', { name: 'Odobrať: Adam Čech' }))
  expect(onChange).toHaveBeenLastCalledWith([], { a: 'Adam Čech' })
})
