import { idsOf } from '@/lib/reference'
import { pictureView } from '@/fields/picture'
import { isPublicAt } from '@/features/gallery/rules'
import type { Media } from '@/payload-types'
import type { PhotoSign } from '../labels'
import type { SubjectRow } from '../rules'
import type { PhotoView } from './schema'

interface PhotoArgs {
  people: ReadonlyMap<string, SubjectRow>
  signs: ReadonlyMap<string, PhotoSign>
  now: Date
}

/** The office's view of a picture whose people are ids. */
export const photoView = (photo: Media, { people, signs, now }: PhotoArgs): PhotoView => ({
  id: photo.id,
  alt: photo.alt,
  picture: pictureView(photo),
  shows: photo.shows ?? null,
  people: idsOf(photo.people).flatMap((id) => {
    const person = people.get(id)
    return person ? [{ id, name: person.name, sign: signs.get(id) ?? null }] : []
  }),
  missing: [...new Set(idsOf([...(photo.people ?? []), photo.portraitOf]))].flatMap((id) =>
    signs.get(id) === 'noPhotos' ? (people.get(id)?.name ?? []) : [],
  ),
  isPublic: isPublicAt(photo, now),
  updatedAt: photo.updatedAt,
})
