import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FeeHistory } from '@/features/membership/admin/components/fee-history'
import { show } from '../support/render'

test('a change of a fee that became one with this one is told apart from its own', () => {
  const change = (merged: boolean, at: string) => ({
    ...{ at, by: 'Mária Kováčová', merged },
    changes: [{ fact: 'amount' as const, from: 3000, to: 2500 }],
  })
  const at = '2026-11-03T10:00:00.000Z'
  show(<FeeHistory history={[change(false, at), change(true, at)]} />)
  const told = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent ?? '')
  expect(told.map((text) => text.startsWith('Zlúčený predpis: '))).toEqual([false, true])
})
