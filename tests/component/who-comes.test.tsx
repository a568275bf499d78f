import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { RemindSilent } from '@/features/notifications/silent/components/remind-silent.client'
import { OpenContacts } from '@/features/participants/contacts/components/open-contacts.client'
import { PlayerLine } from '@/features/participants/components/player-line.client'
import { SquadForm } from '@/features/participants/nomination/components/squad-form.client'
import type { Candidate } from '@/features/participants/nomination/schema'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const candidate = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  player: { id: name.toLowerCase(), name },
  jerseyNumber: 9,
  position: null,
  answer: 'yes',
  reason: '',
  nomination: null,
  season: { in: 6, substitute: 0, out: 2 },
  ...more,
})

describe('the nomination of a squad', () => {
  const form = (candidates: Candidate[], squadSize = 2) => {
    let closed = 0
    const page = show(
      <SquadForm candidates={candidates} event="zapas" onClose={() => (closed += 1)} squadSize={squadSize} />,
    )
    const save = () => page.person.click(screen.getByRole('button', { name: 'Uložiť nomináciu' }))
    return { ...page, save, closed: () => closed }
  }

  test('counts as it is tapped, warns over the places without forbidding, and is saved in one act', async () => {
    const sent = fakeServer(() => [200, { count: 3 }])
    const three = [candidate('Adam'), candidate('Boris'), candidate('Cyril')]
    const { person, save, closed, container } = form(three, 1)
    expect(screen.getByRole('button', { name: 'Uložiť nomináciu' })).toBeDisabled()
    await person.click(screen.getByRole('checkbox', { name: /^Adam/ }))
    await person.click(screen.getByRole('checkbox', { name: /^Boris/ }))
    await person.click(screen.getByRole('button', { name: 'Náhrada: Cyril' }))
    expect(screen.getByRole('status')).toHaveTextContent('Nominovaní 2 z 1 · náhradníci 1')
    expect(screen.getByText('O 1 viac, ako je miesto.')).toBeVisible()
    expect(await violationsOf(container)).toEqual([])
    await save()
    await waitFor(() => expect(closed()).toBe(1))
    expect(sent.map(({ body }) => body)).toEqual([
      {
        notify: true,
        players: [
          { player: 'adam', nomination: 'in', seen: null },
          { player: 'boris', nomination: 'in', seen: null },
          { player: 'cyril', nomination: 'substitute', seen: null },
        ],
      },
    ])
  })

  test('is a table: a row says number, position, answer with its note, and how often one played and sat out', async () => {
    fakeServer(() => [200, { count: 1 }])
    const { person, container } = form([
      candidate('Adam', { position: 'goalkeeper', answer: 'maybe', reason: 'škola' }),
      candidate('Boris', { answer: null, jerseyNumber: null, season: { in: 1, substitute: 3, out: 4 } }),
      candidate('Cyril', { season: { in: 0, substitute: 0, out: 5 } }),
    ])
    const rows = () => screen.getAllByRole('row').slice(1)
    const order = () => rows().map((row) => within(row).getByRole('checkbox').getAttribute('name'))
    const cells = (row: HTMLElement) => within(row).getAllByRole('cell')
    expect(order()).toEqual(['in-cyril', 'in-adam', 'in-boris'])
    expect(screen.getByRole('checkbox', { name: 'Adam brankár' })).toBeVisible()
    expect(cells(rows()[1]!).map(({ textContent }) => textContent)).toEqual([
      'Ešte nevieškola',
      ...['6×', '0×', '2×'],
      'Náhrada',
    ])
    expect(cells(rows()[2]!).map(({ textContent }) => textContent)).toEqual([
      'Bez odpovede',
      ...['1×', '3×', '4×'],
      'Náhrada',
    ])
    expect(screen.getByRole('columnheader', { name: 'Mimo' })).toHaveAttribute('aria-sort', 'descending')

    // What is chosen stays chosen in every order, and while the filter hides it.
    await person.click(screen.getByRole('checkbox', { name: /^Cyril/ }))
    await person.click(screen.getByRole('radio', { name: 'Meno' }))
    expect(order()).toEqual(['in-adam', 'in-boris', 'in-cyril'])
    expect(screen.getByRole('columnheader', { name: 'Hráč' })).toHaveAttribute('aria-sort', 'ascending')
    await person.click(screen.getByRole('radio', { name: 'Odpoveď' }))
    expect(order()).toEqual(['in-cyril', 'in-adam', 'in-boris'])
    await person.click(screen.getByRole('checkbox', { name: 'Len bez odpovede (1)' }))
    expect(order()).toEqual(['in-boris'])
    expect(screen.getByRole('status')).toHaveTextContent('Nominovaní 1 z 2')
    await person.click(screen.getByRole('checkbox', { name: 'Len bez odpovede (1)' }))
    expect(screen.getByRole('checkbox', { name: /^Cyril/ })).toBeChecked()
    expect(await violationsOf(container)).toEqual([])
  })

  test('takes everybody who comes in one tap', async () => {
    fakeServer(() => [200, { count: 1 }])
    const { person } = form([candidate('Adam'), candidate('Boris', { answer: 'no' })])
    await person.click(screen.getByRole('button', { name: 'Nominovať všetkých, ktorí prídu' }))
    expect(screen.getByRole('checkbox', { name: /^Adam/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Boris/ })).not.toBeChecked()
  })

  test('refused for somebody else’s decision keeps what was chosen, and asks which one stays', async () => {
    let isFirst = true
    const sent = fakeServer(() => {
      if (!isFirst) return [200, { count: 2 }]
      isFirst = false
      const conflicts = [{ player: 'adam', theirs: 'out' }]
      return [409, { errors: [{ message: 'Nomináciu medzitým zmenil niekto iný.' }], conflicts }]
    })
    const { person, save, closed } = form([candidate('Adam'), candidate('Boris')])
    await person.click(screen.getByRole('checkbox', { name: /^Adam/ }))
    await person.click(screen.getByRole('checkbox', { name: /^Boris/ }))
    await save()
    const asks = await screen.findByRole('alert')
    expect(asks).toHaveTextContent('Adam Vy: V nominácii · uložené: Mimo nominácie')
    expect(screen.getByRole('checkbox', { name: /^Boris/ })).toBeChecked()
    await person.click(within(asks).getByRole('button', { name: 'Ponechať moje: Adam' }))
    await save()
    await waitFor(() => expect(closed()).toBe(1))
    expect(sent.at(-1)!.body).toMatchObject({
      players: [
        { player: 'adam', nomination: 'in', seen: 'out' },
        { player: 'boris', nomination: 'in', seen: null },
      ],
    })
  })
})

