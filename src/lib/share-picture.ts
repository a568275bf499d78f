import { LRUCache } from 'lru-cache'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fileHeaders, type StoredFile } from './file-response'
import { createSemaphore, SemaphoreFull } from './semaphore'
import { createNetworkLimit } from './limits'
import { networkOf } from './network'
import { kept } from './process-state'
import { TryLater } from './errors'
import { SHARE_SIZE } from './share-size'

/** Several services accept no larger picture, and no WebP. */
const MAX_BYTES = 300_000
const QUALITIES = [82, 65, 45] as const

/** Encoded on request: about forty pictures of 200 kB are kept in memory, none on the disk. */
const cache = kept(
  'shared pictures',
  new LRUCache<string, Buffer>({ maxSize: 8 * 2 ** 20, sizeCalculation: ({ length }) => length }),
)
const semaphore = createSemaphore('shared pictures', 1, 20)

/** Pictures one network may have encoded in an hour, so that one visitor does not hold up the others. */
export const shareLimit = createNetworkLimit('share', 60, 3600)

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

/** The JPEG of this file. Cached by its path: every upload gets a file name of its own. Throws 429 beyond the limit. */
async function bytesOf(location: string, network: string): Promise<Buffer> {
  const make = async () => {
    // Encoded meanwhile for an earlier request in the queue.
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

/** A stored picture as the JPEG of a shared link; null when it is missing on the disk. The caller has checked access. */
export async function sharePicture(request: Request, file: StoredFile): Promise<Response | null> {
  try {
    const location = path.join(file.folder, path.basename(file.filename))
    if (!(await stat(location).catch(() => undefined))?.isFile()) return null
    const bytes = await bytesOf(location, networkOf(request.headers))
    const headers = fileHeaders(file, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
    })
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  } catch (error) {
    if (error instanceof TryLater) return new Response(null, { status: 429, headers: error.headers })
    if (error instanceof SemaphoreFull)
      return new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
    throw error
  }
}
