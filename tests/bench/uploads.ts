import sharp from 'sharp'
import type { Visitor } from '../support/http'
import { median } from './measure'
import type { Server } from './server'
import { type Given, signedIn } from './sheet'

const PICTURES = 12
/** Saves that are measured first, while nothing else goes on. */
const ALONE = 20

/** A photo as a phone takes it: 24 megapixels, and no two of them compress the same. */
export const photo = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function upload(visitor: Visitor, data: Buffer, at: number): Promise<number> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: `Meranie ${at}` }))
  body.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'foto.jpg')
  const answer = await visitor.ask('/cms/api/media?depth=0', { method: 'POST', body })
  await answer.arrayBuffer()
  return answer.status
}

/** How long a sheet takes to be saved alone, and while twelve photos are uploaded at once; milliseconds. */
export async function savesBesideUploads(server: Server, { events, players }: Given) {
  const visitor = signedIn(server)
  const pictures = await Promise.all(Array.from({ length: PICTURES }, photo))
  let turn = 0
  const save = async (): Promise<number> => {
    const status = (turn += 1) % 2 ? 'present' : 'excused'
    const body = { event: events[0], rows: players.map((player) => ({ player, status })) }
    const began = performance.now()
    const answer = await visitor.ask('/api/attendances', { method: 'POST', body })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`a sheet: ${answer.status} ${said.slice(0, 200)}`)
    return performance.now() - began
  }
  const alone: number[] = []
  while (alone.length < ALONE) alone.push(await save())
  const began = performance.now()
  let open = true
  const uploads = Promise.all(pictures.map((data, at) => upload(visitor, data, at))).finally(
    () => (open = false),
  )
  const beside: number[] = []
  while (open) beside.push(await save())
  const stored = (await uploads).filter((status) => status === 201).length
  const figures = (list: number[]) => ({ p50: median(list), most: Math.max(...list) })
  return {
    pictures: { sent: PICTURES, stored, megabytes: pictures[0]!.length / 1e6, ms: performance.now() - began },
    saves: beside.length,
    alone: figures(alone),
    beside: figures(beside),
  }
}
