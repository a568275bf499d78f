import { timingSafeEqual } from 'node:crypto'

/**
 * Whether two texts are the same, in a time that does not tell where they differ. Compared by their bytes: texts of as
 * many letters may be of different lengths.
 */
export const safeEqual = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
