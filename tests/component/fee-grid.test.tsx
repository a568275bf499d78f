import { beforeEach, describe, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { ChargeManyForm } from '@/features/membership/admin/components/charge-many-form.client'
import { ChargeMonth } from '@/features/membership/admin/components/charge-month.client'
import { NewFee } from '@/features/membership/admin/components/new-fee.client'
import { FeeGrid } from '@/features/membership/admin/screens/fee-grid.client'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer, type Reply, type Sent } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

type Rows = ComponentProps<typeof FeeGrid>['rows']
const fee = { item: 'monthly', amount: 3000, reason: 'Kategória U11', claimed: false } as const
const rows: Rows = [
  {
    player: { id: 'j', name: 'Jakub Ľalík' },
    category: 'U11',
    inactive: false,
    credit: { amount: 0, shared: false },
    debt: { amount: 3000, shared: false },
    ...{ owed: 3000, owedInAll: 3000 },
    fees: [
      { ...fee, id: 'j10', period: '2026-10', owed: 0, state: 'paid' },
      { ...fee, id: 'j11', period: '2026-11', owed: 3000, state: 'overdue' },
    ],
  },
  {
    player: { id: 'e', name: 'Ema Ľalíková' },
    category: 'U9',
    inactive: true,
    credit: { amount: 500, shared: true },
    debt: { amount: 2500, shared: true },
    ...{ owed: 1500, owedInAll: 1500 },
    fees: [{ ...fee, id: 'e11', period: '2026-11', owed: 1500, state: 'partly' }],
  },
]
const matching = { filter: { season: '2026/27', search: '' }, count: 2, owed: 4500, digest: 'd' }
const grid = <FeeGrid matching={matching} periods={['2026-10', '2026-11']} rows={rows} today="2026-11-21" />
const manyForm = (
  <ChargeManyForm
    categories={[{ id: 'u9', name: 'U9' }]}
    onDone={() => {}}
    season="2026/27"
    today="2026-11-21"
  />
)

/** Without those that ask how many are told, which are `asked`. */
let sent: Sent[]
let asked: string[]
let reply: Reply = [200, { batch: 'b', fees: 2, amount: 4500, credit: 0 }]
beforeEach(() => {
  sent = []
  asked = []
  fakeServer((request) => {
    if (request.path.startsWith('/api/notifications/reach/fees')) {
      asked.push(request.path.split('?')[1]!)
      return [200, { count: 3 }]
    }
    sent.push(request)
    return request.path.startsWith('/api/payments?') ? [200, { payments: [] }] : reply
  })
})

test('the grid of fees has no checkbox where nothing is owed, and names every state in words', async () => {
  const { container } = show(grid)
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByText('Uhradené')).toBeVisible()
  expect(
    screen.getByRole('checkbox', { name: /Jakub Ľalík, november 2026, Členské, Po splatnosti/ }),
  ).toBeVisible()
  expect(await violationsOf(container)).toEqual([])
})

test('a refused settlement keeps what was chosen and says why', async () => {
  reply = [400, { errors: [{ message: 'Tieto predpisy sú už uhradené.', field: 'fees' }] }]
  const { person } = show(grid)
  await person.click(screen.getByRole('checkbox', { name: /Ema/ }))
  await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
  await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
  expect(await screen.findByText('Tieto predpisy sú už uhradené.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /Ema/ })).toBeChecked()
})

test('two camps of a season stand in one cell and are told apart by what they are for', () => {
  const camp = { ...fee, item: 'camp', period: '2026/27', owed: 3000, state: 'due' } as const
  const fees = [
    { ...camp, id: 's', reason: 'Letný kemp' },
    { ...camp, id: 'w', reason: 'Zimný kemp' },
  ]
  show(
    <FeeGrid matching={matching} periods={['2026/27']} rows={[{ ...rows[0]!, fees }]} today="2026-11-21" />,
  )
  for (const name of [/Letný kemp/, /Zimný kemp/]) {
    expect(screen.getAllByRole('checkbox', { name })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name })).toHaveLength(1)
  }
})

test('a month that is refused says why at its field, until another one is chosen', async () => {
  const message = 'Mesiac sa začal pred viac ako rokom. Skontrolujte rok.'
  reply = [400, { errors: [{ message, field: 'period' }] }]
  const { person } = show(<ChargeMonth month="2019-01" />)
  await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
  await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
  const month = screen.getByLabelText('Mesiac')
  await waitFor(() => expect(month).toHaveAccessibleDescription(message))
  fireEvent.change(month, { target: { value: '2026-11' } })
  expect(month).not.toHaveAccessibleDescription(message)
})

