import type { FixtureView } from '../fixtures/views'

/** A match or tournament on a page of its own. */
export interface MatchPage {
  fixture: FixtureView
  /** Every category that plays in it. */
  categories: { id: string; name: string; showInMatches: boolean }[]
  /** Where the place is, for a map; empty without a place. */
  address: string
}
