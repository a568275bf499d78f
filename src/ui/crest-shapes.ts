/** The shield of a crest in a box of 64 × 72, and the valley in it; lower where initials need room. */
export const SHIELD = 'M4 4h56v31c0 17-12 27-28 34C16 62 4 52 4 35Z'
export const VALLEY = 'M5 42 18 28l11 9 13-16 17 21C56 55 47 62.5 32 69 17 62.5 8 55 5 42Z'
export const LOW_VALLEY = 'M7 48.5 20 38l9 6.5 11-11 17 15C53.5 57 45 63.4 32 69 19 63.4 10.5 57 7 48.5Z'

/** The path of the ball, where there are no initials. */
export const BALL_PATH = 'M15 51c8-1 12-6 15-14s8-17 17-21'

/** At most three initials of a name: „FSL“ of „FK Stará Lehota“. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toLocaleUpperCase('sk'))
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 3)
    .join('')
