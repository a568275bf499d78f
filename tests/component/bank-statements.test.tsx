import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  choices: [{ id: NINA, name: 'Nina Horáková', category: 'U11', reason: 'digit' }],
}

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
  const movement = { day, amount, symbol, payer, iban, note }
  const counts = { suggested: 0, unmatched: 0, returned: 0, cancelled: 0, dismissed: 0, seen: 0, outgoing: 0 }
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

test('the sums above a preview say what becomes credit, also of whom the office chooses', async () => {
  const { day, symbol, payer, iban, note, choices } = LEFT
  const movement = { day, symbol, payer, iban, note, amount: 3300, surplus: 0 }
  const nina = { id: NINA, name: 'Nina Horáková' }
  const suggested = { ...movement, number: 2, kind: 'suggested', player: null, choices }
  const matched = { ...movement, number: 3, kind: 'matched', player: nina, choices: [] }
  const counts = { suggested: 1, matched: 1, unmatched: 0, returned: 0, cancelled: 0, dismissed: 0, seen: 0 }
  const preview = (rows: object[]) => ({ rows, wrong: [], counts: { ...counts, outgoing: 0 }, seen: 'a' })
  const requests = fakeServer(({ method, body }) => {
    if (method === 'GET') return [200, { statements: [], page: { number: 1, size: 10, total: 0 } }]
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
})
