/** Which invited players are asked to answer: who is out of the nomination is not. */
export const ASKED = { nomination: { not_equals: 'out' } } as const

/** The same of one row. */
export const isAsked = ({ nomination }: { nomination: unknown }): boolean =>
  nomination !== ASKED.nomination.not_equals
