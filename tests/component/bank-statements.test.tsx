import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { BookingNotes } from '@/features/membership/bank/components/booking-notes'
import { LeftList } from '@/features/membership/bank/screens/left-list.client'
import { StatementForm } from '@/features/membership/bank/screens/statement-form.client'
import { StatementHistory } from '@/features/membership/bank/screens/statement-history.client'
import { StatementPreview } from '@/features/bank-statements/components/statement-preview.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

const NINA = '6f0c5a3e-0000-4000-8000-000000000001'
const LEFT = {
  id: 'r1',
  day: '2026-11-24',
  amount: 3300,
  symbol: '12345678',
  payer: 'Ján Horák',
  iban: null,
  note: 'za november',
  likely: null,
  choices: [{ id: NINA, name: 'Nina Horáková', category: 'U11', reason: 'digit' }],
}

const NOTHING_MORE = { paidOn: null, pair: null, likely: null }

test('money that waited is booked after a question, which says for whom and lets the family be told or not', async () => {
  const requests = fakeServer(({ path }) => {
    if (path.startsWith('/api/bankRows/left'))
      return [200, { rows: [LEFT], page: { number: 1, size: 50, total: 1 } }]
    return path.startsWith('/api/notifications') ? [200, { people: 2 }] : [200, { id: 'r1' }]
  })
  const { person } = show(<LeftList />)
  await person.selectOptions(await screen.findByLabelText('Za koho je'), NINA)
  await person.click(screen.getByRole('button', { name: 'Zapísať platbu' }))
  const dialog = await screen.findByRole('dialog', { name: /^Zapísať platbu 33,00\s€\?$/ })
  expect(within(dialog).getByText('Nina Horáková')).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  // The part that asks how many people it is comes by itself, in place of the plain choice.
  await waitFor(() => expect(requests.some(({ path }) => path.startsWith('/api/notifications'))).toBe(true))
  await person.click(within(dialog).getByRole('checkbox'))
  await person.click(within(dialog).getByRole('button', { name: 'Zapísať' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toEqual({
      path: '/api/bankRows/r1/book',
      method: 'POST',
      body: { player: NINA, notify: false },
    }),
  )
})

const STATEMENT = {
  id: 's1',
  fileName: 'výpis-november.xml',
  importedAt: '2026-11-24T08:00:00.000Z',
  importedBy: 'Mária Sedláková',
  undoneAt: null,
  undoUntil: '2026-12-08',
  firstDay: '2026-11-01',
  lastDay: '2026-11-23',
  booked: 2,
  amount: 6600,
  returned: 0,
}

test('taking a statement back asks once, and names the file below the question', async () => {
  fakeServer(() => [200, { statements: [STATEMENT], page: { number: 1, size: 10, total: 1 } }])
  const { person } = show(<StatementHistory />)
  await person.click(await screen.findByRole('button', { name: /^Vrátiť výpis/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Vrátiť výpis?' })
  expect(within(dialog).getByText('výpis-november.xml')).toBeInTheDocument()
  expect(within(dialog).getByText(/2\splatby, 66,00\s€/)).toBeInTheDocument()
})

test('when the answer to taking a statement back is lost, the question says that nobody knows, and that it can be sent again', async () => {
  fakeServer(({ method }) =>
    method === 'GET' ? [200, { statements: [STATEMENT], page: { number: 1, size: 10, total: 1 } }] : 'cut',
  )
  const { person } = show(<StatementHistory />)
  await person.click(await screen.findByRole('button', { name: /^Vrátiť výpis/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Vrátiť výpis?' }))
  await person.click(dialog.getByRole('button', { name: 'Vrátiť výpis' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Spojenie sa prerušilo a\snevieme, či sa to podarilo\. Skúste to znova, dvakrát sa nič nezapíše\.$/,
  )
})

test('a movement of which something is over what is owed says so, also when all of it is', () => {
  const row = { kind: 'matched' as const, player: { id: NINA, name: 'Nina Horáková' }, choices: [] }
  const { day, amount, symbol, payer, iban, note } = LEFT
  const movement = { day, amount, symbol, payer, iban, note, ...NOTHING_MORE }
  const counts = {
    maybeReturned: 0,
    strayReturn: 0,
    suggested: 0,
    unmatched: 0,
    returned: 0,
    cancelled: 0,
    dismissed: 0,
    seen: 0,
    outgoing: 0,
  }
  const rows = [1200, 3300, 0].map((surplus, at) => ({ ...movement, ...row, number: at + 2, surplus }))
  const preview = { rows, wrong: [], counts: { ...counts, matched: 2627 }, seen: 'a' }
  show(<StatementPreview decisions={{}} onDecide={() => undefined} preview={preview} />)
  expect(screen.getByRole('radio', { name: /^Spárované 2\s627$/ })).toBeChecked()
  const said = screen
    .getAllByRole('listitem')
    .map((item) => /z\stoho.*|celá suma.*/.exec(item.textContent)?.[0])
  expect(said).toEqual([
    expect.stringMatching(/^z\stoho 12,00\s€ preplatok$/),
    'celá suma bude preplatok',
    undefined,
  ])
})

test('a card says whom it suggests and why, that it may be known, and what it may take back', async () => {
  const { day, amount, symbol, payer, iban, note, choices } = LEFT
  const row = {
    day,
    amount,
    symbol,
    payer,
    iban,
    note,
    surplus: 0,
    player: null,
    choices: [],
    ...NOTHING_MORE,
  }
  const rows = [
    { ...row, number: 2, kind: 'suggested' as const, likely: 'bank' as const, choices: choices as never },
    {
      ...{ ...row, number: 3, kind: 'maybeReturned' as const, amount: -3300 },
      ...{ player: { id: NINA, name: 'Nina Horáková' }, paidOn: '2026-11-20' },
    },
  ]
  const counts = { unmatched: 0, returned: 0, cancelled: 0, dismissed: 0, seen: 0, outgoing: 0, matched: 0 }
  const preview = {
    ...{ rows, wrong: [], seen: 'a' },
    counts: { ...counts, suggested: 1, maybeReturned: 1, strayReturn: 0 },
  }
  const chosen: unknown[] = []
  const { person } = show(
    <StatementPreview decisions={{}} onDecide={(...each) => chosen.push(each)} preview={preview} />,
  )
  const card = screen.getByRole('listitem')
  expect(card.textContent).toMatch(/Návrh: Nina Horáková, U11 – VS sa líši o\sčíslicu/)
  expect(card.textContent).toMatch(/Zrejme už je zapísaná.*ten istý deň/)
  await person.selectOptions(screen.getByLabelText('Za koho je'), 'Už je zapísaná')
  await person.click(screen.getByRole('radio', { name: /^Možno vrátené/ }))
  await person.selectOptions(
    screen.getByLabelText('Čo to je'),
    screen.getByRole('option', { name: /^Vrátená platba: 33,00\s€ z\s20\.\s11\.\s2026, Nina Horáková$/ }),
  )
  await person.selectOptions(screen.getByLabelText('Čo to je'), 'Nie je členské')
  expect(chosen).toEqual([
    [2, 'seen'],
    [3, 'return'],
    [3, 'dismiss'],
  ])
})

test.each([
  [1, /^Zruší sa 1\splatba \(35,00\s€\), ktorú banka vrátila;/],
  [2, /^Zrušia sa 2\splatby \(35,00\s€\), ktoré banka vrátila;/],
  [5, /^Zruší sa 5\splatieb \(35,00\s€\), ktoré banka vrátila;/],
])('%d payments that are taken back agree with their verb', (returned, said) => {
  show(<BookingNotes booked={{ returned, returnedAmount: 3500, unsure: 0, stray: 0 }} unreadable={0} />)
  expect(screen.getByText(said)).toBeVisible()
})

test('the sums above a preview say what becomes credit, also of whom the office chooses', async () => {
  const { day, symbol, payer, iban, note, choices } = LEFT
  const movement = { day, symbol, payer, iban, note, amount: 3300, surplus: 0, ...NOTHING_MORE }
  const nina = { id: NINA, name: 'Nina Horáková' }
  const suggested = { ...movement, number: 2, kind: 'suggested', player: null, choices }
  const matched = { ...movement, number: 3, kind: 'matched', player: nina, choices: [] }
  const counts = { suggested: 1, matched: 1, unmatched: 0, returned: 0, cancelled: 0, dismissed: 0, seen: 0 }
  const wrong = [{ number: 7, problem: 'mena je CZK, nie EUR' }]
  const preview = (rows: object[]) => ({ rows, wrong, counts: { ...counts, outgoing: 0 }, seen: 'a' })
  const requests = fakeServer(({ method, path, body }) => {
    if (method === 'GET') return [200, { statements: [], page: { number: 1, size: 10, total: 0 } }]
    if (path === '/api/bankStatements') return [200, { statement: { ...STATEMENT, booked: 1, amount: 3300 } }]
    if (path.startsWith('/api/notifications')) return [200, { count: 3 }]
    const chosen = Object.values(body.decisions ?? {}).includes(NINA)
    return [
      200,
      {
        preview: chosen
          ? preview([
              { ...suggested, kind: 'matched', player: nina },
              { ...matched, surplus: 2100 },
            ])
          : preview([suggested, matched]),
      },
    ]
  })
  const others = window.fetch
  const file = { fileName: 'vypis.csv', rows: [['Dátum', 'Suma']], heading: 0, mapping: ['day', 'amount'] }
  window.fetch = async (path, init) =>
    init?.body instanceof FormData
      ? ({
          ...{ ok: true, status: 200 },
          json: async () => ({ file: { ...file, otherAccount: null, pending: 0 } }),
        } as Response)
      : others(path, init)
  const { person } = show(<StatementForm />)
  const input = screen.getByLabelText('Výpis z účtu')
  // The document of these tests does not count a file it was given.
  input.removeAttribute('required')
  fireEvent.change(input, { target: { files: [new File(['x'], 'vypis.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: 'Načítať súbor' }))
  await person.click(await screen.findByRole('button', { name: 'Spárovať platby' }))
  expect(await screen.findByText(/^1\splatba, 33,00\s€; 1\spohyb zostane nespárovaný$/)).toBeVisible()
  await person.selectOptions(screen.getByLabelText('Za koho je'), NINA)
  expect(await screen.findByText(/^2\splatby, 66,00\s€, z\stoho 21,00\s€ preplatok$/)).toBeVisible()
  expect(requests.at(-1)!.body).toMatchObject({ decisions: { 2: NINA } })
  // What was suggested stays where it was chosen.
  expect(screen.getByLabelText('Za koho je')).toHaveValue(NINA)
  await person.selectOptions(screen.getByLabelText('Za koho je'), 'dismiss')
  expect(await screen.findByText(/^1\splatba, 33,00\s€$/)).toBeVisible()
  // Rows that cannot be read are named before the act, and after it with why.
  await person.click(screen.getByRole('button', { name: /^Zapísať 1\splatbu$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^1\sriadok sa nedá prečítať a\snezapíše sa\.$/)).toBeVisible()
  // How many people are told is asked of what is booked by then.
  expect(await dialog.findByRole('checkbox', { name: /^Upozorniť rodiny \(3\sľudia\)/ })).toBeChecked()
  expect(requests.filter(({ path }) => path.startsWith('/api/notifications'))).toEqual([
    expect.objectContaining({
      path: '/api/notifications/reach/statement',
      body: { rows: file.rows, heading: 0, mapping: file.mapping, decisions: { 2: 'dismiss' } },
    }),
  ])
  await person.click(dialog.getByRole('button', { name: 'Zapísať' }))
  await person.click(await screen.findByText(/^1\sriadok sme nezapísali$/))
  expect(screen.getByText(/^Riadok 7: mena je CZK, nie EUR$/)).toBeVisible()
})
