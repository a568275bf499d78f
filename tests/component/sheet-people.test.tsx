import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { SheetPeople } from '@/features/attendance/sheet/components/sheet-people.client'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

// Who else is here, and who leads: the dialogs of the attendance sheet.

const enquiry = (id: string, childName: string, state: string) => ({
  ...{ id, childName, state, kind: 'trial', category: { id: 'u11', name: 'U11' }, birthYear: 2016 },
  ...{ guardianName: 'Mama', phone: '', email: '', note: '', createdAt: '', expiresAt: '', updatedAt: '' },
})
const child = {
  ...{ id: 'matus', name: 'Matúš Kováčik', jerseyNumber: null, position: null },
  ...{ trialUntil: '2026-12-09', photoSign: 'noPhotos' },
}
const showPeople = (closed = false) => {
  const onAdd = jest.fn()
  const shown = show(<SheetPeople closed={closed} event="today" listed={['jakub']} onAdd={onAdd} />)
  return { onAdd, ...shown }
}

test('a child from an enquiry is added in two taps: who is on trial already, or settled, is not offered', async () => {
  const sent = fakeServer(({ method, path }) => {
    if (method === 'POST') return [200, { player: child, attendance: null }]
    expect(path).toContain('kind=trial')
    return [
      200,
      {
        enquiries: [
          enquiry('e1', 'Matúš Kováčik', 'new'),
          enquiry('e2', 'Nela Hronská', 'trial'),
          enquiry('e3', 'Ivo Dávny', 'closed'),
        ],
        page: { number: 1, size: 50, total: 3 },
      },
    ]
  })
  const { person, onAdd, baseElement } = showPeople()
  await person.click(screen.getByRole('button', { name: 'Pridať' }))
  const offered = await screen.findByRole('button', { name: /Matúš Kováčik/ })
  expect(offered).toHaveTextContent('ročník 2016 · U11')
  expect(screen.queryByText(/Nela|Ivo/)).not.toBeInTheDocument()
  expect(await violationsOf(baseElement as HTMLElement)).toEqual([])
  await person.click(offered)
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith(child, ''))
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/enquiries/e1/trial', body: { event: 'today', operation: expect.any(String) } },
  ])
  expect(screen.queryByRole('button', { name: /Matúš/ })).not.toBeInTheDocument()
})

test('a refused child stays offered, and the dialog says why', async () => {
  fakeServer(({ method }) =>
    method === 'POST'
      ? [409, { errors: [{ message: 'Táto žiadosť je už uzavretá.' }] }]
      : [
          200,
          { enquiries: [enquiry('e1', 'Matúš Kováčik', 'new')], page: { number: 1, size: 50, total: 1 } },
        ],
  )
  const { person, onAdd } = showPeople()
  await person.click(screen.getByRole('button', { name: 'Pridať' }))
  await person.click(await screen.findByRole('button', { name: /Matúš Kováčik/ }))
  expect(await screen.findByText('Táto žiadosť je už uzavretá.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Matúš Kováčik/ })).toBeInTheDocument()
  expect(onAdd).not.toHaveBeenCalled()
})

test('a guest is searched for once after a pause, from three letters on, and may be noted as a helper', async () => {
  const users = [
    { id: 'ema', name: 'Ema Ľalíková', category: 'U9' },
    { id: 'jakub', name: 'Jakub Ľalík', category: 'U13' },
  ]
  const sent = fakeServer(({ path }) =>
    path.includes('guests')
      ? [200, { users }]
      : [200, { enquiries: [], page: { number: 1, size: 50, total: 0 } }],
  )
  const searches = () => sent.filter(({ path }) => path.includes('guests')).map(({ path }) => path)
  const { person, onAdd } = showPeople()
  await person.click(screen.getByRole('button', { name: 'Pridať' }))
  const field = await screen.findByLabelText('Meno hráča')
  await person.type(field, 'la')
  await new Promise((done) => setTimeout(done, 600))
  expect(searches()).toEqual([])
  await person.type(field, 'lik')
  const found = await screen.findByRole('button', { name: /Ema Ľalíková/ })
  expect(searches()).toEqual(['/api/attendances/guests?event=today&search=lalik'])
  // Jakub is on the sheet already.
  expect(screen.queryByRole('button', { name: /Jakub/ })).not.toBeInTheDocument()
  await person.click(screen.getByLabelText(/Pomáha pri vedení/))
  await person.click(found)
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 'ema', photoSign: 'noPhotos' }), 'Pomáha')
})

test('a trainer hands the event over to a colleague and takes it back', async () => {
  let substitute: object | null = null
  const colleague = { id: 'robert', name: 'Róbert Hudák', detail: 'U13' }
  const sent = fakeServer(({ method, body }) => {
    if (method === 'POST') substitute = body.substitute ? { id: 'robert', name: 'Róbert Hudák' } : null
    const trainers = [{ id: 'lubos', name: 'Ľuboš Šimko' }]
    return [200, { trainers, substitute, right: 'handsOver', colleagues: [colleague] }]
  })
  // Nothing can be recorded yet: nobody is added, but the event is handed over.
  const { person, baseElement } = showPeople(true)
  expect(screen.queryByRole('button', { name: 'Pridať' })).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Kto vedie' }))
  await person.selectOptions(await screen.findByLabelText('Odovzdať kolegovi'), 'robert')
  expect(await violationsOf(baseElement as HTMLElement)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Odovzdať kolegovi' }))
  await person.click(await screen.findByRole('button', { name: 'Vziať si späť' }))
  expect(await screen.findByText('nikto')).toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { substitute: 'robert', seen: null },
    { substitute: null, seen: 'robert' },
  ])
})
