import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { median } from './measure'
import type { Server } from './server'
import { type Given, signedIn } from './sheet'
import type { Sent } from './uploads-sender'

const PICTURES = 12
/** Saves that are measured first, without uploads. */
const ALONE = 20

/** How long a sheet takes to be saved alone, and while twelve photos are uploaded at once; milliseconds. */
export async function savesBesideUploads(server: Server, { events, players }: Given) {
  const visitor = signedIn(server)
  // Another process sends the photos: building sixty megabytes of requests would delay the measured saves.
  const sender = fork(path.join(import.meta.dirname, 'uploads-sender.ts'))
  sender.send({ url: server.url, cookie: server.cookies.maria, pictures: PICTURES })
  await once(sender, 'message')
  let turn = 0
  const save = async (): Promise<number> => {
    const status = (turn += 1) % 2 ? 'present' : 'excused'
    const body = { event: events[0], rows: players.map((player) => ({ player, status })) }
    const began = performance.now()
    const response = await visitor.request('/api/attendances', { method: 'POST', body })
    const text = await response.text()
    if (!response.ok) throw new Error(`a sheet: ${response.status} ${text.slice(0, 200)}`)
    return performance.now() - began
  }
  const alone: number[] = []
  while (alone.length < ALONE) alone.push(await save())
  const began = performance.now()
  let open = true
  sender.send('go')
  const uploads = once(sender, 'message').finally(() => (open = false)) as Promise<[Sent]>
  const beside: number[] = []
  while (open) beside.push(await save())
  const [{ stored, megabytes }] = await uploads
  const figures = (list: number[]) => ({ p50: median(list), most: Math.max(...list) })
  return {
    pictures: { sent: PICTURES, stored, megabytes, ms: performance.now() - began },
    saves: beside.length,
    alone: figures(alone),
    beside: figures(beside),
  }
}
