import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { lazy } from 'react'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import { show } from '../support/render'

test('a part whose script never arrives leaves the page and what is typed into it as they are', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail: (reason: Error) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: () => null }>((_resolve, reject) => (fail = reject)))
  const { person } = show(
    <>
      <input aria-label="Meno" />
      <LazyBoundary fallback={<p>Klub, Dolina 1</p>}>
        <Late />
      </LazyBoundary>
    </>,
  )
  await person.type(screen.getByLabelText('Meno'), 'Ema')
  expect(screen.queryByText('Klub, Dolina 1')).toBeNull()
  fail(new Error('Failed to load chunk'))
  expect(await screen.findByText('Klub, Dolina 1')).toBeTruthy()
  expect((screen.getByLabelText('Meno') as HTMLInputElement).value).toBe('Ema')
  error.mockRestore()
})
