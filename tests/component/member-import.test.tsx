import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { PlannedRow } from '@/features/member-imports/components/planned-row.client'
import { ImportForm } from '@/features/member-imports/screens/import-form.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

// The screen of the import of members: what tells namesakes apart, and a preview that is old.

const FILE = {
  fileName: 'clenovia.csv',
  rows: [
    ['Priezvisko', 'Meno', 'Dátum narodenia'],
    ['Malá', 'Iva', '1.1.2015'],
    ['Nováková', 'Ema', '7.3.2015'],
  ],
  heading: 0,
  mapping: ['lastName', 'firstName', 'birthDate'],
}
const row = {
  ...{ number: 2, kind: 'new', id: null, name: 'Iva Malá', problems: [], notes: [], likely: [] },
  changes: [{ field: 'Dátum narodenia', before: null, after: '1. 1. 2015' }],
  guardians: [],
}
const unsure = {
  ...{ ...row, number: 3, kind: 'unsure', name: 'Ema Nováková' },
  likely: [
    {
      ...{ id: 'ema', row: null, name: 'Ema Nováková, nar. 7. 3. 2013' },
      facts: ['iný dátum narodenia (v klube 7. 3. 2013)', 'rovnaký telefón'],
    },
  ],
}
const counts = { new: 1, changed: 0, same: 0, wrong: 0, unsure: 1 }
const message = 'Medzitým sa v klube niečo zmenilo. Pozrite si nový náhľad.'

/** A server that reads the file, makes a preview with another digest each time, and refuses the import. */
function server() {
  let previews = 0
  const requests = fakeServer(({ path, method }) => {
    if (method === 'GET') return [200, { imports: [], page: { number: 1, size: 20, total: 0 } }]
    if (!path.endsWith('/preview')) return [409, { errors: [{ message }] }]
    return [200, { preview: { rows: [row, unsure], counts, guardians: 0, seen: `seen ${++previews}` } }]
  })
  const others = window.fetch
  window.fetch = async (path, init) =>
    init?.body instanceof FormData
      ? ({ ok: true, status: 200, json: async () => ({ file: FILE }) } as Response)
      : others(path, init)
  return () => requests.filter(({ method }) => method !== 'GET')
}
const chosen = () => {
  const input = screen.getByLabelText('Tabuľka členov')
  // The document of these tests does not count a file it was given.
  input.removeAttribute('required')
  fireEvent.change(input, { target: { files: [new File(['x'], 'clenovia.csv')] } })
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a namesake is shown with what else is the same, and an old preview is read anew by itself', async () => {
  const sent = server()
  show(<ImportForm />)
  chosen()
  click('Načítať súbor')
  await screen.findByRole('heading', { name: 'Stĺpce súboru clenovia.csv' })
  click('Ukázať náhľad')
  expect(
    await screen.findByText(
      /^Rovnaké meno má v\sklube Ema Nováková, nar\. .+: iný dátum narodenia \(.+\), rovnaký telefón\.$/,
    ),
  ).toBeVisible()

  click(/^Importovať 1\sčlena$/)
  click('Importovať')
  await waitFor(() =>
    expect(sent().map(({ path }) => path.split('/').at(-1))).toEqual([
      ...['preview', 'memberImports', 'preview'],
    ]),
  )
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Importovať' })).toBeNull())
  click(/^Importovať 1\sčlena$/)
  click('Importovať')
  await waitFor(() => expect(sent().filter(({ body }) => body.seen === 'seen 2')).toHaveLength(1))
})

test('a guardian of the club is shown with what is filled, and with what of the file is not written', async () => {
  const guardian = {
    ...{ name: 'Eva Malá', relation: 'mother', isNew: false, sameAs: null, linked: false },
    ...{ contact: 'eva@mala.test', filled: '+421 905 111 222', other: 'ina@mala.test' },
  }
  show(
    <PlannedRow
      decision={undefined}
      onDecide={() => undefined}
      row={{ ...row, kind: 'changed', changes: [], guardians: [guardian] } as never}
    />,
  )
  expect(
    screen.getByText(
      /^Eva Malá \(matka\), už v\sklube, eva@mala\.test; doplní sa \+421 905 111 222; v\ssúbore ina@mala\.test, to sa nezapíše$/,
    ),
  ).toBeVisible()
})

test('a file that was not read is not said to be not saved', async () => {
  window.fetch = async (_, init) => {
    if (init?.body instanceof FormData) throw new TypeError('Failed to fetch')
    return {
      ok: true,
      status: 200,
      json: async () => ({ imports: [], page: { number: 1, size: 20, total: 0 } }),
    } as Response
  }
  show(<ImportForm />)
  chosen()
  click('Načítať súbor')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Načítať sa to nepodarilo\..+Skúste to znova\.$/,
  )
})