test('a month in which a fee is in the trash does not say that all have one, and restores it', async () => {
  const sums = { period: '2026-11', dueDate: '2026-11-15', total: 0, credit: 0, free: false, digest: 'd' }
  const jakub = { player: { id: 'j', name: 'Jakub' }, why: 'predpis má v\u00a0koši' }
  const ema = { player: { id: 'e', name: 'Ema' }, why: 'predpis už má' }
  const trashed = { id: 'j11', amount: 3000 }
  const none = { ...sums, fees: [], count: 0, leftCount: 2 }
  reply = [200, { plan: { ...none, left: [{ ...jakub, trashed }, ema], trashedCount: 1 } }]
  const { person, container } = show(
    <>
      <ChargeMonth month="2026-11" />
      <Toaster />
    </>,
  )
  await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
  await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
  expect(await screen.findByText('Všetci ostatní, ktorí majú platiť, už predpis majú.')).toBeVisible()
  expect(screen.getByText(/^Predpis má v\skoši 1\shráč\./)).toBeVisible()
  expect(await violationsOf(container)).toEqual([])
  await person.click(screen.getByText(/^Bez nového predpisu/))
  const listed = within(screen.getByRole('region', { name: 'Bez nového predpisu' })).getAllByRole('listitem')
  const marks = listed.map((row) => within(row).queryByText(/^Predpis v\skoši$/) !== null)
  expect(marks).toEqual([true, false])
  reply = [200, { plan: { ...none, left: [{ ...jakub, why: ema.why }, ema], trashedCount: 0 } }]
  await person.click(screen.getByRole('button', { name: /^Obnoviť predpis na 30,00\s€: Jakub$/ }))
  expect(await screen.findByText('Predpis bol obnovený.')).toBeVisible()
  expect(sent.map(({ path }) => path)).toContain('/api/memberFees/j11/restore')
  expect(screen.getByRole('region', { name: 'Bez nového predpisu' })).toHaveFocus()
  expect(await screen.findByText('Všetci, ktorí majú platiť, už predpis majú.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Obnoviť/ })).toBeNull()
})

test('a fee for categories sent empty names all that is missing at once', async () => {
  const { person } = show(manyForm)
  await person.click(screen.getByRole('button', { name: 'Ukázať, komu' }))
  const links = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['#field-categories', '#field-amount', '#field-reason'],
  ])
  expect(sent).toEqual([])
})

