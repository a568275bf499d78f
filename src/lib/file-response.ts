import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { contentDisposition } from './disposition'
import { matchesEtag } from './etag'

/** A stored file the caller may read, and how it is sent. */
export interface StoredFile {
  folder: string
  filename: string
  mimeType: string
  /** The name the browser saves the file under; without it the file is shown in place. */
  saveAs?: string
  /** Whether anybody may keep a copy; otherwise the browser revalidates at every use. */
  isPublic: boolean
  /** Sent as the picture of a shared link (share-picture.ts), not as it is stored. */
  asSharePicture?: boolean
}

/** The headers of a stored file, whatever form it is sent in. */
export const fileHeaders = ({ isPublic }: StoredFile, more: Record<string, string>): Headers =>
  new Headers({
    'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    Vary: 'Cookie',
    ...more,
  })

/**
 * The file as a response: 304 when the caller has it, null when it is missing on the disk. Every upload gets a
 * file name of its own, so the name alone is a strong tag.
 */
export async function fileResponse(request: Request, file: StoredFile): Promise<Response | null> {
  const etag = `"${file.filename}"`
  const headers = fileHeaders(file, { ETag: etag })
  if (matchesEtag(request.headers.get('if-none-match'), etag))
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
