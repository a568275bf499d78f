/**
 * Waits for a task, but no longer than `ms` milliseconds. Throws what the task throws until then; later it goes on, and its
 * error is dropped.
 */
export async function atMost(ms: number, task: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const waited = new Promise((resolve) => (late = setTimeout(resolve, ms)))
  try {
    await Promise.race([task, waited])
  } finally {
    clearTimeout(late)
  }
}
