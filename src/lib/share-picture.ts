import { LRUCache } from 'lru-cache'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { StoredFile } from './file-response'
import { createSemaphore, SemaphoreFull } from './semaphore'
import { createNetworkLimit } from './limits'
import { networkOf } from './network'
import { TryLater } from './errors'
import { SHARE_SIZE } from './share-size'

/** Several services take no larger picture, and no WebP. */
const MAX_BYTES = 300_000
const QUALITIES = [82, 65, 45] as const

/** Made when it is asked for: forty pictures of two hundred kilobytes are kept in memory, none on the disk. */
const cache = new LRUCache<string, Buffer>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: ({ length }) => length,
})
const semaphore = createSemaphore(1, 20)

/** How many a network may have made in an hour: what one visitor asks for is not to stand in the way of all others. */
export const shareLimit = createNetworkLimit(60, 3600)

async function encode(location: string): Promise<Buffer> {
  const { data: pixels, info } = await sharp(location)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw: info }).jpeg({ quality }).toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  return bytes
}

/** The picture for a shared link; a file's name is made anew at every upload, so one name is one picture. */
async function bytesOf(location: string, network: string): Promise<Buffer> {
  const make = async () => {
    // Made meanwhile for somebody who stood in line before.
    const known = cache.get(location)
    if (known) return known
    const bytes = await encode(location)
    cache.set(location, bytes)
    return bytes
  }
  const known = cache.get(location)
  if (known) return known
  await shareLimit.take(network)
  return semaphore(make)
}

/** A stored picture as the JPEG of a shared link; null when it is missing on the disk. Who may see it is asked before. */
export async function sharePicture(request: Request, file: StoredFile): Promise<Response | null> {
  try {
    const location = path.join(file.folder, path.basename(file.filename))
    if (!(await stat(location).catch(() => undefined))?.isFile()) return null
    const bytes = await bytesOf(location, networkOf(request.headers))
    const headers = new Headers({
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
      'Cache-Control': file.isPublic ? 'public, max-age=300' : 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      Vary: 'Cookie',
    })
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  } catch (error) {
    if (error instanceof TryLater) return new Response(null, { status: 429, headers: error.headers })
    if (error instanceof SemaphoreFull)
      return new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
    throw error
  }
}