test('a whole month is chosen at once and paid in one request', async () => {
  reply = [200, { batch: 'b', fees: 2, amount: 4500, credit: 0 }]
  const { person } = show(grid)
  await person.click(screen.getByRole('button', { name: 'Vybrať neuhradené: november 2026' }))
  expect(screen.getByText(/Vybraté: 2\spredpisy, 45,00\s€/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
  await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    path: '/api/payments/settle',
    body: { fees: ['j11', 'e11'], method: 'cash', receivedAt: '2026-11-21' },
  })
  expect(sent[0]!.body.batch).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('after an act of the bar of chosen fees the focus is at the fee chosen last', () => {
  const chosen = async () => {
    const shown = show(grid)
    await shown.person.click(screen.getByRole('checkbox', { name: /Jakub/ }))
    await shown.person.click(screen.getByRole('checkbox', { name: /Ema/ }))
    return shown
  }
  const isAtEma = () => waitFor(() => expect(screen.getByRole('checkbox', { name: /Ema/ })).toHaveFocus())

  test('when they are paid', async () => {
    reply = [200, { batch: 'b', fees: 2, amount: 4500, credit: 0 }]
    const { person } = await chosen()
    await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
    await isAtEma()
  })

  test('when they are waived', async () => {
    reply = [200, { count: 2 }]
    const { person } = await chosen()
    await person.click(screen.getByRole('button', { name: 'Odpustiť' }))
    expect(screen.getByRole('heading', { name: /^Odpustiť 2\spredpisy, 45,00\s€\?$/ })).toBeVisible()
    await person.click(screen.getAllByRole('button', { name: 'Odpustiť' }).at(-1)!)
    await isAtEma()
  })

  test('when the choice is dropped', async () => {
    const { person } = await chosen()
    await person.click(screen.getByRole('button', { name: 'Zrušiť výber' }))
    await isAtEma()
  })
})

test('the rarer acts of the bar stand behind one button where there are two of them', async () => {
  const [jakub, ema] = rows
  const claiming = { ...jakub!, fees: jakub!.fees.map((one) => ({ ...one, claimed: one.owed > 0 })) }
  const periods = ['2026-10', '2026-11']
  const { person, container } = show(
    <FeeGrid matching={matching} periods={periods} rows={[claiming, ema!]} today="2026-11-21" />,
  )
  await person.click(screen.getByRole('checkbox', { name: /Ema/ }))
  expect(screen.queryByRole('button', { name: /^Viac/ })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: /Jakub/ }))
  const more = screen.getByRole('button', { name: 'Viac úkonov s vybranými' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await person.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  const acts = document.getElementById(more.getAttribute('aria-controls')!)!
  expect(
    [...acts.children].filter(({ tagName }) => tagName === 'BUTTON').map((act) => act.textContent),
  ).toEqual([...['Odpustiť', 'Platba neprišla']])
  expect(await violationsOf(container)).toEqual([])
})

describe('all open fees of the filter, over all its pages', () => {
  const wide = {
    filter: { season: '2026/27', period: '2026-11', search: 'ľal' },
    count: 312,
    owed: 936_000,
    digest: 'd',
  }
  const withMatching = (props: Partial<ComponentProps<typeof FeeGrid>> = {}) =>
    show(
      <>
        <FeeGrid matching={wide} periods={['2026-10', '2026-11']} rows={rows} today="2026-11-21" {...props} />
        <Toaster />
      </>,
    )
  const whole = async () => {
    const shown = withMatching()
    await shown.person.click(screen.getByRole('button', { name: 'Vybrať všetky na strane' }))
    await shown.person.click(
      screen.getByRole('button', { name: /^Vybrať všetkých 312\spredpisov, ktoré ukazuje filter$/ }),
    )
    return shown
  }

  test('are offered once those of the page are chosen, and named by their number and sum', async () => {
    const { container, person } = withMatching()
    await person.click(screen.getByRole('checkbox', { name: /Jakub/ }))
    expect(screen.queryByRole('button', { name: /ktoré ukazuje filter/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Vybrať všetky na strane' }))
    await person.click(screen.getByRole('button', { name: /ktoré ukazuje filter/ }))
    expect(screen.getByText(/^Vybraté/)).toHaveTextContent(/Vybraté: všetkých 312\spredpisov, 9\s360,00\s€/)
    expect(screen.queryByRole('button', { name: /ktoré ukazuje filter/ })).toBeNull()
    expect(await violationsOf(container)).toEqual([])
    // One of the page left out: only the rest of the page is chosen.
    await person.click(screen.getByRole('checkbox', { name: /Ema/ }))
    expect(screen.getByText(/^Vybraté/)).toHaveTextContent(/Vybraté: 1\spredpis, 30,00\s€/)
  })

  test('are paid as the filter with what was seen, and the notice offers to undo it', async () => {
    reply = [200, { batch: 'b', fees: 312, amount: 936_000, credit: 0 }]
    const { person } = await whole()
    await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    expect(await screen.findByText(/Úhrada: všetkých 312\spredpisov, 9\s360,00\s€/)).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      path: '/api/payments/settle/matching',
      body: { ...wide, method: 'cash', receivedAt: '2026-11-21', notify: true },
    })
    expect(sent[0]!.body.fees).toBeUndefined()
    expect(asked).toEqual(['season=2026%2F27&search=%C4%BEal&within=2026-11'])
    expect(await screen.findByText(/Zapísali sme 9\s360,00\s€: 312\spredpisov/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Vrátiť späť' }))
    await waitFor(() => expect(sent.at(-1)!.path).toBe('/api/payments/batch/b/reverse'))
  })

  test('are waived as the filter; undone, it says which of them have changed since', async () => {
    reply = [200, { count: 312, waivedAt: '2026-11-21T10:00:00.000Z' }]
    const { person } = await whole()
    await person.click(screen.getByRole('button', { name: 'Odpustiť' }))
    expect(screen.getByRole('heading', { name: /^Odpustiť 312\spredpisov, 9\s360,00\s€\?$/ })).toBeVisible()
    expect(screen.getByText(/aj tie na ďalších stranách/)).toBeVisible()
    await person.click(screen.getAllByRole('button', { name: 'Odpustiť' }).at(-1)!)
    await waitFor(() => expect(sent[0]).toMatchObject({ path: '/api/memberFees/waive/matching', body: wide }))
    reply = [200, { count: 310 }]
    await person.click(await screen.findByRole('button', { name: 'Vrátiť späť' }))
    expect(await screen.findByText(/zrušené: 310\spredpisov\. 2\spredpisy sa odvtedy zmenili/)).toBeVisible()
    expect(sent.at(-1)).toMatchObject({
      path: '/api/memberFees/waive/undo',
      body: { waivedAt: '2026-11-21T10:00:00.000Z' },
    })
  })

  test('that are others by now keep the choice and say so', async () => {
    const message = 'Predpisy sa medzitým zmenili: filter teraz ukazuje 310 neuhradených predpisov.'
    reply = [409, { errors: [{ message }], current: { count: 310, owed: 930_000 } }]
    const { person } = await whole()
    await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /Ema/ })).toBeChecked()
  })

  test('are not offered when the page shows them all, nor in too great a number', async () => {
    const { person } = withMatching({ matching: { ...wide, count: 12_400 } })
    await person.click(screen.getByRole('button', { name: 'Vybrať všetky na strane' }))
    expect(
      screen.getByText(/Filter ukazuje 12\s400\spredpisov\. Naraz sa dá vybrať najviac 3\s000/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /ktoré ukazuje filter/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Zrušiť výber strany' }))
    expect(screen.queryByText(/Vybraté/)).toBeNull()
  })

  test('a filter by state chooses on the page only what it asks for', async () => {
    const { person } = withMatching({ matching: { ...wide, filter: { ...wide.filter, state: 'overdue' } } })
    // One fee on the page is overdue: its own checkbox does.
    expect(screen.queryByRole('button', { name: 'Vybrať všetky na strane' })).toBeNull()
    await person.click(screen.getByRole('checkbox', { name: /Jakub/ }))
    expect(screen.getByRole('button', { name: /^Vybrať všetkých 312\spredpisov/ })).toBeVisible()
  })
})

test.each([
  [1, 'Vytvorí sa 1 predpis'],
  [2, 'Vytvoria sa 2 predpisy'],
  [5, 'Vytvorí sa 5 predpisov'],
])('a month that charges %i says so in the right form', async (count, words) => {
  const player = (id: number) => ({ id: `p${id}`, name: `Hráč ${id}` })
  const fees = Array.from({ length: count }, (_, id) => ({ player: player(id), amount: 3000, reason: 'U11' }))
  const plan = {
    period: '2026-11',
    dueDate: '2026-11-15',
    dueLater: false,
    fees,
    count,
    left: [],
    leftCount: 0,
    total: 3000 * count,
    credit: 0,
    free: false,
  }
  reply = [200, { plan }]
  const { person } = show(<ChargeMonth month="2026-11" />)
  await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
  await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
  const told = await screen.findByText(/^Vytvor(í|ia) sa/)
  expect(told.textContent.replace(/\s/g, ' ')).toContain(`${words} spolu`)
})

test.each([
  ['2026-11-15', false],
  ['2026-12-04', true],
])(
  'a month due %s says when families have a week to pay, and sends the preview that was shown',
  async (dueDate, dueLater) => {
    const fees = [{ player: { id: 'p', name: 'Hráč' }, amount: 3000, reason: 'U11' }]
    const sums = { total: 3000, count: 1, left: [], leftCount: 0, credit: 0, free: false }
    reply = [200, { plan: { ...sums, period: '2026-11', dueDate, dueLater, fees, digest: dueDate } }]
    const { person } = show(<ChargeMonth month="2026-11" />)
    await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
    await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
    await screen.findByText(/^Vytvorí sa/)
    expect(screen.queryByText(/rodiny aspoň týždeň/) !== null).toBe(dueLater)
    reply = [200, { count: 1, total: 3000, chargedAt: null }]
    await person.click(screen.getByRole('button', { name: /^Vytvoriť 1\s/ }))
    await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ digest: dueDate }))
  },
)

test('a month in which nothing is charged is named in a sentence', async () => {
  const none = { fees: [], count: 0, left: [], leftCount: 0, total: 0, credit: 0 }
  reply = [200, { plan: { ...none, period: '2026-07', dueDate: '2026-07-15', free: true } }]
  const { person } = show(<ChargeMonth month="2026-07" />)
  await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
  await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
  expect(await screen.findByText('Mesiac júl 2026 je bez členského.')).toBeVisible()
})

test('a plan of more players than a page shows the rest when it is asked to, and charges all of them', async () => {
  const player = (id: number) => ({
    player: { id: `p${id}`, name: `Hráč ${id}` },
    amount: 3000,
    reason: 'U11',
  })
  const players = Array.from({ length: 203 }, (_, id) => player(id))
  const sums = { period: '2026-11', dueDate: '2026-11-15', total: 609_000, credit: 0, free: false }
  const counts = { count: 203, left: [], leftCount: 0, digest: 'd' }
  reply = [200, { plan: { ...sums, ...counts, fees: players.slice(0, 200) } }]
  const { person } = show(<ChargeMonth month="2026-11" />)
  await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
  await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
  const list = await screen.findByRole('region', { name: 'Nové predpisy' })
  expect(list.querySelectorAll('li')).toHaveLength(200)
  reply = [200, { plan: { ...sums, ...counts, fees: players.slice(200) } }]
  await person.click(screen.getByRole('button', { name: 'Zobraziť ďalších (zostávajú 3)' }))
  await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(203))
  expect(sent.at(-1)!.path).toBe('/api/memberFees/monthly?period=2026-11&page=2&size=200')
  expect(screen.queryByRole('button', { name: /^Zobraziť ďalších/ })).toBeNull()
  reply = [200, { count: 203, total: 609_000, chargedAt: null }]
  await person.click(screen.getByRole('button', { name: /^Vytvoriť 203\s/ }))
  await waitFor(() => expect(sent.at(-1)!.body).toEqual({ period: '2026-11', digest: 'd', notify: true }))
})

