import { Visitor } from '../support/http'
import type { Person } from '../support/people'
import { planEvent } from '../support/write-log'
import { median } from './measure'
import type { Server } from './server'

/** Events without attendance, and players invited to each of them. */
export interface Given {
  events: string[]
  players: string[]
  category: string
}

const PLAYERS = 25

/** An HTTP client with somebody's session. */
export const signedIn = (server: Server, person: Person = 'maria'): Visitor => {
  const visitor = new Visitor(server.url)
  for (const pair of server.cookies[person].split('; ')) {
    const at = pair.indexOf('=')
    visitor.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return visitor
}

/** Plans so many trainings of U13 for yesterday. */
export async function planSheets(server: Server, count: number): Promise<Given> {
  const visitor = signedIn(server)
  const read = async <Body>(path: string) => (await visitor.json<Body>(path)).body
  const { categories } = await read<{ categories: { id: string; name: string }[] }>('/api/categories')
  const category = categories.find(({ name }) => name === 'U13')!.id
  const events: string[] = []
  while (events.length < count) events.push(await planEvent(visitor, category, -26))
  type Invited = { event: { players: { player: { id: string } }[] } }
  const { event } = await read<Invited>(`/api/events/eventPlayers/${events[0]}`)
  const players = event.players.slice(0, PLAYERS).map(({ player }) => player.id)
  return { events, players, category }
}

async function timed(server: Server, write: () => Promise<void>): Promise<{ wall: number; cpu: number }> {
  const [cpu, began] = [server.cpu(), performance.now()]
  await write()
  return { wall: performance.now() - began, cpu: server.cpu() - cpu }
}

async function post(visitor: Visitor, path: string, body: object): Promise<void> {
  const response = await visitor.request(path, { method: 'POST', body })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 200)}`)
  await response.arrayBuffer()
}

/** Saving one attendance sheet against creating a row for each of its players, alternating, on events without attendance. */
export async function sheetAgainstCreates(server: Server, { events, players, category }: Given) {
  const visitor = signedIn(server)
  const sheet: { wall: number; cpu: number }[] = []
  const creates: { wall: number; cpu: number }[] = []
  const recordedAt = new Date().toISOString()
  for (let at = 0; at + 1 < events.length; at += 2) {
    const [one, other] = [events[at]!, events[at + 1]!]
    const rows = players.map((player) => ({ player, status: 'present' }))
    sheet.push(await timed(server, () => post(visitor, '/api/attendances', { event: one, rows })))
    creates.push(
      await timed(server, async () => {
        for (const player of players) {
          const row = { event: other, player, category, status: 'present', recordedAt }
          await post(visitor, '/cms/api/attendances?depth=0', row)
        }
      }),
    )
  }
  const middle = (list: typeof sheet, what: 'wall' | 'cpu') => median(list.map((each) => each[what]))
  return {
    players: players.length,
    sheet: { wall: middle(sheet, 'wall'), cpu: middle(sheet, 'cpu') },
    creates: { wall: middle(creates, 'wall'), cpu: middle(creates, 'cpu') },
  }
}
