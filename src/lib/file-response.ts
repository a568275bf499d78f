import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { contentDisposition } from '@/lib/disposition'

/** A stored file that may leave, and how. */
export interface StoredFile {
  folder: string
  filename: string
  mimeType: string
  /** Without it the file is shown in place; with it the browser saves it under this name. */
  saveAs?: string
  /** Photos of people and files that are not everybody's are asked for again at every look. */
  isPublic: boolean
  /** Leaves as the picture beside a shared link (share-picture), not as it is stored. */
  asSharePicture?: boolean
}

/**
 * The file as a response: 304 when the caller has it, null when it is missing on the disk. File names are made
 * anew at every upload, so the name alone is a strong tag.
 */
export async function fileResponse(request: Request, file: StoredFile): Promise<Response | null> {
  const etag = `"${file.filename}"`
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': file.isPublic ? 'public, max-age=300' : 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    Vary: 'Cookie',
  })
  const known = request.headers.get('if-none-match')
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  const location = path.join(file.folder, path.basename(file.filename))
  const found = await stat(location).catch(() => undefined)
  if (!found?.isFile()) return null
  headers.set('Content-Type', file.mimeType)
  headers.set('Content-Length', String(found.size))
  if (file.saveAs) headers.set('Content-Disposition', contentDisposition(file.saveAs))
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(location))
  return new Response(body as ReadableStream | null, { headers })
}
