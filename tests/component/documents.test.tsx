import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { LibraryBrowser } from '@/features/documents/components/library-browser.client'
import { refreshSession } from '@/lib/client/session.client'
import { fakeServer } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

const file = (id: string, title: string, updatedAt = '2026-01-05T10:00:00.000Z') => ({
  id,
  title,
  folder: 'p',
  type: 'PDF',
  size: 2048,
  url: `/files/documents/${id}/original/x.pdf`,
  updatedAt,
})
const folder = (documents: ReturnType<typeof file>[], folders: object[] = []) => ({
  id: 'p',
  name: 'Predpisy',
  folders: folders as never[],
  documents,
})
const PUBLIC = {
  folders: [folder([file('a', 'Stanovy'), file('b', 'Kódex hráča', '2026-11-20T10:00:00.000Z')])],
  loose: [],
}
const server = { user: null as object | null, down: false }

beforeEach(() => {
  fakeServer(({ path }) => {
    const bodies: Record<string, object> = {
      '/api/auth/session': server.user ? { user: server.user } : {},
      '/api/documents/documentFolders': { documentFolders: [folder(PUBLIC.folders[0]!.documents)] },
      '/api/documents': { documents: [...PUBLIC.folders[0]!.documents, file('c', 'Zápisnica 2026')] },
    }
    if (server.down && path.startsWith('/api/documents')) return 'no signal'
    return [200, bodies[path] ?? {}]
  })
})
afterEach(async () => {
  Object.assign(server, { user: null, down: false })
  await act(refreshSession)
})

const library = () => show(<LibraryBrowser empty="nič" library={PUBLIC} newSince="2026-11-08" />)

it('the library finds a document without its diacritics, and says what to do when there is none', async () => {
  const { person, container } = library()
  await person.type(screen.getByRole('searchbox', { name: 'Hľadať v dokumentoch' }), 'kodex')
  expect(screen.getByText('Kódex hráča')).toBeInTheDocument()
  expect(screen.queryByText('Stanovy')).toBeNull()
  expect(container.querySelector('details')).toHaveAttribute('open')
  expect(await violationsOf(container)).toEqual([])
  await person.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText('Nenašli sa žiadne výsledky pre „kodexxyz“.')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Vymazať filtre' }))
  expect(screen.getByText('Stanovy')).toBeInTheDocument()
})

it('the library marks what came in the last fortnight and nothing older', () => {
  library()
  expect(screen.getAllByText('Nové')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Kódex hráča\s*Nové/ })).toBeInTheDocument()
})

it('the library shows a visitor what is public and a signed-in reader what is theirs, loose documents too', async () => {
  library()
  await act(refreshSession)
  expect(screen.queryByText('Zápisnica 2026')).toBeNull()
  server.user = { id: 'j', name: 'Jakub', email: null, role: 'player', family: true }
  await act(refreshSession)
  expect(await screen.findByText('Zápisnica 2026')).toBeInTheDocument()
})

it('the library says that a member’s documents could not be read, keeps the public ones, and tries again', async () => {
  Object.assign(server, {
    user: { id: 'j', name: 'Jakub', email: null, role: 'player', family: true },
    down: true,
  })
  const { person, container } = library()
  await act(refreshSession)
  expect(await screen.findByRole('alert')).toHaveTextContent('Dokumenty pre členov sa nepodarilo načítať.')
  expect(screen.getByText('Stanovy')).toBeInTheDocument()
  expect(await violationsOf(container)).toEqual([])
  server.down = false
  await person.click(screen.getByRole('button', { name: 'Skúsiť znova' }))
  expect(await screen.findByText('Zápisnica 2026')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
