import type { Renewals } from '../../scripts/lib/renewals.mjs'

declare global {
  /** What the processes of one site tell each other over Redis; undefined without CACHE_URL (scripts/lib/server.mjs). */
  var akademiaRenewals: Renewals | undefined
}

export type { Renewals }
