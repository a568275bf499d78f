import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PlanPreview } from '@/features/events/fixture-import/components/plan-preview.client'
import { ImportForm } from '@/features/events/fixture-import/screens/import-form.client'
import { fakeServer, type Reply } from '../support/fake-server'
import { show } from '../support/render'

// The screen of the import of matches: a preview that is not of what is chosen any more is never imported.

const FILE = {
  fileName: 'zapasy.csv',
  rows: [
    ['Dátum', 'Čas', 'Domáci', 'Hostia'],
    ['5.12.2026', '10:30', 'Dolina', 'Brezová'],
    ['6.12.2026', '10:30', 'Lúky', 'Dolina'],
  ],
  heading: 0,
  mapping: ['day', 'time', 'home', 'guest'],
}
const row = {
  ...{
    number: 2,
    kind: 'new',
    name: 'Dolina – Brezová',
    category: 'U11',
    problems: [],
    notes: [],
    choices: [],
  },
  ...{
    startsAt: '2026-12-05T09:30:00.000Z',
    changes: [{ field: 'Miesto', before: 'Lúky', after: 'Štadión' }],
  },
}
const unsure = {
  ...row,
  ...{ number: 3, kind: 'unsure', name: 'Lúky – Dolina', problems: ['zápas sa už odohral'] },
  notes: ['Miesto „Štadión“ je zatvorené 5. 12.'],
  choices: [{ decision: 'a', label: 'Zmeniť ho aj tak' }],
}
const counts = { new: 1, changed: 0, same: 0, wrong: 0, unsure: 1, other: 0 }
const preview = (seen: string) => ({
  preview: { rows: [row, unsure], counts, told: { categories: [], trainers: [] }, seen },
})

/** A server that reads the file, and replies to the rest. */
function server(imports: Reply) {
  let previews = 0
  const requests = fakeServer(({ path }) =>
    path.endsWith('/preview') ? [200, preview(`seen ${++previews}`)] : imports,
  )
  const others = window.fetch
  window.fetch = async (path, init) =>
    init?.body instanceof FormData
      ? ({ ok: true, status: 200, json: async () => ({ file: FILE }) } as Response)
      : others(path, init)
  return requests
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function openPreview() {
  show(<ImportForm categories={[{ id: 'c11', name: 'U11' }]} club="FA Dolina" />)
  const input = screen.getByLabelText('Rozpis zápasov')
  // The document of these tests does not count a file it was given.
  input.removeAttribute('required')
  fireEvent.change(input, { target: { files: [new File(['x'], 'zapasy.csv')] } })
  click('Načítať súbor')
  await screen.findByRole('heading', { name: 'Stĺpce súboru zapasy.csv' })
  fireEvent.change(screen.getByLabelText('Kategória celého súboru'), { target: { value: 'c11' } })
  fireEvent.change(screen.getByLabelText('Náš klub v súbore'), { target: { value: 'Dolina' } })
  click('Ukázať náhľad')
  await screen.findByRole('heading', { name: 'Čo sa stane' })
}

test('what is chosen for the whole file is sent, and another choice needs another preview', async () => {
  const requests = server([500, {}])
  await openPreview()
  expect(requests.at(-1)!.body).toMatchObject({ category: 'c11', team: 'Dolina', decisions: {} })
  // The clubs of the file are offered.
  const clubs = within(screen.getByLabelText('Náš klub v súbore'))
  expect(clubs.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Podľa názvu klubu (FA Dolina)', 'Dolina', 'Brezová', 'Lúky'],
  ])
  fireEvent.change(screen.getByLabelText('Náš klub v súbore'), { target: { value: '' } })
  expect(screen.queryByRole('heading', { name: 'Čo sa stane' })).toBeNull()
})

test('a decision is sent with the next preview, until which nothing can be imported', async () => {
  const requests = server([500, {}])
  await openPreview()
  expect(screen.getByText('zápas sa už odohral')).toBeTruthy()
  expect(screen.getByText('Miesto „Štadión“ je zatvorené 5. 12.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Čo s riadkom 3'), { target: { value: 'a' } })
  expect(screen.queryByRole('button', { name: /^Importovať/ })).toBeNull()
  click('Prepočítať náhľad')
  await screen.findByRole('button', { name: /^Importovať 1\szápas$/ })
  expect(requests.at(-1)!.body).toMatchObject({ decisions: { 3: 'a' } })
})

test('when something has changed meanwhile, the preview is made anew and imported by that one', async () => {
  const message = 'Medzitým sa v klube niečo zmenilo. Pozrite si nový náhľad.'
  const requests = server([409, { errors: [{ message }] }])
  await openPreview()
  click(/^Importovať 1\szápas$/)
  click('Importovať')
  const sent = () => requests.filter(({ method }) => method !== 'GET')
  await waitFor(() =>
    expect(sent().map(({ path }) => path.split('/').at(-1))).toEqual([
      ...['preview', 'fixtureImports', 'preview'],
    ]),
  )
  expect(sent()[1]!.body).toMatchObject({ seen: 'seen 1', notify: true, fileName: 'zapasy.csv' })
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Importovať' })).toBeNull())
  click(/^Importovať 1\szápas$/)
  click('Importovať')
  await waitFor(() => expect(sent().filter(({ body }) => body.seen === 'seen 2')).toHaveLength(1))
})

test.each([
  [
    [row, unsure],
    { ...counts, other: 2 },
    /^3\sriadky sa neimportujú: pri ostatných rozhodnite, čo s nimi, 2\sriadky sú o iných kluboch\. Čo už/,
  ],
  [
    [],
    { ...counts, new: 0, unsure: 0, other: 9 },
    /^9\sriadkov sa neimportuje: 9\sriadkov je o iných kluboch\.$/,
  ],
])('rows of other clubs are among those that are left out', (rows, counts, sentence) => {
  const shown = { ...preview('seen').preview, rows: rows as never, counts }
  show(<PlanPreview decisions={{}} onDecide={() => {}} preview={shown} />)
  expect(screen.getByText(/neimportuj/).textContent).toMatch(sentence)
})
