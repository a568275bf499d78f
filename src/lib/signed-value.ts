import { createHmac } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { safeEqual } from './safe-equal'

/**
 * A value the browser keeps for us and gives back, so that nothing waits in the database meanwhile. Whoever holds it
 * can read it, but no word of it can be another one than ours: it is signed, and for one purpose.
 */
export const signValue = (secret: string, purpose: string, value: object): string => {
  const body = deflateRawSync(JSON.stringify(value)).toString('base64url')
  return `${body}.${signatureOf(secret, purpose, body)}`
}

/** The value we sealed for this purpose; undefined for anything else. Nothing is unpacked before it is known as ours. */
export const readSigned = <Value extends object>(
  secret: string,
  purpose: string,
  given: string,
): Value | undefined => {
  const [body = '', proof = ''] = given.split('.', 2)
  if (given !== `${body}.${proof}` || !safeEqual(proof, signatureOf(secret, purpose, body))) return undefined
  return JSON.parse(inflateRawSync(Buffer.from(body, 'base64url')).toString()) as Value
}

const signatureOf = (secret: string, purpose: string, body: string): string =>
  createHmac('sha256', secret).update(`sealed ${purpose} ${body}`).digest('base64url')
