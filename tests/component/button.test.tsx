import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { Button } from '@/ui/button'
import { NoRows, pagesShown, Pagination } from '@/ui/pagination'
import { violationsOf, show } from '../support/render'

test('a busy button keeps the focus, says that it is busy and ignores taps and Enter', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <label>
        Meno <input />
      </label>
      <Button busy={busy} onClick={onClick} type="submit">
        Uložiť
      </Button>
    </form>
  )
  const { person, rerender, container } = show(form(false))
  const button = screen.getByRole('button', { name: 'Uložiť' })
  await person.click(button)
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  rerender(form(true))
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await person.click(button)
  await person.keyboard('{Enter}')
  await person.type(screen.getByRole('textbox'), 'Ema{Enter}')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect(await violationsOf(container)).toEqual([])
})

test('on a narrow screen a neighbouring page is hidden only where a gap stands for others too', () => {
  const near = (page: number, pages: number): (string | null)[] => {
    const { container, unmount } = show(
      <Pagination hrefOf={(each) => `/?page=${each}`} page={page} pages={pages} />,
    )
    const left = [...container.querySelectorAll('[data-near]')].map(({ textContent }) => textContent)
    unmount()
    return left
  }
  expect(near(5, 10)).toEqual(['4', '6'])
  expect(near(4, 10)).toEqual(['5'])
  expect(near(1, 3)).toEqual([])
  expect(near(2, 4)).toEqual([])
  expect(pagesShown(5, 10)).toEqual([1, 0, 4, 5, 6, 0, 10])
})

test('a page beyond the last one says that it is no more and leads to the last one; another one says why it is empty', () => {
  const hrefOf = (page: number) => `/auth?page=${page}`
  const { rerender } = show(
    <>
      <NoRows hrefOf={hrefOf} page={9} pages={3}>
        Nič tu nie je.
      </NoRows>
      <Pagination hrefOf={hrefOf} page={9} pages={3} />
    </>,
  )
  expect(screen.getByText('Táto strana už neexistuje.')).toBeInTheDocument()
  expect(screen.queryByText('Nič tu nie je.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Prejsť na poslednú stranu' })).toHaveAttribute(
    'href',
    '/auth?page=3',
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(
    <NoRows hrefOf={hrefOf} page={1} pages={0}>
      Nič tu nie je.
    </NoRows>,
  )
  expect(screen.getByText('Nič tu nie je.')).toBeInTheDocument()
})
