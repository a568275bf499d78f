import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { ChargeHistory } from '@/features/membership/admin/components/charge-history.client'
import { DueBars } from '@/features/membership/overview/components/due-bars'
import { DueTable } from '@/features/membership/overview/components/due-table'
import { periodSums } from '@/features/membership/overview/rules'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer, type Reply, type Sent } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const charge = {
  ...{ item: 'camp', periods: ['2027-04', '2027-05', '2027-06'], reason: 'Letný kemp' },
  ...{ chargedAt: '2026-11-20T10:00:00.000Z', chargedBy: 'Mária Kováčová', undoUntil: '2026-12-04' },
  ...{ count: 36, total: 144_000, untouched: 34 },
}
const month = {
  ...{ item: 'monthly', periods: ['2026-11'], reason: '', chargedAt: '2026-11-19T10:00:00.000Z' },
  ...{ chargedBy: '', count: 120, total: 360_000, untouched: 0, undoUntil: null },
}
let charges: object[]
let sent: Sent[]
let reply: Reply
beforeEach(() => {
  charges = [charge, month]
  sent = []
  fakeServer((request) => {
    if (request.method === 'GET')
      return [200, { charges, page: { number: 1, size: 10, total: charges.length } }]
    sent.push(request)
    return reply
  })
})
const history = () =>
  show(
    <>
      <ChargeHistory />
      <Toaster />
    </>,
  )

test('what was charged to many says who, when, how many and how much, and what of it can be taken back', async () => {
  const { container } = history()
  const [camp, monthly] = await screen.findAllByRole('listitem')
  expect(camp!.textContent.replace(/\s/g, ' ')).toMatch(
    /^Kemp „Letný kemp“: apríl 2027 – jún 2027 · 36 predpisov, 1 440,00 € · vrátiť sa dá 34.* · Mária Kováčová/,
  )
  expect(monthly!.textContent.replace(/\s/g, ' ')).toMatch(
    /^Členské: november 2026 · 120 predpisov, 3 600,00 € · už sa nedá vrátiť/,
  )
  expect(within(monthly!).queryByRole('button')).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

test('a charge is taken back after a question; what stays is said', async () => {
  const { person } = history()
  await person.click(await screen.findByRole('button', { name: /^Vrátiť späť \(do .*Kemp „Letný kemp“/ }))
  reply = [200, { count: 34, kept: { paid: 2, claimed: 0, changed: 0 } }]
  await person.click(screen.getByRole('button', { name: 'Vrátiť späť' }))
  expect(await screen.findByText(/Zrušili sme 34\spredpisov\. Ostali: uhradené 2\./)).toBeVisible()
  expect(sent).toMatchObject([
    { path: '/api/memberFees/many/undo', body: { item: 'camp', chargedAt: charge.chargedAt } },
  ])
})

test('a month is taken back with its period; a refusal is shown in the dialog', async () => {
  charges = [{ ...month, untouched: 3, undoUntil: '2026-12-03' }]
  const { person } = history()
  await person.click(await screen.findByRole('button', { name: /^Vrátiť späť/ }))
  reply = [503, { errors: [{ message: 'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.' }] }]
  await person.click(screen.getByRole('button', { name: 'Vrátiť späť' }))
  expect((await screen.findAllByText(/Práve sa ukladá veľa zmien/))[0]).toBeVisible()
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      path: '/api/memberFees/monthly/undo',
      body: { period: '2026-11', chargedAt: month.chargedAt },
    }),
  )
})

test('an empty list says what would stand there, and not that nothing was charged: one fee may be left', async () => {
  charges = []
  history()
  expect(await screen.findByText(/nie je nič, čo by sa dalo vrátiť/)).toBeVisible()
  expect(screen.getByText(/ani keď z\stoho ostal jeden predpis/)).toBeVisible()
})

test('the picture of a season and its table say the same; red only where something is overdue', async () => {
  const group = { waived: false, amount: 10_000, paidAmount: 10_000, owed: 0 }
  const sums = periodSums(
    [
      { ...group, period: '2026-09', dueDate: '2026-09-15' },
      { ...group, period: '2026-12', dueDate: '2026-12-15', paidAmount: 2500, owed: 7500 },
      { ...group, period: '2026/27', dueDate: '2026-10-01', paidAmount: 0, owed: 10_000 },
    ],
    ['2026-09', '2026-10', '2026-12', '2026/27'],
    '2026-11-21',
  )
  const { container } = show(
    <>
      <DueBars {...sums} />
      <DueTable {...sums} category={undefined} season="2026/27" />
    </>,
  )
  expect(container.querySelector('figcaption')!.textContent.replace(/\s/g, ' ')).toBe(
    'Z predpísaných 300,00 € prišlo 125,00 € (41 %), chýba 175,00 €, z toho po splatnosti 100,00 €.',
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent.replace(/\s/g, ' '))
  expect(rows).toEqual([
    'ObdobiePredpísanéPrišloChýbaZ toho po splatnosti',
    'september 2026100,00 €100,00 €0,00 €0,00 €',
    'december 2026100,00 €25,00 €75,00 €0,00 €',
    'jednorazové100,00 €0,00 €100,00 €100,00 €',
    'Spolu300,00 €125,00 €175,00 €100,00 €',
  ])
  expect(container.querySelectorAll('td.late')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'december 2026' })).toHaveAttribute(
    'href',
    '/auth/admin/memberFee?season=2026%2F27&period=2026-12',
  )
  expect(await violationsOf(container)).toEqual([])
})
