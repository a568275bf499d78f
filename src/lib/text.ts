/** Without diacritics, lower case, single spaces: the folded key in which "Lalik" finds "Ľalík". */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A text trimmed, and empty when nothing of it is seen: spaces, marks without a letter, characters without a width. */
export const visible = (text: string): string =>
  /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text) ? text.trim() : ''

/**
 * Whether a text has no control characters, which no keyboard makes. Nor marks of the writing direction: they turn around the
 * words that follow, also those of the club.
 */
export const isPlain = (text: string): boolean =>
  text.isWellFormed() && !/[\0-\x08\x0b\x0c\x0e-\x1f\u202a-\u202e\u2066-\u2069]/.test(text)

/** A text without the marks of the writing direction that `isPlain` refuses. */
export const withoutDirections = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** Whether a text has no line breaks and tabs. */
export const isOneLine = (text: string): boolean => !/[\r\n\t\u0085\u2028\u2029]/.test(text)

/** A text made plain and one line, without what `isPlain` refuses. */
export const plainLine = (text: string): string =>
  withoutDirections(text)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

/**
 * What somebody typed, for `contains` or `like`: `%`, `_` and `\\` are wildcards on one database and characters on the
 * other, so they are removed. An empty result would find everything: check for it before the query.
 */
export const literal = (typed: string): string =>
  typed
    .replace(/[%_\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A part of an address made of a title: "Začíname zimnú prípravu" → "zaciname-zimnu-pripravu". At most 80 characters. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

/** Texts joined by a dash that never begins a line: „17:00 – 18:30“, „Dolina – Podhorie“. */
export const dashed = (...sides: readonly string[]): string => sides.join('\u00a0– ')

/**
 * A text with a non-breaking space after one-letter words (v, s, z, k, o, u, a, i): Slovak typography does not leave them
 * at the end of a line.
 */
export const bindPrepositions = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])([vszkouai]) +(?=\S)/giu, '$1\u00a0')
