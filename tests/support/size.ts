/**
 * Whether what is long by nature runs in its whole size: kills, loads, faults in every statement, every call at once. So it
 * does in `npm run test:release` (scripts/test-release.mjs); `npm test` runs a small size of each, so that nothing rots.
 */
export const isWhole = process.env.TEST_SIZE === 'whole'

/** A count for either size: rounds of kills, rows of a long list, runs of a property. */
export const sized = (small: number, whole: number): number => (isWhole ? whole : small)

/** All cases in the whole size; in the small one at most so many of them, evenly spread, always the same. */
export const someOf = <Case>(cases: readonly Case[], most: number): readonly Case[] =>
  isWhole || cases.length <= most
    ? cases
    : Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)]!)

/** `test` or `describe` for what only the whole size asks: in the small one it counts as skipped. */
export const inWhole = <Run extends { skip: unknown }>(run: Run): Run | Run['skip'] =>
  isWhole ? run : (run.skip as Run['skip'])
