/**
 * Makes something from the database ahead of a write transaction, so that the transaction does not hold the write lock
 * meanwhile. The result gives it within the transaction, made again only when `fingerprint` is another one by then.
 */
export async function madeAhead<Made>(
  fingerprint: () => Promise<string>,
  make: () => Promise<Made>,
): Promise<() => Promise<Made>> {
  const before = await fingerprint()
  const made = await make()
  return async () => ((await fingerprint()) === before ? made : make())
}
