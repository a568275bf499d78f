import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { PayerPayments } from '@/features/membership/admin/components/payer-payments.client'
import { fakeServer } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

test('payments that cannot be read are not shown as none, and are requested again', async () => {
  let isUp = false
  fakeServer(() => (isUp ? [200, { payments: [] }] : 'no signal'))
  const { person, container } = show(
    <PayerPayments onDone={() => undefined} player="j" season="2026/27" today="2026-11-24" />,
  )
  expect(await screen.findByRole('status')).toHaveTextContent('Prijaté platby sa nepodarilo načítať.')
  expect(screen.queryByText(/\(0\)/)).toBeNull()
  expect(await violationsOf(container)).toEqual([])
  isUp = true
  await person.click(screen.getByRole('button', { name: 'Skúsiť znova' }))
  expect(await screen.findByText(/Prijaté platby v sezóne 2026\/27 \(0\)/)).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a confirmation of an earlier day is asked for with its day, also of what was reversed since', async () => {
  const share = (amount: number) => ({
    ...{ fee: 'f', player: { id: 'j', name: 'Jakub' }, period: '2026-09', item: 'monthly', amount },
  })
  const row = (id: string, amount: number) => ({
    ...{ id, receivedAt: '2026-09-10T11:00:00.000Z', recordedAt: '2026-09-10T11:00:00.000Z' },
    ...{
      moneyReceivedAt: '2026-09-10T11:00:00.000Z',
      method: 'cash',
      amount,
      rest: 0,
      reversed: false,
      shared: false,
    },
    ...{ reverses: null, payer: null, recordedBy: null, players: [], shares: [share(amount)] },
  })
  fakeServer(() => [200, { payments: [row('p', 500), row('r', -500)] }])
  const { person } = show(
    <PayerPayments onDone={() => undefined} player="j" season="2026/27" today="2026-11-24" />,
  )
  await person.click(await screen.findByText(/^Prijaté platby/))
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.change(screen.getByLabelText('Overiť potvrdenie zo dňa'), { target: { value: '2026-09-12' } })
  expect(screen.getByRole('link', { name: /^Pre zamestnávateľa, rok 2026/ })).toHaveAttribute(
    'href',
    '/api/playerMembership/j/confirmation?kind=employer&period=2026&day=2026-09-12',
  )
})

test('a reversed payment is reported to the dialog around the list, which closes so that its toast is seen', async () => {
  const payment = {
    moneyReceivedAt: '2026-11-10T11:00:00.000Z',
    ...{ id: 'p1', receivedAt: '2026-11-10T11:00:00.000Z', recordedAt: '2026-11-10T11:00:00.000Z' },
    ...{ method: 'cash', amount: 500, rest: 500, reversed: false, reverses: null, payer: null },
    ...{ recordedBy: null, players: [], shares: [], shared: false },
  }
  fakeServer(({ method }) => [200, method === 'GET' ? { payments: [payment] } : { id: 'p1' }])
  let done = 0
  const { person } = show(
    <PayerPayments onDone={() => done++} player="j" season="2026/27" today="2026-11-24" />,
  )
  await person.click(await screen.findByText(/^Prijaté platby/))
  await person.click(screen.getByRole('button', { name: 'Vrátiť platbu' }))
  await person.click(screen.getAllByRole('button', { name: 'Vrátiť platbu' }).at(-1)!)
  await waitFor(() => expect(done).toBe(1))
})
