import { Readable } from 'node:stream'
import { call, rawCall, type RawCall } from '@/lib/contract'
import { dayOf } from '@/lib/dates'
import { contentDisposition } from '@/lib/disposition'
import { PRIVATE } from '@/lib/private-response'
import { openArchive, prepareArchive } from './commands'
import { archiveInput, preparedSchema } from './schema'

const download: RawCall['respond'] = async (req, request, { token }) => {
  const archive = request.method === 'HEAD' ? null : await openArchive(req, token!)
  return new Response(archive && (Readable.toWeb(archive) as ReadableStream), {
    headers: {
      ...PRIVATE,
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`moje-udaje-${dayOf(new Date())}.zip`),
      'x-content-type-options': 'nosniff',
    },
  })
}

/** One's own data as an archive. */
export const archiveCalls = [
  call({
    method: 'POST',
    path: '/users/me/archive',
    summary:
      'Prepares the archive of one’s own data and one’s children’s; asks for the password, three times a day.',
    who: 'signedIn',
    body: archiveInput,
    response: preparedSchema,
    run: (req, { body }) => prepareArchive(req, body.currentPassword),
  }),
  rawCall({
    method: 'GET',
    path: '/users/me/archive/{token}',
    summary: 'The prepared archive (ZIP), for ten minutes and the session that asked for it.',
    who: 'signedIn',
    responses: { 200: { description: 'The archive.', media: 'application/zip' } },
    respond: download,
  }),
]
