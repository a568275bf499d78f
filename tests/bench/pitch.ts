import { setTimeout as pause } from 'node:timers/promises'
import { besideVisitors } from './beside-visitors'
import type { Server } from './server'
import { type Given, signedIn } from './sheet'
import type { Visits } from './visitors'

const TRAINERS = 10
const VISITORS = 200

/** How long saves took, in ms, and what visitors read meanwhile. */
export interface Saves {
  saves: number
  p50: number
  p95: number
  most: number
  visits?: Visits
}

/**
 * Saves of trainers on the pitch, each a mark a second beside visitors with a page a second each; of trainers who send the
 * next mark as soon as the last one is answered, alone and beside the same visitors.
 */
export interface Pitch {
  trainers: number
  visitors: number
  beside: Saves
  hurriedAlone: Saves
  hurriedBeside: Saves
}

/** One trainer's sheet, player by player as marks are sent from the pitch, one every `everyMs`; each save's time in ms. */
async function recordSheet(
  server: Server,
  { event, players, everyMs }: { event: string; players: readonly string[]; everyMs: number },
): Promise<number[]> {
  const trainer = signedIn(server, 'lubos')
  const times: number[] = []
  // Trainers do not tap in step.
  await pause(Math.random() * everyMs)
  for (const player of players) {
    const began = performance.now()
    const body = { event, rows: [{ player, status: 'present' }] }
    const response = await trainer.request('/api/attendances', { method: 'POST', body })
    const text = await response.text()
    if (!response.ok) throw new Error(`a mark: ${response.status} ${text.slice(0, 200)}`)
    times.push(performance.now() - began)
    await pause(Math.max(0, everyMs - times.at(-1)!))
  }
  return times
}

async function saved(
  server: Server,
  events: readonly string[],
  { players, everyMs }: { players: readonly string[]; everyMs: number },
): Promise<Saves> {
  const sheets = await Promise.all(events.map((event) => recordSheet(server, { event, players, everyMs })))
  const times = sheets.flat().sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { saves: times.length, p50: at(0.5), p95: at(0.95), most: times.at(-1)! }
}

/** Saves while the visitors read. */
async function savedBeside(server: Server, save: () => Promise<Saves>): Promise<Saves> {
  const { result, visits } = await besideVisitors(server, VISITORS, save)
  return { ...result, visits }
}

/** Ten sheets recorded at once, mark by mark, on events without attendance: three times ten of them are needed. */
export async function savesBesideVisitors(server: Server, { events, players }: Given): Promise<Pitch> {
  const turn = (number: number, everyMs: number) => () =>
    saved(server, events.slice(number * TRAINERS, (number + 1) * TRAINERS), { players, everyMs })
  return {
    trainers: TRAINERS,
    visitors: VISITORS,
    beside: await savedBeside(server, turn(0, 1000)),
    hurriedAlone: await turn(1, 0)(),
    hurriedBeside: await savedBeside(server, turn(2, 0)),
  }
}

/** How many events the measurement needs. */
export const PITCH_EVENTS = TRAINERS * 3
