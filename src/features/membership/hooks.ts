import type { CollectionBeforeChangeHook } from 'payload'
import { owedOn } from './rules'

/** What is still owed, kept as a column so that lists can filter and add it up. */
export const deriveOwed: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  data.owed = owedOn({ ...originalDoc, ...data })
  return data
}
