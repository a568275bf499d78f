/** The purpose with which a receipt is signed (`lib/signed-value.ts`). */
export const RECEIPT_PURPOSE = 'attendance sheet'

/** The most characters of a receipt: it has to fit into a request's body. A thousand rows need a fifth of it. */
export const RECEIPT_LENGTH = 1_000_000

/** For how long a receipt is valid, in milliseconds. */
const RECEIPT_MS = 24 * 3_600_000

/** Whether a receipt made at this moment is no longer valid. */
export const isOldReceipt = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) > RECEIPT_MS

type RowVersion = Record<'id' | 'updatedAt', string>

/** Whether these are the same rows, none of them changed in between. */
export const isSameVersion = (left: readonly RowVersion[], right: readonly RowVersion[]): boolean => {
  const known = new Map(right.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]))
  return (
    left.length === right.length && left.every(({ id, updatedAt }) => known.get(id) === Date.parse(updatedAt))
  )
}
