import type { Visibility } from './labels'

const ORDER: readonly Visibility[] = ['public', 'members', 'trainers', 'admins']

/** The narrowest of several visibilities: a public file in a trainers' folder is the trainers'. */
export const narrowest = (...visibilities: (Visibility | null | undefined)[]): Visibility =>
  visibilities.reduce<Visibility>(
    (narrow, next) => (next && ORDER.indexOf(next) > ORDER.indexOf(narrow) ? next : narrow),
    'public',
  )

/** Days for which a document wears „Nové“ after it came or changed. */
export const NEW_DAYS = 14
