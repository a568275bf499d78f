import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { SearchOpener } from '@/features/search/components/search-opener.client'
import { SearchScreen } from '@/features/search/screens/search-screen'
import type { Found } from '@/features/search/schema'
import { fakeServer, type Sent } from '../support/fake-server'
import { router, show, violationsOf } from '../support/render'

const JAKUB = {
  id: 'j',
  name: 'Jakub Ľalík',
  detail: 'Hráč U13',
  href: '/auth/admin/users/edit?id=j',
  fees: [{ name: 'Jakub Ľalík', href: '/auth/admin/memberFee?search=Jakub' }],
}
const JANA = {
  ...JAKUB,
  id: 'jana',
  name: 'Jana Ľalíková',
  detail: 'Rodič: Jakub Ľalík, Ema Ľalíková',
  href: '/auth/admin/users/edit?id=jana',
  fees: [...JAKUB.fees, { name: 'Ema Ľalíková', href: '/auth/admin/memberFee?search=Ema' }],
}
const CUP = {
  id: 'e',
  name: 'Turnaj U13',
  detail: 'so 12. 12. 2026',
  href: '/auth/admin/events/edit?id=e',
  fees: [],
}
const FOUND: Found = {
  groups: [
    { kind: 'people', total: 12, isMore: false, href: '/auth/admin/users?search=lal', hits: [JAKUB, JANA] },
    { kind: 'upcoming', total: 1, isMore: false, href: '/auth/admin/events?search=lal', hits: [CUP] },
  ],
}

let requests: Sent[]
let found: Found
let status: number
beforeEach(() => {
  status = 200
  found = FOUND
  router.push.mockClear()
  requests = fakeServer(() => [status, status < 400 ? found : { errors: [{ message: 'Teraz to nejde.' }] }])
})

const field = () => screen.findByRole('combobox', { name: 'Koho alebo čo hľadáte?' })
const options = () => screen.findAllByRole('option')
const openerButton = () => screen.getByRole('button', { name: 'Vyhľadávanie' })

/** Links lead nowhere in jsdom: which one was followed is noted. */
function followed(): string[] {
  const to: string[] = []
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a')
      if (link) to.push(link.getAttribute('href')!)
      if (link) event.preventDefault()
    },
    { capture: true },
  )
  return to
}

test('the button opens the search, arrows move through what was found, and Enter opens it', async () => {
  const to = followed()
  const { person } = show(<SearchOpener />)
  expect(requests).toEqual([])
  await person.click(openerButton())
  const input = await field()
  await person.type(input, 'la')
  await waitFor(async () => expect(await options()).toHaveLength(4))
  expect(requests.map(({ path }) => path)).toEqual(['/api/search?query=la'])
  expect(screen.getByRole('status')).toHaveTextContent('13 výsledkov.')
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(within(screen.getByRole('group', { name: 'Ľudia' })).getAllByRole('option')).toHaveLength(3)
  expect(await violationsOf(document.body)).toEqual([])

  input.focus()
  const idsOf = async () => (await options()).map(({ id }) => id)
  const at = () => input.getAttribute('aria-activedescendant')
  expect(at()).toBeNull()
  await person.keyboard('{ArrowUp}')
  expect(at()).toBe((await idsOf())[3])
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(at()).toBe((await idsOf())[1])
  expect((await options())[1]).toHaveAttribute('aria-selected', 'true')
  expect(input).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(to).toEqual([JANA.href])
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('Enter without a chosen line shows everything on a page of its own', async () => {
  const { person } = show(<SearchOpener />)
  await person.click(openerButton())
  const input = await field()
  input.focus()
  await person.type(input, 'l{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  await person.type(input, 'alík{Enter}')
  expect(router.push).toHaveBeenCalledWith('/auth/admin/search?query=lal%C3%ADk')
})

test('Escape closes the search, the focus returns, and nothing of it is left', async () => {
  const { person } = show(
    <>
      <a href="#x">Odkaz</a>
      <SearchOpener />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Odkaz' })
  link.focus()
  await person.keyboard('{Control>}k{/Control}')
  const input = await field()
  await person.type(input, 'lal')
  await options()
  // jsdom does not turn Escape into the dialog's own event.
  const dialog = screen.getByRole('dialog')
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  await waitFor(() => expect(link).toHaveFocus())
  await person.click(openerButton())
  expect(await field()).toHaveValue('')
  expect(screen.queryByRole('option')).toBeNull()
})

test('the shortcut is of no effect in a field and while a dialog is open', async () => {
  const { person } = show(
    <>
      <input aria-label="Meno" />
      <SearchOpener />
    </>,
  )
  await person.click(screen.getByRole('textbox', { name: 'Meno' }))
  await person.keyboard('{Control>}k{/Control}/')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openerButton()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
})

test('nothing found and a search that fails are said', async () => {
  found = { groups: [] }
  const { person } = show(<SearchOpener />)
  await person.click(openerButton())
  const input = await field()
  await person.type(input, 'xyz')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nič sa nenašlo.'))
  status = 500
  await person.type(input, 'q')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Teraz to nejde.'))
})

test('the page groups what was found, with the way to fees and to all of a kind', async () => {
  const { container } = show(<SearchScreen found={FOUND} query="lal" />)
  const people = screen.getByRole('region', { name: 'Ľudia' })
  const names = within(people).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Jakub Ľalík',
    'Členské: Jakub Ľalík',
    'Jana Ľalíková',
    'Členské: Jakub Ľalík',
    'Členské: Ema Ľalíková',
    'Zobraziť všetkých (12): Ľudia',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('13 výsledkov')
  expect(await violationsOf(container)).toEqual([])
})

test('the page says what is too short and what is nowhere', () => {
  const { rerender } = show(<SearchScreen found={undefined} query="l" />)
  expect(screen.getByText('Napíšte aspoň 2 znaky.')).toBeInTheDocument()
  rerender(<SearchScreen found={{ groups: [] }} query="xyz" />)
  expect(screen.getByText('Nič sa nenašlo.')).toBeInTheDocument()
})
