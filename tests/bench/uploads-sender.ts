// A process of its own (uploads.ts): makes photos, reports when they are ready, and sends all at once on a message.
import { once } from 'node:events'
import { photo } from './photo'

export interface Sent {
  stored: number
  /** The size of one of them. */
  megabytes: number
}

type Task = { url: string; cookie: string; pictures: number }

const [{ url, cookie, pictures }] = (await once(process, 'message')) as [Task]
const photos: Buffer[] = []
while (photos.length < pictures) photos.push(await photo())
process.send?.('ready')
await once(process, 'message')

const upload = async (data: Buffer, at: number): Promise<number> => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: `Meranie ${at}` }))
  body.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'foto.jpg')
  const headers = { cookie, origin: url }
  const response = await fetch(`${url}/cms/api/media?depth=0`, { method: 'POST', body, headers })
  await response.arrayBuffer()
  return response.status
}
const statuses = await Promise.all(photos.map(upload))
const stored = statuses.filter((status) => status === 201).length
process.send?.({ stored, megabytes: photos[0]!.length / 1e6 } satisfies Sent)
process.disconnect()
