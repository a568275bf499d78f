import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { PayerPayments } from '@/features/membership/admin/components/payer-payments.client'
import { fakeServer } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

test('payments that cannot be read are not shown as none, and are requested again', async () => {
  let isUp = false
  fakeServer(() => (isUp ? [200, { payments: [] }] : 'no signal'))
  const { person, container } = show(<PayerPayments player="j" season="2026/27" />)
  expect(await screen.findByRole('status')).toHaveTextContent('Prijaté platby sa nepodarilo načítať.')
  expect(screen.queryByText(/\(0\)/)).toBeNull()
  expect(await violationsOf(container)).toEqual([])
  isUp = true
  await person.click(screen.getByRole('button', { name: 'Skúsiť znova' }))
  expect(await screen.findByText(/Prijaté platby v sezóne 2026\/27 \(0\)/)).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
