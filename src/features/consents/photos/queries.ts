import type { PayloadRequest } from 'payload'
import type { Shows } from '@/features/gallery/media/labels'
import { usersWithPhoto } from '@/features/users/photos/queries'
import { dayOf } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import type { Media } from '@/payload-types'
import { subjectsOf, wordsOf } from '../queries'
import { holdingWord } from '../rules'
import { type Agreed, publicationOf } from './rules'

/** The rows of a picture that decide whether it may be public. */
export const SHOWN_COLUMNS = {
  shows: true,
  people: true,
  portraitOf: true,
  isPublic: true,
  publicUntil: true,
} as const
export type ShownRow = Pick<Media, 'id' | keyof typeof SHOWN_COLUMNS>

/** Everybody in a picture: who was named, and whose photo in the profile it is. */
export const peopleIn = ({ people, portraitOf }: Pick<Media, 'people' | 'portraitOf'>): string[] => [
  ...new Set([...idsOf(people), ...idsOf([portraitOf])]),
]

/** The consents to photos that hold today, by person; without access control. */
export async function agreedToPhotos(
  req: PayloadRequest,
  people: readonly string[],
): Promise<Map<string, Agreed>> {
  const ids = [...new Set(people)]
  const subjects = await subjectsOf(req, ids)
  const words = await wordsOf(req, ids, 'photos')
  const today = dayOf(new Date())
  const agreed = new Map<string, Agreed>()
  for (const id of ids) {
    const person = subjects.get(id)
    const word = person && holdingWord(words(id), person, today)
    if (person && word?.given) agreed.set(id, { person, word })
  }
  return agreed
}

/**
 * Whether anybody may see a picture now, by what was said and by the consents themselves; the columns that lists use are
 * not asked. For each request of a file.
 */
export async function mayBePublic(req: PayloadRequest, picture: ShownRow): Promise<boolean> {
  const owners = (await usersWithPhoto(req, picture.id)).map(({ id }) => id)
  const people = [...new Set([...peopleIn(picture), ...owners])]
  if (!picture.shows) return false
  const agreed = await agreedToPhotos(req, people)
  return publicationOf({ shows: picture.shows as Shows, people }, agreed).isPublic
}

/** Whether a picture shows somebody: such a one is asked for anew at every use. */
export const showsPeople = (picture: ShownRow): boolean =>
  picture.shows !== 'nobody' || peopleIn(picture).length > 0 || idOf(picture.portraitOf) !== undefined
