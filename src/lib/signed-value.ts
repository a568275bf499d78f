import { createHmac } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { safeEqual } from './safe-equal'

/**
 * A value the browser keeps and sends back, so that it need not be stored here. It is signed for one purpose, not
 * encrypted: its holder can read it, but not change it.
 */
export const signValue = (secret: string, purpose: string, value: object): string => {
  const body = deflateRawSync(JSON.stringify(value)).toString('base64url')
  return `${body}.${signatureOf(secret, purpose, body)}`
}

/** The value signed for this purpose; undefined for anything else. The signature is checked before unpacking. */
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
