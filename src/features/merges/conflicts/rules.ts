import { idOf } from '@/lib/reference'

/** Two rows about the same thing, one of each person. */
export interface Pair<Row> {
  mine: Row
  theirs: Row
}

/** The rows of two people by what they are about: those only the second has, and those both have. */
export function pairsOf<Row>(
  mine: readonly Row[],
  theirs: readonly Row[],
  keyOf: (row: Row) => string,
): { alone: Row[]; pairs: Pair<Row>[] } {
  const own = new Map(mine.map((row) => [keyOf(row), row]))
  return {
    alone: theirs.filter((row) => !own.has(keyOf(row))),
    pairs: theirs.flatMap((row) => {
      const other = own.get(keyOf(row))
      return other ? [{ mine: other, theirs: row }] : []
    }),
  }
}

interface Mark {
  recordedAt: string
}

/** Whether the second person's mark was recorded later: then it is the one that holds. */
export const isLaterMark = ({ mine, theirs }: Pair<Mark>): boolean =>
  Date.parse(theirs.recordedAt) > Date.parse(mine.recordedAt)

interface Answer {
  userSubmitted?: boolean | null
  answer?: string | null
  submittedAt?: string | null
  nomination?: string | null
}

/** Whether the second person's answer holds: it is the only one, or the later one. */
export const isLaterAnswer = ({ mine, theirs }: Pair<Answer>): boolean => {
  if (!theirs.userSubmitted) return false
  if (!mine.userSubmitted) return true
  return Date.parse(theirs.submittedAt ?? '') > Date.parse(mine.submittedAt ?? '1970-01-01T00:00:00Z')
}

/** Whether both are nominated, and not alike: the first person's nomination holds. */
export const nominationDiffers = ({ mine, theirs }: Pair<Answer>): boolean =>
  Boolean(mine.nomination && theirs.nomination && mine.nomination !== theirs.nomination)

/** A word about a purpose that holds, as far as a merge compares it. */
interface Held {
  given: boolean
}

/**
 * Whether a refusal has to be said again: one of the two refuses what the other allows, and the answers of both together would
 * allow it.
 */
export const isStricter = (
  mine: Held | undefined,
  theirs: Held | undefined,
  together: Held | undefined,
): boolean => together?.given === true && (mine?.given === false || theirs?.given === false)

interface Child {
  player: unknown
  relation: 'mother' | 'father' | 'other'
  right: 'full' | 'read'
}

/**
 * Links with children, one of each child: with the relation that says more, and the full right only when both have it. What the
 * office has taken from a guardian on one row is not given back by the other.
 */
export function joinedLinks<Link extends Child>(links: readonly Link[]): Link[] {
  const joined = new Map<string, Link>()
  for (const link of links) {
    const child = idOf(link.player) ?? ''
    const before = joined.get(child)
    joined.set(
      child,
      before
        ? {
            ...before,
            right: before.right === 'read' ? 'read' : link.right,
            relation: before.relation === 'other' ? link.relation : before.relation,
          }
        : link,
    )
  }
  return [...joined.values()]
}

/** The children to whom both are linked, each with both links and the one that holds. */
export const sharedLinks = <Link extends Child>(
  mine: readonly Link[],
  theirs: readonly Link[],
): (Pair<Link> & { holds: Link })[] =>
  pairsOf(mine, theirs, ({ player }) => idOf(player) ?? '').pairs.map((pair) => ({
    ...pair,
    holds: joinedLinks([pair.mine, pair.theirs])[0]!,
  }))
