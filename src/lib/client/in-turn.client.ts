/** Another tab that holds its turn for longer is asleep in the background. */
const PATIENCE_MS = 10_000

/**
 * Does something while no other tab of the browser does what has the same name; at once where the browser has no locks, and
 * after ten seconds in any case.
 */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Not over plain http.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  let hasBegun = false
  try {
    await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    await work()
  }
}
