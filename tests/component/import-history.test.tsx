import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { MemberImportHistory } from '@/features/member-imports/screens/import-history.client'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const past = {
  ...{ id: 'i', fileName: 'clenovia.csv', importedAt: '2026-11-27T09:00:00.000Z', importedBy: 'Mária' },
  ...{ created: 3, changed: 0, guardians: 1 },
}
const kept = [
  { name: 'Žofia Šťastná', why: 'má dochádzku' },
  { name: 'Ľubomír Šťastný', why: 'má dieťa, ktoré v klube zostáva' },
]
/** One import, taken back or to be taken back. */
const server = (isUndone: boolean) => {
  let undone = isUndone
  return fakeServer(({ path }) => {
    if (path.includes('/progress')) return [200, { progress: null }]
    if (path.includes('/undo')) {
      undone = true
      return [200, { kept }]
    }
    const state = undone
      ? { undoneAt: '2026-11-27T10:00:00.000Z', undoUntil: null, kept }
      : { undoneAt: null, undoUntil: '2026-12-11', kept: [] }
    return [200, { imports: [{ ...past, ...state }], page: { number: 1, size: 10, total: 1 } }]
  })
}

test('an import that was taken back names whom it left, closed until somebody wants to know', async () => {
  server(true)
  const { container } = show(<MemberImportHistory />)
  const summary = await screen.findByText(/^Nevrátené: 2\s+záznamy$/)
  expect(summary.closest('details')).not.toHaveAttribute('open')
  expect(screen.getByText('Žofia Šťastná').closest('li')).toHaveTextContent('Žofia Šťastná: má dochádzku')
  expect(screen.queryByRole('button', { name: /^Vrátiť/ })).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

test('right after the undo they are read out and seen without a tap', async () => {
  server(false)
  show(<MemberImportHistory />)
  const link = await screen.findByRole('link', { name: 'Pozvánky na prihlásenie: clenovia.csv' })
  expect(link).toHaveAttribute('href', '/auth/admin/users/invitations?import=i')
  fireEvent.click(await screen.findByRole('button', { name: /^Vrátiť import \(do/ }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vrátiť import' }))
  const summary = await screen.findByText(/^Nevrátené: 2\s+záznamy$/)
  expect(summary.closest('details')).toHaveAttribute('open')
  expect(summary.closest('[role=status]')).toHaveTextContent('má dieťa, ktoré v klube zostáva')
  expect(screen.queryByRole('link', { name: /^Pozvánky/ })).toBeNull()
})
