import fc from 'fast-check'
import { sized } from './size'

/** Acts of one history at most; a shorter one shrinks faster, a longer one has more of a past. */
const LONGEST = 40

/**
 * How many random acts a suite performs, and from which seed. `npm test` performs few from a fixed seed;
 * scripts/histories.mjs sets more and another seed.
 */
const LIMITS = {
  acts: Number(process.env.HISTORY_ACTS ?? sized(50, 150)),
  seed: Number(process.env.HISTORY_SEED ?? 20261122),
}

/** Milliseconds; enough for every act and for shrinking a failure. */
export const HISTORY_TIMEOUT = 120_000 + LIMITS.acts * 500

/** Random histories of one area. */
export interface Histories<Act> {
  /** Printed with the seed and the sums, such as „fees“. */
  name: string
  /** One act as plain data: printed when a history fails, and shrunk by fast-check. */
  act: fc.Arbitrary<Act>
  /** Acts of one history at most. */
  longest?: number
  /**
   * Performs one history on rows of its own, because shrinking repeats it on the same database. Checks after every act,
   * throws what is violated, and returns the number of checks.
   */
  play: (acts: readonly Act[]) => Promise<number>
}

/** Runs random histories until the set number of acts is reached; throws the shortest failing one, with its seed. */
export async function playHistories<Act>({
  name,
  act,
  longest = LONGEST,
  play,
}: Histories<Act>): Promise<void> {
  const { acts, seed } = LIMITS
  let played = 0
  let checks = 0
  let failed = false
  const history = fc.array(act, { minLength: 1, maxLength: longest, size: 'max' })
  const property = fc.asyncProperty(history, async (some) => {
    if (failed) return void (await play(some))
    if (played >= acts) return
    played += some.length
    try {
      checks += await play(some)
    } catch (error) {
      failed = true
      throw error
    }
  })
  try {
    await fc.assert(property, { seed, numRuns: acts, includeErrorInReport: true })
  } finally {
    process.stdout.write(`histories of ${name}: seed ${seed}, ${played} acts, ${checks} checks\n`)
  }
}
