import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  ValidationError,
} from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import type { AfterBulkChange, OnMerge } from '@/fields/with-hooks'
import { erasedAmong } from '@/features/users/queries'
import { idOf, idsOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { forgetPicturesOf, notePortrait, renewPicturesOf } from './commands'
import { consenting } from '../queries'
import { peopleIn } from './queries'
import { publicationOf } from './rules'

/**
 * Derives whether a picture is public; with people in it beside every answer that is being given. A photo of a profile shows its
 * person whatever is said of it, and still does when it is nobody's photo any more.
 */
export const derivePublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = { ...originalDoc, ...data }
  const portrait = idOf(stored.portraitOf) && { shows: 'people' as const, people: peopleIn(stored) }
  const whole = { ...stored, ...portrait }
  const people = peopleIn(whole)
  if (people.length > 0) await advisoryLock(req, 'consents')
  const agreed = await consenting(req, people, 'photos')
  return { ...data, ...portrait, ...publicationOf({ shows: whole.shows, people }, agreed) }
}

/**
 * 400 for naming somebody in a picture whose data were erased: the picture would be about them, and they are erased only once.
 * Whom it shows already stays named, so that it does not become public.
 */
export const refuseErasedPeople: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = idsOf(originalDoc?.people)
  const added = idsOf(data.people).filter((id) => !before.includes(id))
  if ((await erasedAmong(req, added)).size === 0) return data
  const message = 'Údaje niektorej z vybraných osôb boli vymazané. Na fotke ju označiť nemožno.'
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'people' }] }, req.t)
}

/** What of a person decides whose answer holds. */
const DECIDING = ['birthDate', 'role', 'playing', 'deletedAt', 'erasedAt'] as const
type Person = Pick<User, 'id' | 'photo' | (typeof DECIDING)[number]>

/** Follows people's photos, and what changes whose answer holds for them. */
export const followPeople: AfterBulkChange<Person> = async (req, changes) => {
  for (const { before, after } of changes) {
    const photos = { now: idOf(after.photo), before: idOf(before?.photo) }
    if (photos.now !== photos.before) await notePortrait(req, after.id, photos)
  }
  const decided = changes.filter(
    ({ before, after }) =>
      before && DECIDING.some((name) => (after[name] ?? null) !== (before[name] ?? null)),
  )
  if (decided.length > 0)
    await renewPicturesOf(
      req,
      decided.map(({ after }) => after.id),
    )
}

/** Follows a person who was changed by Payload. */
export const followPerson: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  await followPeople(req, [{ before: previousDoc, after: doc }])
  return doc
}

/** Hides the pictures of a person whose account is deleted. */
export const hidePictures: CollectionBeforeDeleteHook = ({ id, req }) => forgetPicturesOf(req, String(id))

/** When two people are one: the answers of both decide which of the pictures of both are public. */
export const followMerged: OnMerge = (req, { kept }) => renewPicturesOf(req, [kept])
