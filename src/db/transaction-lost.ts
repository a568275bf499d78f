import { Refusal } from '@/lib/errors'

/** 500 for a write of a transaction that has failed: it must not be stored on its own. */
export const transactionLost = (): Refusal =>
  new Refusal(500, { message: 'Zmena sa neuložila, pretože jej časť zlyhala. Skúste to znova.' })
