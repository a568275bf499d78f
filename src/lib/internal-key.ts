import { createHmac } from 'node:crypto'
import { safeEqual } from './safe-equal'

/** The header that carries the key of internal calls. */
export const INTERNAL_HEADER = 'x-akademia-internal'

/** What opens the internal routes: derived from the secret, so that nothing more has to be kept. */
export const internalKey = (secret = process.env.PAYLOAD_SECRET ?? ''): string =>
  createHmac('sha256', secret).update('internal routes').digest('hex')

/** Whether a request carries the key; takes the same time whatever was sent. */
export const isInternal = (headers: Headers): boolean =>
  safeEqual(headers.get(INTERNAL_HEADER) ?? '', internalKey())