test('a month years away is refused at its field in words of the server', async () => {
  const message = 'Mesiac sa začne až o\u00a0viac ako 12\u00a0mesiacov. Skontrolujte rok.'
  const { person } = show(<NewFee season="2026/27" today="2026-11-21" />)
  await person.click(screen.getByRole('button', { name: 'Nový predpis' }))
  reply = [200, { users: [{ id: 'j', name: 'Jakub Ľalík', category: { id: 'c', name: 'U11' } }] }]
  await person.type(await screen.findByRole('combobox', { name: 'Hráč' }), 'Jak')
  await person.click(await screen.findByRole('option', { name: /Jakub/ }))
  await person.selectOptions(screen.getByLabelText('Položka'), 'monthly')
  await person.type(screen.getByLabelText('Suma v eurách'), '65')
  reply = [400, { errors: [{ message, field: 'period' }] }]
  await person.click(screen.getByRole('button', { name: 'Vytvoriť predpis' }))
  await waitFor(() => expect(screen.getByLabelText('Mesiac')).toHaveAccessibleDescription(message))
})

describe('whom it reaches stands beside the button, and can be left out', () => {
  const choice = (whom = 'rodiny') =>
    screen.findByRole('checkbox', { name: new RegExp(`^Upozorniť ${whom} \\(3\\sľudia\\)`) })

  test('of the fees of a month', async () => {
    const player = { id: 'p', name: 'Hráč' }
    const sums = { period: '2026-11', dueDate: '2026-11-15', total: 3000, credit: 0, free: false }
    const fees = [{ player, amount: 3000, reason: 'U11' }]
    reply = [200, { plan: { ...sums, fees, count: 1, left: [], leftCount: 0 } }]
    const { person } = show(<ChargeMonth month="2026-11" />)
    await person.click(screen.getByRole('button', { name: 'Vytvoriť predpisy' }))
    expect(asked).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Náhľad predpisov' }))
    const notify = await choice()
    expect(notify).toBeChecked()
    expect(asked).toEqual(['period=2026-11'])
    await person.click(notify)
    reply = [200, { count: 1, total: 3000, chargedAt: null }]
    await person.click(screen.getByRole('button', { name: /^Vytvoriť 1\s/ }))
    await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ notify: false }))
  })

  test('of a fee for categories, by what was previewed', async () => {
    const player = { id: 'p', name: 'Hráč' }
    const parts = [{ amount: 6500, dueDate: '2026-11-28' }]
    reply = [200, { players: [player], left: [], parts, digest: 'd', total: 6500 }]
    const { person } = show(manyForm)
    await person.click(screen.getByRole('checkbox', { name: 'U9' }))
    await person.type(screen.getByLabelText(/^Suma pre jedného/), '65')
    await person.type(screen.getByLabelText('Za čo to je'), 'Kemp & hry')
    expect(asked).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Ukázať, komu' }))
    expect(await choice()).toBeChecked()
    expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      {
        ...{ item: 'kit', season: '2026/27', categories: 'u9', amount: '6500', instalments: '1' },
        ...{ dueDate: '2026-11-28', reason: 'Kemp & hry' },
      },
    ])
  })

  test('of fees that are marked as paid, and of a family’s payment by its amount', async () => {
    reply = [200, { batch: 'b', fees: 1, amount: 1500, credit: 0 }]
    const { person } = show(grid)
    await person.click(screen.getByRole('checkbox', { name: /Ema/ }))
    await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    await person.click(await choice())
    expect(asked).toEqual(['fees=e11'])
    await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
    await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ fees: ['e11'], notify: false }))
    await person.click(screen.getByRole('button', { name: 'Platba: Jakub Ľalík' }))
    expect(await choice('rodinu')).toBeChecked()
    await person.type(screen.getByLabelText('Suma v eurách'), '30')
    await waitFor(() => expect(asked.at(-1)).toBe('payer=j&amount=3000'))
    await person.click(await screen.findByRole('button', { name: 'Zapísať úhradu' }))
    await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ player: 'j', notify: true }))
  })

  test('of a new fee, once its player is chosen', async () => {
    const { person, container } = show(<NewFee season="2026/27" today="2026-11-21" />)
    await person.click(screen.getByRole('button', { name: 'Nový predpis' }))
    // Its form is loaded later: until then „Späť“ would be the first that takes the focus.
    expect(screen.getByRole('heading', { name: 'Nový predpis' })).toHaveFocus()
    expect(await screen.findByRole('checkbox', { name: /^Upozorniť rodinu/ })).toBeChecked()
    expect(asked).toEqual([])
    reply = [200, { users: [{ id: 'j', name: 'Jakub Ľalík', category: { id: 'c', name: 'U11' } }] }]
    await person.type(screen.getByRole('combobox', { name: 'Hráč' }), 'Jak')
    await person.click(await screen.findByRole('option', { name: /Jakub/ }))
    await person.type(screen.getByLabelText('Suma v eurách'), '65')
    await waitFor(() => expect(asked.at(-1)).toBe('player=j&amount=6500&dueDate=2026-11-28'))
    await person.click(await choice('rodinu'))
    expect(await violationsOf(container)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Vytvoriť predpis' }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ path: '/api/memberFees', body: { notify: false } }),
    )
  })
})

