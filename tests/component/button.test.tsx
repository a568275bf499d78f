import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { Button } from '@/ui/button'
import { pagesShown, Pagination } from '@/ui/pagination'
import { barriers, show } from '../support/render'

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
  expect(await barriers(container)).toEqual([])
})

test('on a narrow screen a page’s neighbours are left to the arrows, first, last and where we are are not', () => {
  const { container } = show(<Pagination hrefOf={(page) => `/?page=${page}`} page={5} pages={10} />)
  const near = [...container.querySelectorAll('[data-near]')].map(({ textContent }) => textContent)
  expect(near).toEqual(['4', '6'])
  expect(pagesShown(5, 10)).toEqual([1, 0, 4, 5, 6, 0, 10])
})