test('a player is one line with one state, which opens for the answer and closes again', async () => {
  fakeServer(() => [200, { waiting: 0 }])
  const { person } = show(
    <ul>
      <PlayerLine
        absence={null}
        answer="no"
        event="zapas"
        expected={false}
        jerseyNumber={9}
        nomination={null}
        opens
        past={false}
        player={{ id: 'jakub', name: 'Jakub Ľalík' }}
        profile="/auth/trainer/playerList?id=jakub"
        reason="choroba"
        squad
        submittedAt={null}
      />
    </ul>,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('9Jakub ĽalíkNeprídechoroba')
  await person.click(screen.getByRole('button', { name: 'Zmeniť odpoveď: Jakub Ľalík' }))
  expect(await screen.findByRole('radio', { name: 'Príde' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Nominácia: Jakub Ľalík' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Zavrieť: Jakub Ľalík' }))
  expect(screen.queryByRole('radio', { name: 'Príde' })).toBeNull()
})

test('reminding the silent says whom it reaches, sends it once and then when it was sent', async () => {
  const now = Date.parse('2026-11-25T16:00:00Z')
  const sent = fakeServer(({ path }) =>
    path.endsWith('/preview')
      ? [200, { audience: { count: 5, unreachable: [] } }]
      : [200, { remindedAt: '2026-11-25T16:05:00Z' }],
  )
  const { person } = show(<RemindSilent count={4} event="zapas" now={now} remindedAt={null} />)
  await person.click(screen.getByRole('button', { name: 'Pripomenúť 4 mlčiacim' }))
  expect(await screen.findByText(/Správa príde/)).toHaveTextContent('Správa príde 5 ľuďom.')
  expect(screen.getByRole('link', { name: 'Napísať vlastnú správu' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Pripomenúť' }))
  expect(await screen.findByText('Pripomenuté dnes o 17:05')).toBeVisible()
  expect(screen.queryByRole('button', { name: /mlčiacim/ })).toBeNull()
  expect(sent.filter(({ path }) => path.endsWith('/remind'))).toHaveLength(1)
})

describe('the contacts of those who go', () => {
  const opened = {
    contacts: [
      {
        ...{ id: 'jakub', name: 'Jakub Ľalík', jerseyNumber: 9, phone: '' },
        guardians: [{ id: 'jana', name: 'Jana Ľalíková', relation: 'mother', phone: '+421000000001' }],
      },
    ],
    opening: { id: 'o', at: '2026-11-25T08:12:00Z', by: 'Ľuboš Šimko', players: 1 },
  }

  test('are read when they are asked for, as links that call, and are gone when closed', async () => {
    const sent = fakeServer(() => [200, opened])
    const { person, container } = show(
      <OpenContacts event="zapas" office={false} openings={[opened.opening]} today="2026-11-25" />,
    )
    expect(sent).toEqual([])
    expect(screen.getByText(/^Otvorené dnes o 09:12/)).toBeVisible()
    expect(screen.queryByText(/Šimko/)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Kontakty na výjazd' }))
    const call = await screen.findByRole('link', { name: /^Zavolať: Jana Ľalíková/ })
    expect(call).toHaveAttribute('href', 'tel:+421000000001')
    expect(await violationsOf(container)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Zavrieť kontakty' }))
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('say why they cannot be opened yet', () => {
    show(<OpenContacts event="zapas" office openings={[]} today="2026-11-25" why="Ešte nie." />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Ešte nie.')).toBeVisible()
  })
})
