import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { MigrationView, PreviewView } from '@/features/player-migrations/schema'
import { WaitingStages } from '@/features/player-migrations/stages/screens/waiting-stages.client'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const [U9, U11] = [
  { id: 'u9', name: 'U9' },
  { id: 'u11', name: 'U11' },
]
const act = {
  act: 'planned',
  by: 'Mária Sedláková',
  at: '2026-11-20T10:00:00Z',
  dueOn: '2027-07-01',
} as const
const stage: MigrationView = {
  state: 'planned',
  ...{ id: 's1', season: '2027/28', dueOn: '2027-07-01', performedAt: null, cancelledAt: null },
  ...{ undoneAt: null, undoUntil: null, updatedAt: '2026-11-21T10:00:00.000Z' },
  acts: [
    { ...act, added: 0, removed: 0 },
    { ...act, act: 'changed', by: 'Eva Nová', at: '2026-11-21T10:00:00Z', added: 1, removed: 0 },
  ],
  moves: [
    {
      outcome: 'moves',
      ...{ player: { id: 'ema', name: 'Ema Malá' }, from: 'U9', to: 'U11' },
      ...{ reason: 'ročník 2018', leftOut: null, waiting: [] },
    },
  ],
}
const row = (id: string, name: string, more: Partial<PreviewView['rows'][number]> = {}) => ({
  ...{ player: { id, name, birthYear: 2018 }, from: U9.id, comesOn: null },
  ...{ outcome: 'moves' as const, to: U11.id, reason: 'ročník 2018', waiting: [], ...more },
})
const waiting = [{ stage: 's2', dueOn: null, outcome: 'leaves' as const, from: 'U9', to: '' }]
const preview: PreviewView = {
  season: '2027/28',
  categories: [U9, U11].map((one) => ({ ...one, birthYears: null })),
  rows: [
    row('ema', 'Ema Malá'),
    row('leo', 'Leo Veľký', { waiting }),
    row('nela', 'Nela Ťažká', { outcome: 'stays', to: U9.id, reason: '' }),
    row('neskor', 'Oto Neskorý', { comesOn: '2027-08-01' }),
  ],
}

const server = () =>
  fakeServer(({ path, method }) => {
    if (method === 'GET') return [200, { migrations: [stage] }]
    return path.endsWith('/preview') ? [200, { preview }] : [200, { migration: stage }]
  })

test('a stage that waits says who did what with it last, and all of it folded', async () => {
  server()
  const { container } = show(<WaitingStages categories={[U9, U11]} />)
  const last = await screen.findByText(/^Zmenené: pribudol 1\shráč · 21\.\s11\.\s2026 o\s11:00 · Eva Nová$/, {
    selector: 'summary',
  })
  expect(within(last.parentElement!).getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  expect(await violationsOf(container)).toEqual([])
})

test('players are added by the proposals of a category: nobody chosen at first, those who wait elsewhere are named', async () => {
  const sent = server()
  const { person, container } = show(<WaitingStages categories={[U9, U11]} />)
  await person.click(await screen.findByRole('button', { name: 'Pridať hráčov' }))
  const dialog = screen.getByRole('dialog')
  const press = () => within(dialog).getByRole('button', { name: /^Pridať/ })
  await person.selectOptions(within(dialog).getByLabelText('Z kategórie'), 'U9')
  const leo = await within(dialog).findByLabelText<HTMLSelectElement>('Kam: Leo Veľký')
  expect(within(dialog).queryByLabelText('Kam: Ema Malá')).toBeNull()
  expect(within(dialog).queryByLabelText('Kam: Oto Neskorý')).toBeNull()
  expect([leo.value, press()]).toEqual(['stays', expect.objectContaining({ disabled: true })])
  await person.click(within(dialog).getByRole('button', { name: 'Vybrať podľa ročníka' }))
  expect(leo.value).toBe('u11')
  expect(within(dialog).getByRole('note').textContent).toContain('Leo Veľký')
  await person.selectOptions(within(dialog).getByLabelText('Kam: Nela Ťažká'), 'Odchádza')
  expect(await violationsOf(container)).toEqual([])
  expect(press().textContent).toMatch(/^Pridať 2\shráčov$/)
  await person.click(press())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [change] = sent.filter(({ method }) => method === 'PATCH')
  expect([change!.path, change!.body]).toEqual([
    '/api/playerMigrations/s1/stage',
    {
      ...{ seen: stage.updatedAt, dueOn: '2027-07-01', players: ['ema'] },
      added: [
        { player: 'leo', from: 'u9', outcome: 'moves', to: 'u11', reason: 'ročník 2018' },
        { player: 'nela', from: 'u9', outcome: 'leaves', to: null, reason: '' },
      ],
    },
  ])
})
