import { idOf, namedOf } from '@/lib/reference'
import { pictureView } from '@/fields/picture'
import { isPublicAt } from '@/features/gallery/media/rules'
import type { Media } from '@/payload-types'
import type { Agreed } from './rules'
import type { PhotoView } from './schema'

/** The office's view of a picture whose people are populated. */
export const photoView = (photo: Media, agreed: ReadonlyMap<string, Agreed>, now: Date): PhotoView => ({
  id: photo.id,
  alt: photo.alt,
  picture: pictureView(photo),
  shows: photo.shows ?? null,
  people: (photo.people ?? []).flatMap((person) => {
    const named = namedOf(person)
    return named ? [{ ...named, agrees: agreed.has(idOf(person)!) }] : []
  }),
  isPublic: isPublicAt(photo, now),
  updatedAt: photo.updatedAt,
})
