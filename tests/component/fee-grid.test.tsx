import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { FeeGrid } from '@/features/membership/desk/screens/fee-grid.client'
import { barriers, show } from '../support/render'

type Rows = ComponentProps<typeof FeeGrid>['rows']
const fee = { item: 'monthly', amount: 3000, reason: 'Kategória U11', claimed: false } as const
const rows: Rows = [
  {
    player: { id: 'j', name: 'Jakub Ľalík' },
    category: 'U11',
    left: false,
    credit: { amount: 0, shared: false },
    owed: 3000,
    fees: [
      { ...fee, id: 'j10', period: '2026-10', owed: 0, state: 'paid' },
      { ...fee, id: 'j11', period: '2026-11', owed: 3000, state: 'overdue' },
    ],
  },
  {
    player: { id: 'e', name: 'Ema Ľalíková' },
    category: 'U9',
    left: true,
    credit: { amount: 500, shared: true },
    owed: 1500,
    fees: [{ ...fee, id: 'e11', period: '2026-11', owed: 1500, state: 'partly' }],
  },
]
const router = { refresh: jest.fn(), push: jest.fn() } as never
const grid = (
  <AppRouterContext.Provider value={router}>
    <FeeGrid periods={['2026-10', '2026-11']} rows={rows} today="2026-11-21" />
  </AppRouterContext.Provider>
)

const sent: { path: string; body: Record<string, unknown> }[] = []
const original = window.fetch
let answer: [number, object] = [200, { batch: 'b', fees: 2, amount: 4500, credit: 0 }]
beforeEach(() => {
  sent.length = 0
  window.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ path: String(path), body: JSON.parse(String(init?.body)) })
    return { ok: answer[0] < 400, status: answer[0], json: async () => answer[1] } as Response
  })
})
afterEach(() => {
  window.fetch = original
})

describe('the grid of fees', () => {
  test('offers no tick where nothing is owed, and says every state in words', async () => {
    const { container } = show(grid)
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.getByText('Uhradené')).toBeVisible()
    expect(
      screen.getByRole('checkbox', { name: /Jakub Ľalík, november 2026, Členské, Po splatnosti/ }),
    ).toBeVisible()
    expect(await barriers(container)).toEqual([])
  })

  test('a refused settlement keeps what was chosen and says why', async () => {
    answer = [400, { errors: [{ message: 'Tieto predpisy sú už uhradené.', field: 'fees' }] }]
    const { person } = show(grid)
    await person.click(screen.getByRole('checkbox', { name: /Ema/ }))
    await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    await person.click(screen.getByRole('button', { name: 'Zapísať úhradu' }))
    expect(await screen.findByText('Tieto predpisy sú už uhradené.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /Ema/ })).toBeChecked()
  })

  test('a whole month is chosen at once and paid in one request', async () => {
    answer = [200, { batch: 'b', fees: 2, amount: 4500, credit: 0 }]
    const { person } = show(grid)
    await person.click(screen.getByRole('button', { name: 'Vybrať neuhradené: november 2026' }))
    expect(screen.getByText(/Vybraté: 2\spredpisy, 45,00\s€/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    await person.click(screen.getByRole('button', { name: 'Zapísať úhradu' }))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      path: '/api/payments/settle',
      body: { fees: ['j11', 'e11'], method: 'cash', receivedAt: '2026-11-21' },
    })
    expect(sent[0]!.body.batch).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
