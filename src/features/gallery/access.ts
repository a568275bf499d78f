import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'
import { publicAt } from './rules'

export const albumAccess = accessFor('albums', { published: () => ({ published: { equals: true } }) })

/** A photo of a person is seen by those who may see the person, whether it is public or not. */
const publishedOrPortrait: ScopeFilter = ({ players, trainedCategories }, req) =>
  anyOf(
    publicAt(new Date()),
    whereIn('portraitOf', [req.user!.id, ...players]),
    whereIn('portraitOf.category', trainedCategories),
    whereIn('portraitOf.secondCategory', trainedCategories),
  )

/** A picture is hidden until somebody has said what it shows and everybody in it consents (features/consents). */
export const mediaAccess = accessFor('media', {
  published: () => publicAt(new Date()),
  publishedOrPortrait,
})
