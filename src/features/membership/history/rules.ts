import type { FeeClaim } from '../rules'

/** The values of one version of a fee that its history compares. */
export interface FeeFacts {
  amount: number
  dueDate: string
  reason: string
  note: string
  waived: boolean
  paidAmount: number
  claim: FeeClaim
  trashed: boolean
}

export type FeeFact = keyof FeeFacts
export type FactValue = string | number | boolean

/** One fact before and after. */
export interface FactChange {
  fact: FeeFact
  from: FactValue
  to: FactValue
}

/** What differs between two versions of a fee. */
export const changesOf = (before: FeeFacts, after: FeeFacts): FactChange[] =>
  (Object.keys(after) as FeeFact[])
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => ({ fact, from: before[fact], to: after[fact] }))
