import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ImportForm } from '@/features/member-imports/screens/import-form.client'
import { StatementForm } from '@/features/membership/bank/screens/statement-form.client'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

// What was decided for the rows of a file, when the page was left before the import.

const own = Object.getOwnPropertyDescriptor(window, 'crypto')!

beforeEach(() => {
  // The document of these tests is at no secure address and makes no digest.
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(window, { TextEncoder })
})
afterEach(() => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true })
  Object.defineProperty(window, 'crypto', own)
  localStorage.clear()
})

const MEMBER = {
  ...{ number: 2, kind: 'unsure', id: null, name: 'Ema Nováková', problems: [], notes: [], changes: [] },
  ...{ likely: [{ id: 'ema', row: null, name: 'Ema Nováková', facts: [] }], guardians: [] },
}
const MEMBERS = {
  ...{ rows: [MEMBER], guardians: 0, seen: 'a' },
  counts: { new: 0, changed: 0, same: 0, wrong: 0, unsure: 1 },
}
const MOVEMENT = {
  ...{
    number: 2,
    kind: 'suggested',
    day: '2026-11-02',
    amount: 3300,
    surplus: 0,
    symbol: '7',
    payer: 'Jana',
  },
  ...{ iban: null, note: null, player: null, paidOn: null, pair: null, likely: null },
  choices: [{ id: 'nina', name: 'Nina Horáková', category: 'U13', reason: 'family' }],
}
const NO_ROWS = { unmatched: 0, returned: 0, cancelled: 0, dismissed: 0, seen: 0, outgoing: 0 }
const MOVEMENTS = {
  ...{ rows: [MOVEMENT], wrong: [], seen: 'a' },
  counts: { suggested: 1, matched: 0, ...NO_ROWS },
}
const NAMES = ['Priezvisko', 'Meno']

/** A server that reads `rows` from each file and makes the same preview of them; gives what the previews were asked with. */
function server(rows: string[][], preview: object, mapping: string[]) {
  const requests = fakeServer(({ method }) => {
    const page = { number: 1, size: 20, total: 0 }
    return method === 'GET' ? [200, { imports: [], statements: [], page }] : [200, { preview }]
  })
  const others = window.fetch
  const file = { ...{ fileName: 'a.csv', rows, heading: 0, mapping }, otherAccount: null, pending: 0 }
  window.fetch = async (path, init) =>
    init?.body instanceof FormData
      ? ({ ok: true, status: 200, json: async () => ({ file }) } as Response)
      : others(path, init)
  return () => requests.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body.decisions)
}

const screens = {
  members: { form: <ImportForm />, label: 'Tabuľka členov', button: 'Ukázať náhľad', field: /^Kto to je/ },
  movements: {
    form: <StatementForm />,
    label: 'Výpis z účtu',
    button: 'Spárovať platby',
    field: 'Za koho je',
  },
}

/** Opens the page as `who`, chooses the file and asks for its preview. */
async function visit(which: keyof typeof screens, who = 'maria') {
  const { form, label, button, field } = screens[which]
  const page = show(<DraftOwner id={who}>{form}</DraftOwner>)
  const input = screen.getByLabelText(label)
  // The document of these tests does not count a file it was given.
  input.removeAttribute('required')
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: 'Načítať súbor' }))
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await screen.findByLabelText(field)
  const choose = (value: string) => page.person.selectOptions(screen.getByLabelText(field), value)
  return { ...page, choose, field: () => screen.getByLabelText(field) }
}

test('a decision about a namesake is there again with the same file, and its preview is made with it', async () => {
  const asked = server([NAMES, ['Nováková', 'Ema']], MEMBERS, ['lastName', 'firstName'])
  const first = await visit('members')
  expect(screen.queryByText(/Obnovili sme/)).toBeNull()
  await first.choose('ema')
  first.unmount()

  const second = await visit('members')
  expect(second.field()).toHaveValue('ema')
  expect(screen.getByText(/Obnovili sme vaše rozhodnutia o\sriadkoch\./)).toBeVisible()
  expect(asked()).toEqual([{}, { 2: 'ema' }])
  // Made with it, the preview need not be made anew.
  expect(screen.queryByRole('button', { name: 'Prepočítať náhľad' })).toBeNull()
  await second.person.click(screen.getByRole('button', { name: 'Zahodiť ich' }))
  expect(second.field()).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Prepočítať náhľad' })).toBeVisible()
  second.unmount()

  const third = await visit('members')
  expect(third.field()).toHaveValue('')
  expect(asked()).toEqual([{}, { 2: 'ema' }, {}])
})

test.each([
  ['another file', [NAMES, ['Nováková', 'Eva']], 'maria'],
  ['another person', [NAMES, ['Nováková', 'Ema']], 'robert'],
])('%s has no decisions of the one before', async (_, rows, who) => {
  server([NAMES, ['Nováková', 'Ema']], MEMBERS, ['lastName', 'firstName'])
  const first = await visit('members')
  await first.choose('new')
  first.unmount()
  const asked = server(rows, MEMBERS, ['lastName', 'firstName'])
  const second = await visit('members', who)
  expect(second.field()).toHaveValue('')
  expect(asked()).toEqual([{}])
})

test('whose money a movement is stays chosen with the same statement, with the credit asked for', async () => {
  const asked = server(
    [
      ['Dátum', 'Suma'],
      ['2.11.2026', '33'],
    ],
    MOVEMENTS,
    ['day', 'amount'],
  )
  const first = await visit('movements')
  await first.choose('nina')
  await waitFor(() => expect(asked()).toEqual([undefined, { 2: 'nina' }]))
  first.unmount()

  const second = await visit('movements')
  expect(second.field()).toHaveValue('nina')
  expect(screen.getByText(/Obnovili sme vaše rozhodnutia o\spohyboch\./)).toBeVisible()
  expect(screen.getByText(/^1\splatba, 33,00\s€/)).toBeVisible()
  await waitFor(() => expect(asked()).toEqual([undefined, { 2: 'nina' }, undefined, { 2: 'nina' }]))
  // Matched again, what was chosen stays.
  await second.person.click(screen.getByRole('button', { name: 'Spárovať znova' }))
  await waitFor(() => expect(asked()).toHaveLength(5))
  expect(second.field()).toHaveValue('nina')
})

test('nothing of the file is stored on the device', async () => {
  server([NAMES, ['Nováková', 'Ema']], MEMBERS, ['lastName', 'firstName'])
  const page = await visit('members')
  await page.choose('ema')
  const stored = JSON.stringify({ ...localStorage })
  expect(stored).toMatch(/decisions:[0-9a-f]{64}/)
  expect(stored).not.toMatch(/Novák|Ema/)
})
