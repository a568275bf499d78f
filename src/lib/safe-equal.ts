import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, compared by their bytes in a time that does not depend on where they differ. */
export const safeEqual = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
