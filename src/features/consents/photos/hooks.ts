import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { forgetPicturesOf, notePortrait, renewPicturesOf } from './commands'
import { agreedToPhotos, peopleIn } from './queries'
import { publicationOf } from './rules'

/** Derives whether a picture is public; with people in it beside every answer that is being given. */
export const derivePublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const whole = { ...originalDoc, ...data }
  const people = peopleIn(whole)
  if (people.length > 0) await advisoryLock(req, 'consents')
  return { ...data, ...publicationOf({ shows: whole.shows, people }, await agreedToPhotos(req, people)) }
}

/** What of a person decides whose answer holds. */
const DECIDING = ['birthDate', 'role', 'playing', 'deletedAt'] as const

/** Follows a person's photo, and what changes whose answer holds for them. */
export const followPerson: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const [now, before] = [idOf(doc.photo), idOf(previousDoc?.photo)]
  if (now !== before) await notePortrait(req, doc.id, { now, before })
  const isDecided =
    previousDoc && DECIDING.some((name) => (doc[name] ?? null) !== (previousDoc[name] ?? null))
  if (isDecided) await renewPicturesOf(req, [doc.id])
  return doc
}

/** Hides the pictures of a person whose account is deleted. */
export const hidePictures: CollectionBeforeDeleteHook = ({ id, req }) => forgetPicturesOf(req, String(id))
