import type { Purpose } from '../labels'
import type { Waited } from './rules'

/** Somebody about whom an answer is missing. */
export interface Unanswered {
  id: string
  name: string
  /** The name of the main category; empty without one. */
  category: string
  purposes: readonly Purpose[]
  waited: Waited
}

/** A page of the people about whom answers are missing. */
export interface MissingConsents {
  people: readonly Unanswered[]
  total: number
  page: number
  pages: number
}
