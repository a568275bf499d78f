import { createHmac } from 'node:crypto'
import { safeEqual } from './safe-equal'

/** The header that carries the key of internal calls. */
export const INTERNAL_HEADER = 'x-akademia-internal'

/** The key of the internal routes, derived from the secret, so that no further secret has to be kept. */
export const internalKey = (secret = process.env.PAYLOAD_SECRET ?? ''): string =>
  createHmac('sha256', secret).update('internal routes').digest('hex')

/** Whether a request carries the key; compared in constant time. */
export const isInternal = (headers: Headers): boolean =>
  safeEqual(headers.get(INTERNAL_HEADER) ?? '', internalKey())
