import { z } from 'zod'
import { call, rawCall } from '@/lib/contract'
import { notFound } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { privateJson } from '@/lib/private-response'
import { namedSchema } from '@/lib/schema'
import { readUpload } from '@/lib/upload-form'
import { ADMIN } from '@/lib/who'
import { addPhoto, createAlbum, sayPhoto } from './commands'
import { officePhotos } from './queries'
import { albumInput, photoSchema, photosQuery, photosSchema, sayInput } from './schema'

const photoResponse = z.object({ photo: photoSchema })

export const photoCalls = [
  call({
    method: 'GET',
    path: '/photos',
    summary:
      'Pictures for the office: what they show, who is in them, and whose missing consent keeps them inside.',
    who: ADMIN,
    query: photosQuery,
    response: photosSchema,
    run: (req, { query }) => officePhotos(req, query),
  }),
  call({
    method: 'PATCH',
    path: '/photos/{id}',
    summary: 'Says what a picture shows: nobody recognisable, or these people.',
    who: ADMIN,
    body: sayInput,
    response: photoResponse,
    run: async (req, { params, body }) => ({ photo: await sayPhoto(req, params.id!, body) }),
  }),
  call({
    method: 'POST',
    path: '/albums',
    summary: 'Creates an album without pictures.',
    who: ADMIN,
    body: albumInput,
    response: z.object({ album: namedSchema }),
    run: async (req, { body }) => ({ album: await createAlbum(req, body) }),
  }),
  rawCall({
    method: 'POST',
    path: '/albums/{id}/photos',
    summary: 'Uploads one picture (multipart, the field `file`, at most 10 MiB) into an album.',
    who: ADMIN,
    upload: true,
    responses: { 200: { description: 'The picture; nobody sees it yet.', json: photoResponse } },
    respond: async (req, request, { id }) => {
      if (!id || !isId(id)) throw notFound('Album už neexistuje.')
      return privateJson({ photo: await addPhoto(req, id, await readUpload(request)) })
    },
  }),
]