describe('money of a family', () => {
  const own = <DraftOwner id="maria">{grid}</DraftOwner>
  const opened = async (name: string) => {
    const shown = show(own)
    await shown.person.click(screen.getByRole('button', { name: `Platba: ${name}` }))
    await screen.findByLabelText('Suma v eurách')
    return shown
  }
  const record = () => screen.getByRole('button', { name: 'Zapísať úhradu' })
  const amount = () => screen.getByLabelText('Suma v eurách')
  const payments = () => sent.filter(({ path }) => path === '/api/payments').map(({ body }) => body)
  beforeEach(() => localStorage.clear())

  test('a payment is sent as the same operation when its response was lost and the page was loaded anew', async () => {
    reply = 'no signal'
    const { person, unmount } = await opened('Jakub Ľalík')
    await person.type(amount(), '30')
    await person.selectOptions(screen.getByLabelText('Spôsob úhrady'), 'transfer')
    await person.click(record())
    expect(await screen.findByRole('alert')).toHaveTextContent('dvakrát sa nič nezapíše')
    unmount()
    reply = [200, { batch: 'b', fees: 1, amount: 3000, credit: 0 }]
    const again = await opened('Jakub Ľalík')
    expect(amount()).toHaveValue('30')
    expect(await screen.findByText('Obnovili sme rozpísané zmeny.')).toBeVisible()
    await again.person.click(record())
    await waitFor(() => expect(payments()).toHaveLength(2))
    expect(payments()[1]).toEqual(payments()[0])
    expect(payments()[0]).toMatchObject({ player: 'j', amount: 3000, method: 'transfer' })
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  test('a payment that was recorded leaves nothing behind for the next one', async () => {
    reply = [200, { batch: 'b', fees: 1, amount: 3000, credit: 0 }]
    const { person } = await opened('Jakub Ľalík')
    for (const typed of ['30', '20']) {
      if (typed === '20') await person.click(screen.getByRole('button', { name: 'Platba: Jakub Ľalík' }))
      expect(amount()).toHaveValue('')
      await person.type(amount(), typed)
      await person.click(record())
      await waitFor(() => expect(screen.queryByLabelText('Suma v eurách')).toBeNull())
    }
    expect(new Set(payments().map(({ batch }) => batch)).size).toBe(2)
  })

  test('stands above the amount as what the family owes, of any period; no amount looks as if it were filled in', async () => {
    const { person } = await opened('Jakub Ľalík')
    expect(screen.getByText(/^Dlží 30,00\s€\.$/)).toBeVisible()
    expect(amount()).not.toHaveAttribute('placeholder')
    await person.click(screen.getByRole('button', { name: 'Späť' }))
    await person.click(screen.getByRole('button', { name: 'Platba: Ema Ľalíková' }))
    expect(screen.getByText(/^Rodina dlží 25,00\s€\.$/)).toBeVisible()
  })

  test('a payment that was typed for one family is not in the form of another', async () => {
    const { person } = await opened('Jakub Ľalík')
    await person.type(amount(), '30')
    await person.click(screen.getByRole('button', { name: 'Späť' }))
    await person.click(screen.getByRole('button', { name: 'Platba: Ema Ľalíková' }))
    expect(amount()).toHaveValue('')
  })

  test('the method chosen for some fees is not in the form of others', async () => {
    const { person } = show(own)
    const pay = async (name: RegExp) => {
      await person.click(screen.getByRole('checkbox', { name }))
      await person.click(screen.getByRole('button', { name: 'Označiť ako uhradené' }))
    }
    await pay(/Jakub/)
    await person.selectOptions(screen.getByLabelText('Spôsob úhrady'), 'transfer')
    await person.click(screen.getByRole('button', { name: 'Späť' }))
    await person.click(screen.getByRole('checkbox', { name: /Jakub/ }))
    await pay(/Ema/)
    expect(screen.getByLabelText('Spôsob úhrady')).toHaveValue('cash')
  })
})

describe('one fee of the grid', () => {
  const memberFee = {
    ...{ id: 'j11', player: { id: 'j', name: 'Jakub Ľalík' }, period: '2026-11', item: 'monthly' },
    ...{ amount: 3000, paidAmount: 500, owed: 2500, dueDate: '2026-11-15', state: 'partly', waived: false },
    ...{ reason: 'Kategória U11', note: '', updatedAt: '2026-11-01T10:00:00.000Z', variableSymbol: '1' },
  }
  const payment = {
    ...{ id: 'p1', receivedAt: '2026-11-10T11:00:00.000Z', method: 'standing', amount: 500, rest: 0 },
    recordedAt: '2026-11-12T09:00:00.000Z',
    moneyReceivedAt: '2026-11-12T09:00:00.000Z',
    ...{ reversed: false, reverses: null, payer: null, recordedBy: 'Mária Sedláková', players: [] },
    shared: false,
    shares: [
      { fee: 'j11', player: memberFee.player, period: '2026-11', item: 'monthly', reason: '', amount: 500 },
    ],
  }
  const history = [
    {
      at: '2026-11-10T11:00:00.000Z',
      by: 'Mária Sedláková',
      changes: [{ fact: 'amount', from: 3500, to: 3000 }],
    },
  ]
  const opened = async (fromCredit = 0, paid = payment) => {
    reply = [200, { memberFee, fromCredit, payments: [paid], history }]
    const shown = show(
      <>
        {grid}
        <Toaster />
      </>,
    )
    await shown.person.click(screen.getByRole('button', { name: /Predpis: Jakub Ľalík, november 2026/ }))
    await screen.findByRole('heading', { name: 'Jakub Ľalík: Členské november 2026' })
    await screen.findByRole('heading', { name: 'Platby' })
    return shown
  }

  test('a fee shows its payments and who changed what, and is accessible', async () => {
    const { container } = await opened()
    expect(await screen.findByText(/10\. 11\. 2026, trvalým príkazom/)).toBeVisible()
    expect(screen.getByText(/suma: 35,00\s€ → 30,00\s€/)).toBeInTheDocument()
    expect(screen.getByLabelText('Suma v eurách')).toHaveValue('30,00')
    expect(await violationsOf(container)).toEqual([])
  })

  test('a changed amount is sent in cents with the stamp it was changed from, and nothing that stayed', async () => {
    const { person } = await opened()
    await person.clear(screen.getByLabelText('Suma v eurách'))
    await person.type(screen.getByLabelText('Suma v eurách'), '25,5')
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    expect(sent.find(({ path }) => path === '/api/memberFees/j11')).toBeDefined()
    expect(sent.map(({ body }) => body)).toContainEqual({ amount: 2550, updatedAt: memberFee.updatedAt })
  })

  test('the dialog of a fee closes after its changes are saved, so that the toast is not behind it', async () => {
    const { person } = await opened()
    await person.type(screen.getByLabelText(/Interná poznámka/), 'moja')
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Zmeny boli uložené.')).toBeVisible()
  })

  test('the dialog of a fee closes after it is waived, so that it can be taken back', async () => {
    const { person } = await opened()
    await person.click(screen.getByRole('button', { name: 'Odpustiť' }))
    reply = [200, { count: 1 }]
    await person.click(screen.getAllByRole('button', { name: 'Odpustiť' }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(await screen.findByRole('button', { name: 'Vrátiť späť' }))
    expect(sent.at(-1)!.body).toEqual({ fees: ['j11'], waived: false })
  })

  test('a version of a fee somebody saved meanwhile is shown beside mine', async () => {
    const { person } = await opened()
    await person.type(screen.getByLabelText(/Interná poznámka/), 'moja')
    const current = { ...memberFee, note: 'cudzia', updatedAt: '2026-11-02T10:00:00.000Z' }
    reply = [409, { errors: [{ message: 'Záznam medzitým upravil niekto iný.' }], current }]
    await person.click(screen.getByRole('button', { name: 'Uložiť zmeny' }))
    expect(await screen.findByRole('cell', { name: 'cudzia' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'moja' })).toBeVisible()
  })

  test('a payment is reversed after one question', async () => {
    const { person } = await opened()
    await person.click(screen.getByRole('button', { name: 'Vrátiť platbu' }))
    await person.click(screen.getAllByRole('button', { name: 'Vrátiť platbu' }).at(-1)!)
    expect(sent.map(({ path }) => path)).toContain('/api/payments/p1/reverse')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Platba je vrátená, predpisy sú znova otvorené.')).toBeVisible()
  })

  test('a reversal says when the payment was reversed, beside the day it had come', async () => {
    await opened(0, { ...payment, amount: -500, reverses: 'p0' } as never)
    expect(screen.getByText(/10\. 11\. 2026, oprava platby vrátenej 12\. 11\. 2026/)).toBeVisible()
  })

  test('a fee with money on it is not offered to be removed, and says why', async () => {
    await opened()
    expect(screen.queryByRole('button', { name: 'Odstrániť predpis' })).toBeNull()
    expect(screen.getByText(/Odstrániť ho môžete, až keď ju vrátite/)).toBeVisible()
  })

  test('removing a fee that credit has paid says how much goes back to the family', async () => {
    const { person } = await opened(500)
    await person.click(screen.getByRole('button', { name: 'Odstrániť predpis' }))
    expect(screen.getByText(/išlo 5,00\s€, vráti sa rodine ako preplatok/)).toBeVisible()
  })
})

test('the line of a player says the whole debt, and how much of it the filter shows where that is less', () => {
  const [jakub, ema] = rows
  const owing = [{ ...jakub!, owedInAll: 8000 }, ema!]
  show(<FeeGrid matching={matching} periods={['2026-11']} rows={owing} today="2026-11-21" />)
  const last = screen.getAllByRole('row').map((row) => row.lastElementChild!.textContent.replace(/\s/g, ' '))
  expect(last[1]).toMatch(/^Dlží 80,00 €z toho zobrazené 30,00 €/)
  expect(last[2]).toMatch(/^Dlží 15,00 €Preplatok/)
})

test('the line of a family says who has left and what was overpaid', () => {
  show(grid)
  expect(screen.getByText('Neaktívny')).toBeVisible()
  expect(screen.getByText(/Preplatok rodiny 5,00\s€/)).toBeVisible()
})

test('a fee that a family reports as paid is marked, and the office answers that the money has not come', async () => {
  const claimed: Rows = rows.map((row) => ({
    ...row,
    fees: row.fees.map((one) => ({ ...one, claimed: one.id === 'j11' })),
  }))
  const { person, container } = show(
    <DraftOwner id="m">
      <FeeGrid matching={matching} periods={['2026-10', '2026-11']} rows={claimed} today="2026-11-21" />
      <Toaster />
    </DraftOwner>,
  )
  expect(screen.getAllByText('hlásia úhradu')).toHaveLength(1)
  await person.click(screen.getByRole('checkbox', { name: /Ema/ }))
  // Nothing is reported of what is chosen.
  expect(screen.queryByRole('button', { name: 'Platba neprišla' })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: /Jakub/ }))
  await person.click(screen.getByRole('button', { name: 'Platba neprišla' }))
  expect(await violationsOf(container)).toEqual([])
  reply = [200, { count: 1 }]
  await person.click(screen.getAllByRole('button', { name: 'Platba neprišla' }).at(-1)!)
  expect(await screen.findByText(/^Platba neprišla: 1\spredpis/)).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ path: '/api/memberFees/claim/refuse', body: { fees: ['j11'] } })
})
