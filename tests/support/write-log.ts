import { randomInt, randomUUID } from 'node:crypto'
import type { Visitor } from './http'

/** What clients sent and what the server acknowledged, to be compared with the database after it was killed. */
export interface WriteLog {
  events: string[]
  /** By event: the note of the last acknowledged sheet, and of the one sent after it. */
  sheets: Map<string, SentValue>
  /** By event and player. */
  answers: Map<string, SentValue>
  acknowledged: number
}
interface SentValue {
  acknowledged: string
  sent: string
  /** How many rows a sheet has. */
  rows?: number
}
export const newWriteLog = (): WriteLog => ({
  events: [],
  sheets: new Map(),
  answers: new Map(),
  acknowledged: 0,
})

type Sheet = { player: string; updatedAt?: string }[]
export const HOUR = 3_600_000

/** Posts and returns the body; throws on any status but 200, and when the connection is cut, which ends a writer. */
async function write<Body>(who: Visitor, path: string, body: object): Promise<Body> {
  const response = await who.json<Body>(`/api${path}`, { method: 'POST', body })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`)
  return response.body
}

/** An event of one category, with a title of its own; `hours` from now. */
export const planEvent = async (
  office: Visitor,
  category: string,
  hours: number,
  type = 0,
): Promise<string> => {
  const startsAt = new Date(Date.now() + hours * HOUR).toISOString()
  const title = `Udalosť ${randomInt(2 ** 40)}`
  const body = { type, title, place: 'Tréningový areál', categories: [category], startsAt, published: true }
  return (await write<{ event: { id: string } }>(office, '/events', body)).event.id
}

/** Creates events, one after another, until the connection is cut. */
export async function eventWriter(office: Visitor, category: string, log: WriteLog): Promise<never> {
  for (;;) {
    log.events.push(await planEvent(office, category, 48))
    log.acknowledged += 1
  }
}

/** Records the whole sheet of one training again and again, each time with another note in every row. */
export async function sheetWriter(office: Visitor, event: string, log: WriteLog): Promise<never> {
  type Rows = { player: { id: string }; attendance: { updatedAt: string } | null }[]
  const { body } = await office.json<{ event: { players: Rows } }>(`/api/events/eventPlayers/${event}`)
  let sheet: Sheet = body.event.players.map(({ player, attendance }) => ({
    player: player.id,
    updatedAt: attendance?.updatedAt,
  }))
  for (;;) {
    const note = randomUUID()
    const rows = sheet.map((row) => ({ ...row, status: 'present', note, operation: randomUUID() }))
    log.sheets.set(event, {
      acknowledged: log.sheets.get(event)?.acknowledged ?? '',
      sent: note,
      rows: rows.length,
    })
    type Kept = { attendances: { player: { id: string }; updatedAt: string }[] }
    const { attendances } = await write<Kept>(office, '/attendances', { event, rows })
    sheet = attendances.map(({ player, updatedAt }) => ({ player: player.id, updatedAt }))
    log.sheets.set(event, { acknowledged: note, sent: note, rows: rows.length })
    log.acknowledged += 1
  }
}

/** Answers one invitation again and again, each time with another reason. */
export async function answerWriter(
  who: Visitor,
  event: string,
  player: string,
  log: WriteLog,
): Promise<never> {
  const key = `${event} ${player}`
  for (;;) {
    const reason = randomUUID()
    log.answers.set(key, { acknowledged: log.answers.get(key)?.acknowledged ?? '', sent: reason })
    await write(who, `/events/${event}/answer`, { player, answer: 'no', reason })
    log.answers.set(key, { acknowledged: reason, sent: reason })
    log.acknowledged += 1
  }
}
