import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { PayerPayments } from '@/features/membership/admin/components/payer-payments.client'
import { barriers, show } from '../support/render'

const original = window.fetch
afterEach(() => {
  window.fetch = original
})

test('payments that cannot be read are not shown as none, and are asked for again', async () => {
  let isUp = false
  window.fetch = jest.fn(async () => {
    if (!isUp) throw new TypeError('fetch failed')
    return { ok: true, status: 200, json: async () => ({ payments: [] }) } as Response
  })
  const { person, container } = show(<PayerPayments player="j" season="2026/27" />)
  expect(await screen.findByRole('status')).toHaveTextContent('Prijaté platby sa nepodarilo načítať.')
  expect(screen.queryByText(/\(0\)/)).toBeNull()
  expect(await barriers(container)).toEqual([])
  isUp = true
  await person.click(screen.getByRole('button', { name: 'Skúsiť znova' }))
  expect(await screen.findByText(/Prijaté platby v sezóne 2026\/27 \(0\)/)).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
