import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CountedCheckbox } from '@/features/users/components/counted-checkbox.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

const REACH = '/notifications/reach?event=e1'
const box = <CountedCheckbox asked={REACH} checked leaders onChange={() => undefined} />
const within = (client: QueryClient) => <QueryClientProvider client={client}>{box}</QueryClientProvider>

test('a part taken over after another one has read the same says first what the server said, then what was read', async () => {
  fakeServer(() => [200, { count: 47 }])
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(within(new QueryClient()))
  expect(container).not.toHaveTextContent('47')
  const filled = new QueryClient()
  filled.setQueryData([REACH], { count: 47 })
  const errors: unknown[] = []
  let page: Root | undefined
  await act(async () => {
    page = hydrateRoot(container, within(filled), { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
  expect(await screen.findByRole('checkbox', { name: /\(47\sľudí\)/ })).toBeChecked()
  act(() => page?.unmount())
  container.remove()
})

test('a part that the server did not show has what was read before at once', () => {
  fakeServer(() => [200, { count: 47 }])
  const filled = new QueryClient()
  filled.setQueryData([REACH], { count: 47 })
  show(within(filled))
  expect(screen.getByRole('checkbox', { name: /\(47\sľudí\)/ })).toBeChecked()
})
