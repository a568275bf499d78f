import type { Payload } from 'payload'

/** What `count` gives before `work` and after each commit while it runs. */
export async function countsDuring<Result>(
  { db }: Payload,
  count: () => Promise<number>,
  work: () => Promise<Result>,
): Promise<{ result: Result; counts: number[] }> {
  const commit = db.commitTransaction.bind(db)
  const counts = [await count()]
  db.commitTransaction = async (id) => {
    await commit(id)
    counts.push(await count())
  }
  try {
    return { result: await work(), counts }
  } finally {
    db.commitTransaction = commit
  }
}
