import { call } from '@/lib/contract'
import { removePhoto, setPhoto } from './commands'
import { photoInput, photoSchema } from './schema'

/** A person's photo. */
export const photoCalls = [
  call({
    method: 'POST',
    path: '/users/{id}/photo',
    summary: 'Sets the photo of oneself or of a child one acts for.',
    who: 'signedIn',
    body: photoInput,
    response: photoSchema,
    run: (req, { params, body }) => setPhoto(req, params.id!, body.picture),
  }),
  call({
    method: 'DELETE',
    path: '/users/{id}/photo',
    summary: 'Removes the photo of oneself or of a child one acts for.',
    who: 'signedIn',
    response: photoSchema,
    run: (req, { params }) => removePhoto(req, params.id!),
  }),
]
