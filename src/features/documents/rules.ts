import type { Visibility } from './labels'

const ORDER: readonly Visibility[] = ['public', 'members', 'trainers', 'admins']

/** The narrowest of several visibilities: a public document in a trainers' folder is visible to trainers. */
export const narrowest = (...visibilities: (Visibility | null | undefined)[]): Visibility =>
  visibilities.reduce<Visibility>(
    (narrow, next) => (next && ORDER.indexOf(next) > ORDER.indexOf(narrow) ? next : narrow),
    'public',
  )

/** Days for which a new or changed document is marked „Nové“. */
export const NEW_DAYS = 14
