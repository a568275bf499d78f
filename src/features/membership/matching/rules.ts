import type { FeeFilterState, FeeState } from '../labels'

/** So many fees are changed at once at most: more would keep everybody else who writes waiting for too long. */
export const MOST_MATCHING = 3000

/** Whether an open fee is one of those that a filter by state asks for; without a state every fee is. */
export const isInState = (
  { state, claimed }: { state: FeeState; claimed: boolean },
  asked: FeeFilterState | undefined,
): boolean => asked === undefined || (asked === 'claimed' ? claimed : state === asked)
