import { createHash } from 'node:crypto'

/** The SHA-256 of a text in hexadecimal: it tells texts apart and does not say what they are. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
