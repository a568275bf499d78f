/** What the receipt of a sheet is sealed for. */
export const RECEIPT = 'attendance sheet'

/** How long a receipt may be: it has to fit into one call's body, and a thousand rows take a fifth of it. */
export const RECEIPT_LENGTH = 1_000_000

/** How long a receipt holds, in milliseconds. A removal is regretted at once, not from a tab of the last month. */
const RECEIPT_MS = 24 * 3_600_000

/** Whether a receipt of this moment no longer holds. */
export const isOldReceipt = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) > RECEIPT_MS

/** As much of a row as tells it apart from itself changed. */
interface Version {
  id: string
  updatedAt: string
}

/** Whether these are the very same rows, none of them changed. */
export const sameRows = (left: readonly Version[], right: readonly Version[]): boolean => {
  const known = new Map(right.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]))
  return (
    left.length === right.length && left.every(({ id, updatedAt }) => known.get(id) === Date.parse(updatedAt))
  )
}
