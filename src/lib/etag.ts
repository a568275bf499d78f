import { createHash } from 'node:crypto'

/** The strong entity tag of a text: equal texts have equal tags. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether an If-None-Match header names this tag, by weak comparison (RFC 9110 §13.1.2). */
export const matchesEtag = (header: string | null, etag: string): boolean =>
  header !== null &&
  header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
