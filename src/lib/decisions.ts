/** What was decided for the rows of a file, by their numbers. */
export type Decisions = Readonly<Record<string, string>>

/** The decisions with one more; an empty one leaves the row undecided. */
export const withDecision = (decisions: Decisions, row: number, decision: string): Decisions =>
  Object.fromEntries([
    ...Object.entries(decisions).filter(([number]) => number !== String(row)),
    ...(decision ? [[String(row), decision] as const] : []),
  ])

/** The same as a map. */
export const decisionsByRow = (decisions: Decisions): ReadonlyMap<number, string> =>
  new Map(Object.entries(decisions).map(([row, decision]) => [Number(row), decision]))
